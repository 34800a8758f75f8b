import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { boxOf, cardMarkup } from '../../games/alhambra/art/money';
import { cardName } from '../../games/alhambra/names';
import { promptOf } from '../../games/alhambra/table/prompt';
import Prompt from '../../games/alhambra/table/Prompt.svelte';
import { fakeModel, samplePlayer, sampleTable, sampleView } from '../../games/alhambra/table/testing';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules } from '..';
import { event, told } from '../testing';
import module from '.';
import { compass } from './pieces';

beforeAll(async () => {
  settings.language = 'fr';
  settings.motion = 'reduced';
  await loadAreas('table', 'market', 'log', 'palace');
  await loadModules(['master_builders', 'characters']);
});
afterEach(cleanup);

const REDESIGNS = ['add GAR10-N 0,1', 'remove PAV8-'];
const AMMAR = { owned: [['ammar'], ['ammar'], []], used: [null, null, null], gone: [], aside: 4, auction: null, hakim: [null, null, null] };

function table(moves: string[], { working = false, seat = 0, ammar = false, mode = 'redesign' } = {}) {
  const parts = { master_builders: { aside: 4, working }, ...(ammar ? { characters: AMMAR } : {}) };
  const choices = { moves, total: moves.length, bills: [] };
  const hand = ['ducat 3', 'ducat builder 3', 'florin builder 3'];
  const view = sampleView({
    parts, decision: { seat, kind: 'rebuild' }, ...(seat === 0 ? { choices } : {}),
    players: { 0: samplePlayer({ hand, cards: 3 }), 1: samplePlayer(), 2: samplePlayer() },
  });
  const setup = { ...sampleTable().setup, modules: ['characters', 'master_builders'].slice(ammar ? 0 : 1), options: { architect_mode: mode } };
  return fakeModel({ view, table: { ...sampleTable(), setup } });
}

describe('the end of a turn', () => {
  it('offers the only card, says what it costs, and is declined in one tap', async () => {
    const { model, source } = table(['builder ducat', 'pass']);
    const prompt = promptOf(model, false);
    expect(prompt).toMatchObject({
      title: 'Réaménager une fois de plus\u202f?', hint: 'Cela coûte la carte architecte ducat 3\u00a0: elle quitte la partie.',
      primary: { label: 'Jouer l’architecte', missing: '' },
    });
    expect(prompt.buttons.map(({ label }) => label)).toEqual(['Passer']); // in sight, whatever the window
    await model.confirm(); // a key that was meant for something else
    expect(source.played).toEqual([]);
    await prompt.primary?.act();
    expect(source.played).toEqual(['builder ducat']);
    const other = table(['builder ducat', 'pass']);
    await promptOf(other.model, false).buttons.find(({ label }) => label === 'Passer')?.act();
    expect(other.source.played).toEqual(['pass']);
  });

  it('lets the card be chosen where there are several', async () => {
    const { model, source } = table(['builder florin', 'builder ducat', 'pass']);
    const prompt = promptOf(model, false);
    expect(prompt).toMatchObject({ hint: 'Choisissez l’architecte qui quitte la partie, ou passez.', primary: null });
    expect(prompt.buttons.map(({ label }) => label)).toEqual(['florin', 'ducat', 'Passer']);
    void prompt.buttons[0]?.act();
    expect(model.move).toBe('builder florin');
    expect(promptOf(model, false).hint).toContain('architecte florin 3');
    const { container } = render(Prompt, { model, layout: 'wide' });
    expect(container.querySelector('.art svg.card')).toBeTruthy();
    await model.confirm();
    expect(source.played).toEqual(['builder florin']);
  });

  it('then has the redesign made by the usual controls, and cannot be declined', () => {
    const { model } = table(REDESIGNS, { working: true });
    const prompt = promptOf(model, false);
    expect(prompt.title).toBe('Réaménagez\u00a0: posez, retirez ou échangez une tuile');
    expect(prompt.hint).toBe('Choisissez une tuile de la réserve ou de votre palais.');
    expect(prompt.buttons).toEqual([]);
    expect(model.has('add', 'remove')).toBe(true);
  });

  it('says so where nothing but adding is allowed', () => {
    expect(promptOf(table(['builder ducat', 'pass'], { mode: 'add_only' }).model, false).title).toBe('Poser une tuile de plus\u202f?');
    expect(promptOf(table(['add GAR10-N 0,1'], { mode: 'add_only', working: true }).model, false).title).toBe('Posez une tuile de la réserve');
  });

  it('does not ask who holds none: the table looks as if it waited for somebody else', async () => {
    const { model, source } = table(['pass']);
    expect([model.mine, model.unasked]).toEqual([false, 'pass']);
    await model.answerUnasked();
    expect(source.played).toEqual(['pass']);
  });

  it('tells the others nothing about the hand', () => {
    const one = promptOf(table([], { seat: 1 }).model, false);
    expect(one.title).toBe('Nina peut encore réaménager son palais…');
    expect(promptOf(table([], { seat: 1, working: true }).model, false).title).toBe('Nina réaménage son palais avec un architecte…');
  });
});

describe('together with Ammar', () => {
  it('his redesign is asked first, the cards are buttons beside it', () => {
    const { model } = table([...REDESIGNS, 'builder ducat', 'pass'], { ammar: true });
    const prompt = promptOf(model, false);
    expect(prompt.title).toContain('Ammar');
    expect(prompt.primary).toBeNull();
    expect(prompt.buttons.map(({ label }) => label)).toEqual(['ducat', 'Passer']);
  });

  it('a card that was played comes first, and what follows him is about the cards', () => {
    expect(promptOf(table(REDESIGNS, { ammar: true, working: true }).model, false).title).toContain('Réaménagez');
    expect(promptOf(table(['builder ducat', 'pass'], { ammar: true }).model, false).title).toContain('une fois de plus');
    expect(promptOf(table([], { seat: 1, ammar: true }).model, false).title).toContain('Ammar');
    expect(promptOf(table([], { seat: 1, ammar: true, working: true }).model, false).title).toContain('architecte');
  });
});

describe('a card', () => {
  it('is money with a compass in its corner', () => {
    const drawn = cardMarkup('ducat builder 3');
    expect(drawn).not.toBe(cardMarkup('ducat 3'));
    expect(drawn).toContain(compass('x').slice(0, 20));
    expect(boxOf('ducat builder 3')).toEqual({ height: 88, round: false });
    expect(cardMarkup('ducat builder 3', { big: true })).not.toBe(drawn);
    expect(cardName('ducat builder 3')).toBe('architecte ducat 3');
  });
});

describe('the log', () => {
  it('tells what is dealt, played and declined', () => {
    const { say } = told(module.story);
    expect(say(event('builders dealt', 0, { cards: ['ducat builder 3', 'florin builder 3'], count: 2 }))).toBe('Vous recevez architecte ducat 3 et architecte florin 3, que vous seul voyez.');
    expect(say(event('builders dealt', 1, { cards: null, count: 2 }))).toBe('Kim reçoit 2 cartes Architecte, que personne d’autre ne voit.');
    expect(say(event('builder', 1, { card: 'ducat builder 3' }))).toBe('Kim joue architecte ducat 3 pour réaménager\u202f; la carte quitte la partie.');
    expect(say(event('pass', 1, { declined: 'rebuild' }))).toBe('Kim ne réaménage rien à la fin du tour.');
  });

  it('names what undo would take back', () => {
    expect(module.undo.builder()).toBe('Annuler\u00a0: architecte joué');
  });
});
