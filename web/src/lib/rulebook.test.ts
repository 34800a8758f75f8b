import { expect, it } from 'vitest';
import { matches } from './rulebook';

it('finds words whatever their accents', () => {
  expect(matches('decompte mur', 'BASE-1', 'Le mur', 'Au Décompte')).toBe(true);
  expect(matches('decompte toit', 'BASE-1', 'Le mur', 'Au Décompte')).toBe(false);
  expect(matches('l’argent', "Prendre de l'argent")).toBe(true);
});
