/** Where texts are: `locales/en/table.ftl`, `modules/<key>/en.ftl`, `modules/<key>/rules/en.ftl`. */

/** The language of a file and its area: a module's own texts have its key, what it adds to the rules belongs to them. */
export function placeOf(path: string): { language: string; area: string } {
  const [name = '', folder = '', above] = path.replace(/\.ftl$/, '').split('/').reverse();
  return above === 'locales' ? { language: folder, area: name } : { language: name, area: folder };
}
