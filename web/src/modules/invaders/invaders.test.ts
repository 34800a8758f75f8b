import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import Reveal from '../../games/alhambra/scoring/Reveal.svelte';
import { revealOf, rowsOf, sharesAfter } from '../../games/alhambra/scoring/reveal';
import Palace from '../../games/alhambra/table/Palace.svelte';
import Players from '../../games/alhambra/table/Players.svelte';
import { promptOf } from '../../games/alhambra/table/prompt';
import { fakeModel, sampleDeal, sampleView } from '../../games/alhambra/table/testing';
import { announcements } from '../../lib/announcer.svelte';
import { loadAreas } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import type { GameEvent } from '../../lib/wire';
import { loadModules, modulesOf } from '..';
import { attackBack, attackCard, scoutCard } from './pieces';
import { secretOf, type InvadersPart } from './part';
import Secret from './Secret.svelte';
import Shelf from './Shelf.svelte';
import { showSides } from './sides.svelte';
import Strip from './Strip.svelte';

const PART: InvadersPart = {
  open: false, next: null, looked: [], left: ['N', 'E', 'S'], attacks: ['W'], scouts: ['garden', 'tower'], scouts_left: ['pavilion', 'arcades'],
  costs: [[1, 2, 3], [0, 0, 1], [0, 0, 0]],
};
const LOOK: GameEvent = { ply: 20, event: 'scout', seat: 0, building: 'garden', direction: 'S' };

function table(part: Partial<InvadersPart> = {}, kind = 'action', moves: string[] = ['take ducat 8'], events: GameEvent[] = sampleDeal()) {
  const parts = { invaders: { ...PART, ...part } };
  return fakeModel({ view: sampleView({ parts, decision: { seat: 0, kind }, choices: { moves, total: moves.length, bills: [] } }), events });
}

beforeAll(async () => {
  settings.language = 'fr';
  settings.motion = 'reduced';
  await loadAreas('table', 'palace', 'log', 'scoring');
  await loadModules(['invaders']);
});
afterEach(() => {
  cleanup();
  showSides(false);
});

it('lays out the attacks so far, a covered card and the scouts', () => {
  render(Shelf, { model: table({ looked: [1] }).model, layout: 'wide' });
  const seen = screen.getAllByRole('img').map((card) => card.getAttribute('aria-label'));
  expect(seen).toEqual(['Attaque 1, venue de l’ouest', 'Prochaine carte d’attaque, face cachée', 'Émissaire\u00a0: Jardin', 'Émissaire\u00a0: Tour']);
  expect(screen.getByText(/a regardé la carte/).textContent).toContain(table().model.name(1));
  cleanup();
  render(Shelf, { model: table({ open: true, next: 'E', scouts: [] }).model, layout: 'wide' });
  expect(screen.getByRole('img', { name: 'La prochaine attaque viendra de l’est' })).toBeTruthy();
  cleanup();
  render(Shelf, { model: table({ attacks: ['W', 'N', 'E'], scouts: [] }).model, layout: 'wide' });
  expect(screen.getAllByRole('img')).toHaveLength(3);
});

it('asks right after the payment, and one tap looks or declines', async () => {
  const { model, source } = table({}, 'scout', ['scout garden', 'pass']);
  const prompt = promptOf(model, false);
  expect(prompt).toMatchObject({
    title: 'Envoyer l’émissaire (Jardin)\u202f?', primary: { label: 'Regarder' }, buttons: [{ label: 'Passer' }],
    hint: 'Vous regardez en secret d’où viendra la prochaine attaque. L’émissaire quitte la partie.',
  });
  await model.confirm(); // Enter may have been meant for something else
  expect(source.played).toEqual([]);
  await prompt.primary?.act();
  expect(source.played).toEqual(['scout garden']);
  const waiting = fakeModel({ view: sampleView({ parts: { invaders: { ...PART } }, decision: { seat: 1, kind: 'scout' } }) }).model;
  expect(promptOf(waiting, false).title).toBe(`${waiting.name(1)} décide s’il envoie un émissaire`);
});

it('shows the card to who has looked, until it is put back, and keeps a note of it', async () => {
  const { model } = table({ looked: [0], next: 'S' }, 'extra', ['take ducat 8'], [...sampleDeal(), LOOK]);
  const { container } = render(Secret, { model });
  expect(container.querySelector('[data-secret]')?.textContent).toContain('La prochaine attaque viendra du sud');
  screen.getByRole('button', { name: 'Compris', hidden: true }).click();
  await tick();
  expect(container.querySelector('[data-secret]')).toBeNull();
  cleanup();
  render(Strip, { model, layout: 'wide' });
  expect(screen.getByText(/^Vous seul le savez/).textContent).toBe('Vous seul le savez\u00a0: attaque du sud');
});

it('shows it to nobody else', () => {
  const others = table({ looked: [1] }, 'extra', ['take ducat 8'], [...sampleDeal(), { ...LOOK, seat: 1, direction: null }]).model;
  expect(render(Secret, { model: others }).container.querySelector('[data-secret]')).toBeNull();
  expect(secretOf(others)).toBeNull();
  const covered = table({ looked: [0] });
  covered.source.change({ you: { ...covered.source.you, seats: [0, 1], eye: null } });
  expect(secretOf(covered.model)).toBeNull();
  cleanup();
  const { container } = render(Players, { model: others });
  expect(container.textContent).toContain('a regardé la prochaine carte d’attaque');
});

it('shows the open sides when they are wanted, as the server counts them', async () => {
  const { model, source } = table();
  source.answers['open_sides'] = () => ({ type: 'open_sides', open_sides: { 0: [[0, 0, 'S'], [0, 0, 'W'], [1, 0, 'E'], [1, 0, 'S']] } });
  const { container } = render(Palace, { model, layout: 'wide' });
  render(Strip, { model, layout: 'narrow' });
  const button = screen.getByRole('button', { name: 'Montrer les côtés ouverts du palais' });
  expect(container.querySelector('[data-sides]')).toBeNull();
  button.click();
  await vi.waitFor(() => expect(container.querySelector('[data-sides]')).not.toBeNull());
  flushSync();
  expect(button.querySelector('.sr')?.textContent).toBe('Côtés ouverts\u00a0: 0 au nord, 1 à l’est, 2 au sud, 1 à l’ouest. Les masquer');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(modulesOf(model)[0]?.spoken?.(model, 0, [0, 0])).toEqual(['ouvert\u00a0: sud et ouest']);
  expect(modulesOf(model)[0]?.spoken?.(model, 0, [0, -1])).toEqual([]);
  button.click();
  flushSync();
  expect(container.querySelector('[data-sides]')).toBeNull();
});

// ---------------------------------------------------------------------- a scoring that an attack follows

const wall = (seat: number, points: number) => ({ seat, rule: 'BASE-SCORE-04', what: 'wall', points, segments: [] });
const SCORING: GameEvent = { ply: 20, event: 'scoring', seat: null, scoring: 2, lines: [wall(0, 5), wall(1, 1)], scores: [15, 1, 6], majorities: {} };
const ATTACK: GameEvent = {
  ply: 20, event: 'attack', seat: null, scoring: 2, direction: 'N', scores: [11, 0, 6], lost: 5,
  lines: [
    { seat: 0, rule: 'ATT-06', what: 'attack', points: -4, due: 4, sides: [['N', 2, 2]], segments: [[0, 0, 'N'], [1, 0, 'N']] },
    { seat: 1, rule: 'ATT-06', what: 'attack', points: -1, due: 2, sides: [['N', 1, 2]], segments: [[0, 0, 'N']] },
  ],
};
const held = [...sampleDeal(), SCORING, ATTACK];

it('is a step of the scoring, after all gains', () => {
  const reveal = revealOf(held, 2, 3);
  expect(reveal?.before).toEqual([10, 0, 6]);
  expect(reveal?.steps.slice(-2)).toMatchObject([{ kind: 'module', family: 'ATT', gains: [-4, -1, 0], sequel: ATTACK }, { kind: 'total', gains: [1, 0, 0] }]);
  if (!reveal) return;
  expect(sharesAfter(reveal, reveal.steps.length).map(({ lost, total }) => [lost, total])).toEqual([[-4, 11], [-1, 0], [0, 6]]);
  expect(rowsOf(reveal).slice(-2)).toMatchObject([{ source: 'module', family: 'ATT', values: [-4, -1, 0] }, { source: 'total', values: [11, 0, 6] }]);
  const spared = revealOf([...sampleDeal(), SCORING, { ...ATTACK, lines: [] }], 2, 3);
  expect(spared?.steps.at(-2)).toMatchObject({ kind: 'module', family: 'ATT', gains: [0, 0, 0] });
});

it('comes in over the palace, lights the sides and says who loses what, and why', async () => {
  const { model } = fakeModel({ events: held, view: sampleView({ parts: { invaders: { ...PART } } }) });
  const { container } = render(Reveal, { model, scoring: 2, onclose: () => undefined });
  await fireEvent.keyDown(document.body, { key: 'End' });
  await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  await tick();
  expect(screen.getByRole('heading', { name: 'Attaque du nord' })).toBeTruthy();
  expect(container.querySelector('[data-sweep]')?.getAttribute('data-sweep')).toBe('N');
  expect(container.querySelector('path.pop')).not.toBeNull();
  expect(container.textContent).toContain('Côtés ouverts\u00a0: 2 nord × 2 = 4');
  expect(container.textContent).toContain('Côtés ouverts\u00a0: 1 nord × 2 = 2 (perdu\u00a0: 1, personne ne descend sous 0)');
  expect(container.textContent).toContain('Aucun côté ouvert\u00a0: rien n’est perdu.');
  expect(screen.getAllByText('−4').length).toBeGreaterThan(0);
  await new Promise((done) => setTimeout(done, 150));
  expect(announcements.polite).toContain('Attaque du nord');
});

it('draws every card differently', () => {
  const all = [...(['N', 'E', 'S', 'W'] as const).map(attackCard), attackBack(), scoutCard('garden'), scoutCard('tower')];
  expect(new Set(all).size).toBe(7);
  expect(all.join('')).not.toMatch(/undefined|NaN/);
});
