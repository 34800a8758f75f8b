/** Patterns that drawings are filled with. */

/** A pattern to be drawn once: see `drawOnce`. */
export function pattern(id: string, width: number, height: number, body: string): string {
  return `<pattern id="art-${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`;
}

export function lines(data: string, color: string, width: number, more = ''): string {
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}"${more && ` ${more}`}/>`;
}
