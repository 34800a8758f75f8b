import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Dialog from './Dialog.svelte';
import { qrPath } from './qr';
import Segmented from './Segmented.svelte';
import Sheet from './Sheet.svelte';
import Stepper from './Stepper.svelte';

afterEach(cleanup);
const children = createRawSnippet(() => ({ render: () => '<p>inside</p>' }));

describe('Segmented', () => {
  it('is a group of radio buttons of which one is chosen', async () => {
    const onchange = vi.fn();
    const options = [{ value: 'a', label: 'A' }, { value: 'b', label: 'B' }];
    render(Segmented, { options, value: 'a', label: 'Letter', onchange });
    expect(screen.getByRole('radiogroup', { name: 'Letter' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A' }).checked).toBe(true);
    await fireEvent.click(screen.getByRole('radio', { name: 'B' }));
    expect(onchange).toHaveBeenCalledExactlyOnceWith('b');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A' }).checked).toBe(false);
  });
});

describe('Stepper', () => {
  it('stops at its bounds, and its buttons stay reachable there', async () => {
    const onchange = vi.fn();
    render(Stepper, { value: 1, least: 0, most: 2, label: 'Tiles', onchange });
    const [less, more] = screen.getAllByRole('button');
    await fireEvent.click(more!);
    await fireEvent.click(more!);
    expect(onchange.mock.calls).toEqual([[2]]);
    expect(more!.getAttribute('aria-disabled')).toBe('true');
    expect(more!.hasAttribute('disabled')).toBe(false);
    expect(less!.getAttribute('aria-disabled')).toBe('false');
  });
});

describe('Sheet', () => {
  it('holds its content only while it is open, and gives the focus back', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const onclose = vi.fn();
    const { rerender } = render(Sheet, { open: false, title: 'Title', onclose, children });
    expect(screen.queryByText('inside')).toBeNull();
    await rerender({ open: true });
    const dialog = document.querySelector('dialog')!;
    expect(dialog.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByText('Title'));
    await rerender({ open: false });
    expect(dialog.open).toBe(false);
    expect(screen.queryByText('inside')).toBeNull();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  it('asks to be closed by its button and by Escape, and does not close by itself', async () => {
    const onclose = vi.fn();
    render(Sheet, { open: true, title: 'Title', onclose, children });
    await tick();
    await fireEvent.click(screen.getByRole('button'));
    expect(onclose).toHaveBeenCalledTimes(1);
    const dialog = document.querySelector('dialog')!;
    const event = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(onclose).toHaveBeenCalledTimes(2);
    expect(dialog.open).toBe(true);
  });

  it('gives the focus back when it goes away while open', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { unmount } = render(Sheet, { open: true, title: 'Title', onclose: () => undefined, children });
    await tick();
    expect(document.activeElement).not.toBe(opener);
    unmount();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });
});

describe('Dialog', () => {
  it('asks, and does what was answered', async () => {
    const act = vi.fn();
    const nothing = (): void => undefined;
    const actions = [{ label: 'No', act: nothing }, { label: 'Yes', primary: true, act }];
    render(Dialog, { open: true, title: 'Sure?', text: 'It goes away.', actions, onclose: nothing });
    await tick();
    expect(screen.getByRole('alertdialog', { name: 'Sure?', description: 'It goes away.' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(act).toHaveBeenCalledOnce();
  });
});

describe('the path of a code', () => {
  it('has one rectangle for each run', () => {
    expect(qrPath([[true, true, false, true], [false, false, false, false], [true, false, true, true]])).toBe(
      'M0 0h2v1h-2zM3 0h1v1h-1zM0 2h1v1h-1zM2 2h2v1h-2z',
    );
  });
});
