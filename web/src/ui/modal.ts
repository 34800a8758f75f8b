/** What every `<dialog>` of ours does: it takes the focus, gives it back, and asks its owner to close it. */

export interface Modal {
  /** Closes it, and gives the focus back to where it was. */
  close(): void;
}

/** Opens the dialog. `ask` is called by Esc, by the scrim and by the browser; whoever opened it decides. */
export function openModal(dialog: HTMLDialogElement, ask: () => void, first?: HTMLElement | null): Modal {
  const before = document.activeElement;
  let ours = false; // are we closing it ourselves?
  const cancelled = (event: Event): void => {
    event.preventDefault();
    ask();
  };
  const closed = (): void => {
    if (!ours) ask();
  };
  const clicked = (event: MouseEvent): void => {
    if (event.target === dialog && outside(dialog, event)) ask();
  };
  dialog.addEventListener('cancel', cancelled);
  dialog.addEventListener('close', closed);
  dialog.addEventListener('click', clicked);
  dialog.showModal();
  first?.focus();
  return {
    close: () => {
      ours = true;
      dialog.removeEventListener('cancel', cancelled);
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('click', clicked);
      if (dialog.open) dialog.close();
      // A dialog that left the page with its owner cannot give the focus back by itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
  };
}

/** The scrim belongs to the dialog as well: only where it was clicked tells them apart. */
function outside(dialog: HTMLElement, event: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (!x && !y) return false; // made by a key
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}
