import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import Money from '../../games/alhambra/table/Money.svelte';
import Players from '../../games/alhambra/table/Players.svelte';
import { promptOf } from '../../games/alhambra/table/prompt';
import { fakeModel, sampleView } from '../../games/alhambra/table/testing';
import { keepWish } from '../../games/alhambra/table/wishes.svelte';
import type { View } from '../../games/alhambra/wire';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { loadModules, modulesOf } from '..';
import { thief, thiefCard } from './pieces';
import Strip from './Strip.svelte';

const STEALS = ['steal ducat 8', 'steal dirham 3', 'steal dirham 2'];
const BUY = 'vizier buy GAR12-S dinar 7 dinar 5';

/** A window in which I hold thieves of dirhams and ducats. */
function table(moves: string[] = [...STEALS, 'pass'], facts: Partial<View> = {}, more: object = {}) {
  const hands = [['thief dirham', 'thief dirham', 'thief ducat', 'thief florin'], null, null];
  const parts = { thieves: { hands, counts: [4, 2, 0], used: ['thief dinar', 'thief ducat', 'thief dinar'] }, ...more };
  const choices = { moves, total: moves.length, bills: [] };
  return fakeModel({ view: sampleView({ active: 1, parts, decision: { seat: 0, kind: 'interlude' }, choices, ...facts }) });
}

beforeAll(async () => {
  settings.language = 'fr';
  await loadAreas('table', 'market', 'log');
  await loadModules(['thieves', 'vizier']);
});
beforeEach(() => keepWish('fake', 'able'));
afterEach(cleanup);

const displayed = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.display button.card')];

it('asks which card to steal, and steals the one that is tapped', async () => {
  const { model, source } = table();
  expect(promptOf(model, false)).toMatchObject({
    interrupt: true, title: 'Envoyer un voleur\u202f?', hint: 'Touchez la carte à voler\u00a0: 8 ducats, 3 dirhams ou 2 dirhams.',
    buttons: [{ label: 'Passer' }], primary: null,
  });
  render(Money, { model, layout: 'wide' });
  expect(displayed().map((card) => card.classList.contains('lit'))).toEqual([true, false, true, true]);
  displayed()[2]?.click();
  await Promise.resolve();
  expect([model.move, model.picks]).toEqual(['steal dirham 3', [2]]);
  expect(promptOf(model, false)).toMatchObject({
    title: 'Voler 3 dirhams\u202f?', hint: 'Votre voleur dirham quitte la partie. La carte est remplacée tout de suite.', primary: { label: 'Voler', missing: '' },
  });
  displayed()[3]?.click();
  expect(model.move).toBe('steal dirham 2');
  displayed()[3]?.click(); // put back
  expect(model.move).toBeNull();
  displayed()[0]?.click();
  await model.confirm();
  expect(source.played).toEqual(['steal ducat 8']);
});

it('declines in one tap', () => {
  const { model, source } = table();
  void promptOf(model, false).buttons[0]?.act();
  expect(source.played).toEqual(['pass']);
});

it('says of any other card why it cannot be stolen', async () => {
  const { model, source } = table();
  source.refusal = { reason: 'thief-not-held', text: 'Vous n’avez aucun voleur.', rule: 'THIEF-06' };
  await model.toggleCard(1);
  expect(source.asked).toEqual(['steal dinar 4']);
  expect(model.refusal).toMatchObject({ rule: 'THIEF-06', at: 'card', index: 1 });
  const { container } = render(Money, { model, layout: 'wide' });
  expect(container.querySelector('#money-tip .btn.sm:not(.rule)')?.textContent ?? '').not.toContain('seule');
});

it('shows my thieves to me, and lets one of them choose', async () => {
  const { model } = table();
  render(Strip, { model, layout: 'wide' });
  const list = screen.getByRole('list', { name: 'Vos voleurs, que vous seul voyez' });
  expect(list.children).toHaveLength(4);
  const [first, second] = screen.getAllByRole('button', { name: 'voleur dirham\u00a0: choisir la carte qu’il vole' });
  first?.click();
  await tick();
  expect(model.move).toBe('steal dirham 3'); // the dearest
  expect([first, second].map((one) => one?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  first?.click();
  expect(model.move).toBeNull();
  const idle = screen.getByRole('button', { name: 'voleur florin\u00a0: aucune carte de sa monnaie n’est exposée' });
  expect(idle.getAttribute('aria-disabled')).toBe('true');
  idle.click();
  expect(model.move).toBeNull();
});

it('shows to others how many, and nothing else', () => {
  const { model } = table();
  const { container } = render(Players, { model });
  expect(container.textContent).toContain('2 voleurs');
  expect(container.textContent).not.toContain('0 voleur');
  expect(container.innerHTML).not.toMatch(/voleur (florin|dirham|dinar|ducat)|thief/);
  cleanup();
  const own = modulesOf(model).find(({ key }) => key === 'thieves');
  expect(own?.owns?.(model)).toBe(true);
});

it('shows nothing of a hand while the device is covered', () => {
  const { model, source } = table();
  source.change({
    you: { ...source.you, seats: [0, 1], eye: null },
    view: sampleView({ parts: { thieves: { hands: [null, null, null], counts: [4, 2, 0], used: [] } } }),
  });
  const own = modulesOf(model).find(({ key }) => key === 'thieves');
  expect(own?.owns?.(model)).toBe(false);
});

it('is one question with the vizier, who may be called first', async () => {
  const { model, source } = table([BUY, ...STEALS, 'pass'], {}, { vizier: { awake: [true, true, true] } });
  expect(promptOf(model, false)).toMatchObject({
    title: 'Appeler votre vizir\u202f?', primary: { label: 'Acheter Jardin 12' }, buttons: [{ label: 'Passer' }],
    hint: 'Jardin 12 pour 7 + 5 = 12 dinars, sans rejouer. Touchez la carte à voler\u00a0: 8 ducats, 3 dirhams ou 2 dirhams.',
  });
  await model.toggleCard(0);
  expect(promptOf(model, false)).toMatchObject({ title: 'Voler 8 ducats\u202f?', primary: { label: 'Voler' } });
  expect(promptOf(model, false).hint).toBe('Votre voleur ducat quitte la partie. La carte est remplacée tout de suite.');
  await model.confirm();
  expect(source.played).toEqual(['steal ducat 8']);
});

it('tells who may still steal in this window, and who comes next and may not', () => {
  const { model } = table(undefined, { active: 0 });
  const between = modulesOf(model)[0]?.between;
  expect([0, 1, 2].map((seat) => between?.has(model, seat))).toEqual(['4 voleurs', '2 voleurs (pas juste avant son tour)', '']);
  expect(between?.notes(model)[1]).toBe('Voleurs sortis de la partie\u00a0: voleur dinar × 2 et voleur ducat.');
});

it('asks nobody who cannot steal, and the answer is given for them', () => {
  const { model } = table(['pass']);
  expect([model.mine, model.unasked]).toEqual([false, 'pass']);
  keepWish('fake', 'always');
  expect(promptOf(model, false)).toMatchObject({ title: 'Envoyer un voleur\u202f?', hint: 'Rien à faire pour l’instant.' });
});

it('draws a card for each currency', () => {
  const all = ['florin', 'dirham', 'dinar', 'ducat'].map(thiefCard);
  expect(new Set(all).size).toBe(4);
  expect([...all, thief()].join('')).not.toMatch(/undefined|NaN/);
});
