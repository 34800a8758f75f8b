/** Do this when the page has been painted once more, or at once where nobody looks. Returns how to call it off. */
export function afterPaint(act: () => void): () => void {
  if (document.hidden || typeof requestAnimationFrame === 'undefined') {
    act();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
