import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './focus';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<main><section data-home tabindex="-1"></section><button id="a"></button><button id="b"></button></main>';
  stop = keepFocus();
});
afterEach(() => stop());

const button = (id: string): HTMLElement => document.getElementById(id)!;
const focused = (): string => document.activeElement?.id || document.activeElement?.tagName || '';
const later = (): Promise<unknown> => new Promise((done) => setTimeout(done, 90));

it('goes where the page says what to do when its place is gone', async () => {
  button('a').focus();
  button('a').remove();
  expect(focused()).toBe('BODY');
  await later();
  expect(focused()).toBe('SECTION');
});

it('goes to the main part where nothing else is named', async () => {
  document.querySelector('[data-home]')?.removeAttribute('data-home');
  button('a').focus();
  button('a').remove();
  await vi.waitFor(() => expect(focused()).toBe('MAIN'));
});

it('leaves it to whoever knows better, and to people who click beside everything', async () => {
  button('a').focus();
  button('a').remove();
  button('b').focus();
  await later();
  expect(focused()).toBe('b');
  button('b').blur();
  document.body.append('a change');
  await later();
  expect(focused()).toBe('BODY');
});

it('waits for a page that is still being fetched', async () => {
  button('a').focus();
  document.body.innerHTML = '';
  await later();
  expect(focused()).toBe('BODY');
  document.body.innerHTML = '<main></main>';
  await later();
  expect(focused()).toBe('MAIN');
});
