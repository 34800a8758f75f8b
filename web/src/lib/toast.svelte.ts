/** Short messages at the edge of the screen. */

export interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'bad' | 'ok';
}

export const toasts: Toast[] = $state([]);
let next = 1;

export function toast(text: string, kind: Toast['kind'] = 'info', seconds = 5): void {
  const id = next++;
  toasts.push({ id, text, kind });
  setTimeout(() => dismiss(id), seconds * 1000);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((one) => one.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
