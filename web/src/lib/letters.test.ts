import { afterEach, describe, expect, it, vi } from 'vitest';
import { readKeyboard } from './keyboard.svelte';
import { actionOf, lettersOf, usualLetters } from './letters';
import { settings, type Language } from './settings.svelte';

const PROPOSED = { slot2: '2', card1: 'q', card2: 'w', card3: 'e', card4: 'r', money: 'm', palace: 'p' };
const press = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });
const row = (): string => ['card1', 'card2', 'card3', 'card4'].map((one) => lettersOf(PROPOSED)[one]).join('');

async function keyboard(letters: Record<string, string> | null): Promise<void> {
  const map = letters && new Map(Object.entries(letters));
  vi.stubGlobal('navigator', { keyboard: map ? { getLayoutMap: () => Promise.resolve(map) } : undefined });
  await readKeyboard();
}

describe('the letters of a table', () => {
  afterEach(async () => {
    settings.language = 'en';
    settings.keys = {};
    await keyboard(null);
    vi.unstubAllGlobals();
  });

  it.each([['fr', 'azer'], ['de', 'qwer'], ['en', 'qwer']] as [Language, string][])('suit the language: %s', (language, letters) => {
    settings.language = language;
    expect(row()).toBe(letters);
  });

  it('are those of the keyboard, where the browser knows it', async () => {
    await keyboard({ KeyQ: 'a', KeyW: 'z', KeyE: 'e', KeyR: 'r' });
    expect(row()).toBe('azer');
    expect(actionOf(PROPOSED, press('A', 'KeyQ'))).toBe('card1');
    expect(actionOf(PROPOSED, press('q', 'KeyA'))).toBeUndefined();
    settings.language = 'fr';
    await keyboard({ KeyQ: 'q', KeyW: 'w', KeyE: 'e', KeyR: 'r' });
    expect(row()).toBe('qwer'); // somebody who reads French on an American keyboard
  });

  it('are never shared by two actions', async () => {
    await keyboard({ KeyQ: "'", KeyW: ',', KeyE: '.', KeyR: 'p' }); // Dvorak
    expect(row()).toBe('qwer');
    settings.language = 'fr';
    await keyboard(null);
    settings.keys = { money: 'a' };
    expect(new Set(Object.values(lettersOf(PROPOSED))).size).toBe(7);
  });

  it('take a digit from its key, with or without Shift', () => {
    expect(actionOf(PROPOSED, press('2', 'Digit2'))).toBe('slot2');
    expect(actionOf(PROPOSED, press('é', 'Digit2'))).toBe('slot2');
    expect(actionOf(PROPOSED, press('2', 'Digit2', true))).toBe('slot2'); // AZERTY with Shift
    expect(actionOf(PROPOSED, press('@', 'Digit2', true))).toBeUndefined();
  });

  it('that somebody has chosen stay', () => {
    settings.language = 'fr';
    settings.keys = { card1: 'q' };
    expect(lettersOf(PROPOSED)['card1']).toBe('q');
    expect(usualLetters(PROPOSED)['card1']).toBe('a');
  });
});
