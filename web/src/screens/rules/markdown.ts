/** The little Markdown of the reference, taken apart: paragraphs, lists, tables, code; ids become links. */

export type Inline = { kind: 'text' | 'b' | 'i' | 'code' | 'rule'; text: string };
export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

const SPANS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\n]+)\*|\b([A-Z]{2,}(?:-[A-Z0-9]+)*-R?\d+)\b/g;
// Where a sentence was found: for those who check the reference, not for those who read it.
const SOURCES = / ?\[(?:\d{3}|BGA)[^\]]*\](?=[\s.;,)]|$)/g;

/** `known` tells which ids have a page. */
export function inline(text: string, known: (id: string) => boolean): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(SPANS)) {
    const [whole, code, strong, soft, id] = match;
    if (id && !known(id)) continue;
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    if (code) found.push(known(code) ? { kind: 'rule', text: code } : { kind: 'code', text: code });
    else if (strong) found.push({ kind: 'b', text: strong });
    else if (soft) found.push({ kind: 'i', text: soft });
    else found.push({ kind: 'rule', text: whole });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

const cellsOf = (row: string): string[] => row.trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());

export function blocks(markdown: string, known: (id: string) => boolean): Block[] {
  const read = (text: string): Inline[] => inline(text, known);
  const lines = markdown.split('\n');
  const found: Block[] = [];
  let at = 0;
  const run = (fits: RegExp): string[] => {
    const from = at;
    while (at < lines.length && fits.test(lines[at] ?? '')) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const item = /^(\d+\.|-) /.exec(line);
    if (!line.trim()) at += 1;
    else if (line.startsWith('```')) {
      at += 1;
      found.push({ kind: 'code', text: run(/^(?!```)/).join('\n') });
      at += 1;
    } else if (line.startsWith('|')) {
      const [head = '', , ...rows] = run(/^\|/);
      found.push({ kind: 'table', head: cellsOf(head).map(read), rows: rows.map((row) => cellsOf(row).map(read)) });
    } else if (item) {
      const items = run(/^(\d+\.|-) /).map((one) => read(one.replace(/^(\d+\.|-) /, '').replace(SOURCES, '')));
      found.push({ kind: 'list', ordered: item[1] !== '-', items });
    } else {
      const text = line.replace(SOURCES, '').trim();
      if (text) found.push({ kind: 'paragraph', content: read(text) });
      at += 1;
    }
  }
  return found;
}
