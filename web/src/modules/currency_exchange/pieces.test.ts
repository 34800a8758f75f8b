import { expect, it } from 'vitest';
import { cardMarkup, plainCard } from '../../games/alhambra/art/money';
import './pieces';

it('draws a card of two currencies, and nothing if these are none', () => {
  expect(cardMarkup('exchange florin dinar')).not.toBe(plainCard(0));
  expect(cardMarkup('exchange florin dinar')).not.toBe(cardMarkup('exchange florin ducat'));
  expect(cardMarkup('exchange florin nothing')).toBe('');
});
