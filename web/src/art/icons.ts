/** Line icons in a box of 24 by 24, drawn with the colour of the text around them. */

const COMMON = {
  // the table
  undo: '<path d="M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"/>',
  redo: '<path d="M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3"/>',
  check: '<path d="M4 12.5l5.5 5.5L20 6.5"/>',
  bulb: '<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3Z"/>',
  book: '<path d="M4 5a2 2 0 0 1 2-2h14v15H6a2 2 0 0 0-2 2V5ZM4 20a2 2 0 0 0 2 2h14v-4"/>',
  eye: '<path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12Z"/><circle cx="12" cy="12" r="3"/>',
  'eye-off':
    '<path d="M4.5 7.5C2.9 9.5 2 12 2 12s3.6 7 10 7c1.8 0 3.3-.5 4.6-1.3M9.5 5.3C10.3 5.1 11.1 5 12 5c6.4 0 10 7'
    + ' 10 7s-.8 1.6-2.4 3.3M4 3l17 18"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  target: '<circle cx="12" cy="12" r="7"/><path d="M12 2v5M12 17v5M2 12h5M17 12h5"/>',
  box: '<path d="M3 8l9-5 9 5v8l-9 5-9-5V8ZM3 8l9 5 9-5M12 13v8"/>',
  cards: '<rect x="8" y="3" width="12" height="16" rx="2"/><path d="M5 6.5v12A2.5 2.5 0 0 0 7.5 21H15"/>',
  coin: '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="5.5"/>',
  wall: '<path d="M3 21V8h3v3h3V8h3v3h3V8h3v3h3v10Z"/>',
  tile: '<rect x="4" y="4" width="16" height="16" rx="1.5"/><path d="M4 8.5h16M12 11.5l3.5 3-3.5 3-3.5-3Z"/>',
  swap: '<path d="M4 8h14l-4-4M20 16H6l4 4"/>',
  ban: '<circle cx="12" cy="12" r="9"/><path d="M6 6l12 12"/>',
  dice: '<rect x="4" y="4" width="16" height="16" rx="3"/><path d="M9 9h.01M15 15h.01M12 12h.01"/>',
  log: '<path d="M5 4h14v16H5ZM9 9h6M9 13h6M9 17h3"/>',
  list: '<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01"/>',
  crown: '<path d="M3 8l4.5 4L12 5l4.5 7L21 8l-2 11H5Z"/>',
  star: '<path d="M12 3l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1-5.5-3.1-5.5 3.1 1.3-6.1L3.2 9.4l6.2-.7Z"/>',
  zoom: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.3 15.3L21 21M10.5 8v5M8 10.5h5"/>',
  expand: '<path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"/>',
  shrink: '<path d="M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7"/>',
  hand:
    '<path d="M7 12.5V6.5a1.6 1.6 0 0 1 3.2 0V11M10.2 10.5V4.6a1.6 1.6 0 0 1 3.2 0v5.9M13.4 10.5V5.8a1.6 1.6 0 0 1'
    + ' 3.2 0v5.7M16.6 9a1.6 1.6 0 0 1 3.2 0v5.5c0 4.5-2.8 7-6.6 7-3 0-4.7-1.2-6.2-3.6l-3-4.9a1.7 1.7 0 0 1 2.8-1.9'
    + 'L7 12.5"/>',
  flag: '<path d="M5 21V4M5 4.5c4-2 6.5 2 14 0v9c-7.5 2-10-2-14 0"/>',
  // people and tables
  person: '<circle cx="12" cy="8" r="4"/><path d="M4 21c1-4.5 4-6 8-6s7 1.5 8 6"/>',
  people:
    '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c.7-4 3-5.5 6.5-5.5s5.8 1.5 6.5 5.5M15.5 4.8a3.5 3.5 0 0 1 0'
    + ' 6.4M17.5 14.8c2.4.6 3.6 2.2 4 5.2"/>',
  bot: '<rect x="4" y="8" width="16" height="11" rx="3"/><path d="M12 8V4M9 13h.01M15 13h.01"/>',
  link:
    '<path d="M10 14a4.5 4.5 0 0 0 6.5 0l3-3a4.6 4.6 0 0 0-6.5-6.5l-1.2 1.2M14 10a4.5 4.5 0 0 0-6.5 0l-3 3A4.6 4.6'
    + ' 0 0 0 11 19.5l1.2-1.2"/>',
  copy:
    '<rect x="8" y="8" width="12" height="13" rx="2"/><path d="M16 8V5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v9a2 2 0 0 0 2'
    + ' 2h2"/>',
  qr:
    '<path d="M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2M20 14v2.5M14 20h2.5M20 20h.01M18 17.5h.01M7 7h.01M17'
    + ' 7h.01M7 17h.01"/>',
  share:
    '<circle cx="6" cy="12" r="2.5"/><circle cx="17" cy="6" r="2.5"/><circle cx="17" cy="18" r="2.5"/><path d="'
    + 'M8.2 10.9l6.6-3.7M8.2 13.1l6.6 3.7"/>',
  leave: '<path d="M13 4H5v16h8M10 12h11M17 8l4 4-4 4"/>',
  trophy:
    '<path d="M7 4h10v5.5a5 5 0 0 1-10 0V4ZM7 6H3.5c0 3.5 1.2 5.3 3.9 5.8M17 6h3.5c0 3.5-1.2 5.3-3.9 5.8M12 14.5'
    + 'V18M8 21h8M9.5 21c0-1.8.8-3 2.5-3s2.5 1.2 2.5 3"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2"/>',
  'wifi-off':
    '<path d="M2.5 9.5a14 14 0 0 1 4-2.6M10 5.6a14 14 0 0 1 11.5 3.9M5.5 13a9.5 9.5 0 0 1 3.6-2.2M13.5 10.5a9.5'
    + ' 9.5 0 0 1 5 2.5M8.7 16.4a5 5 0 0 1 6.6 0M12 20h.01M4 3l16 18"/>',
  // the page
  home: '<path d="M3 11.5L12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6"/>',
  gear:
    '<path d="M10.1 5.3L10.5 2.8L13.5 2.8L13.9 5.3L15.4 5.9L17.4 4.4L19.6 6.6L18.1 8.6L18.7 10.1L21.2 10.5L21.2 13.5'
    + 'L18.7 13.9L18.1 15.4L19.6 17.4L17.4 19.6L15.4 18.1L13.9 18.7L13.5 21.2L10.5 21.2L10.1 18.7L8.6 18.1'
    + 'L6.6 19.6L4.4 17.4L5.9 15.4L5.3 13.9L2.8 13.5L2.8 10.5L5.3 10.1L5.9 8.6L4.4 6.6L6.6 4.4L8.6 5.9Z"/>'
    + '<circle cx="12" cy="12" r="2.8"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.5h.01"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.3 9.3a2.8 2.8 0 1 1 4.2 2.6c-1 .6-1.5 1.2-1.5 2.3M12 17.5h.01"/>',
  warning: '<path d="M12 4L2.5 20h19ZM12 10v4.5M12 17.3h.01"/>',
  sun:
    '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M2.5 12h2M19.5'
    + ' 12h2M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z"/>',
  language:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 2.5 4.2 5.5 4.2 9s-1.2 6.5-4.2 9c-3-2.5-4.2-5.5-4.2-9'
    + 'S9 5.5 12 3Z"/>',
  keyboard:
    '<rect x="2.5" y="6" width="19" height="12" rx="2"/><path d="M6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14'
    + 'h8"/>',
  touch:
    '<path d="M9.5 14V7.5a1.7 1.7 0 0 1 3.4 0V12l5 1.1c1.5.4 2.1 1.2 1.9 2.7l-.8 5.2h-7.5l-4.4-5.3a1.5 1.5 0 0 1'
    + ' 2.2-2M6.5 9.5a5 5 0 1 1 9.4 0"/>',
  sound: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>',
  mute: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5"/>',
  bell: '<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15ZM10 21h4"/>',
  download: '<path d="M12 4v11M7 10.5l5 5 5-5M4 20h16"/>',
  upload: '<path d="M12 16V5M7 9.5l5-5 5 5M4 20h16"/>',
  refresh: '<path d="M20 5v5h-5M19.5 10A8 8 0 1 0 20 14"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.3 15.3L21 21"/>',
  edit: '<path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM14 6.5L17.5 10"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/>',
  // directions and replay
  left: '<path d="M15 5l-7 7 7 7"/>',
  right: '<path d="M9 5l7 7-7 7"/>',
  up: '<path d="M5 15l7-7 7 7"/>',
  down: '<path d="M5 9l7 7 7-7"/>',
  back: '<path d="M20 12H5M11 6l-6 6 6 6"/>',
  play: '<path d="M7 4l13 8-13 8Z"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  prev: '<path d="M19 5L9 12l10 7ZM5 5v14"/>',
  next: '<path d="M5 5l10 7-10 7ZM19 5v14"/>',
  first: '<path d="M21 6l-7 6 7 6ZM12.5 6l-7 6 7 6ZM3 6v12"/>',
  last: '<path d="M3 6l7 6-7 6ZM11.5 6l7 6-7 6ZM21 6v12"/>',
  // for what nobody has drawn yet
  module:
    '<path d="M12 2.5l2.8 2.8h3.9v3.9l2.8 2.8-2.8 2.8v3.9h-3.9L12 21.5l-2.8-2.8H5.3v-3.9L2.5 12l2.8-2.8V5.3'
    + 'h3.9Z"/><circle cx="12" cy="12" r="2.5"/>',
} as const;

/** Gestures that go round the table, by their names on the wire. */
const REACTIONS = {
  applause:
    '<path d="M11.3 12.7L6.6 8a1.3 1.3 0 0 1 1.9-1.9l4.9 4.9M8.7 10.1L6 7.4M13.4 11L9.6 7.2a1.3 1.3 0 0 1 1.9-1.9'
    + 'l4.7 4.7-.4-2.8a1.4 1.4 0 0 1 2.7-.6l1.3 4.7a5.5 5.5 0 0 1-1.5 5.5l-1 1a5.5 5.5 0 0 1-7.7 0l-5.5-5.5a1.3 1.3'
    + ' 0 0 1 1.9-1.9l3 3M4.5 10.3a1.3 1.3 0 0 0-.2 1.9M3 19.5l1.8-1.3M6.5 22l.9-2M2 15.8l1.7-.1"/>',
  laugh:
    '<circle cx="12" cy="12" r="9"/><path d="M7 10.3c.7-1.5 2.1-1.5 2.8 0M14.2 10.3c.7-1.5 2.1-1.5 2.8 0M7.5 13.5'
    + 'h9a4.5 4.5 0 0 1-9 0Z"/>',
  wow:
    '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="15.7" r="2.3"/><path d="M8.5 10.2h.01M15.5 10.2h.01M7 7.3'
    + 'l2-.9M17 7.3l-2-.9"/>',
  think:
    '<path d="M7.2 15.5a4 4 0 0 1-.7-7.9 5.6 5.6 0 0 1 10.8-.6 4.3 4.3 0 0 1-.5 8.5ZM8.5 11.5h.01M12 11.5h.01M15.5'
    + ' 11.5h.01"/><circle cx="7" cy="18.5" r="1.3"/><path d="M4.3 21.5h.01"/>',
  hurry: '<path d="M6.5 3h11M6.5 21h11M8 3v3.5L12 12l4-5.5V3M8 21v-3.5L12 12l4 5.5V21"/>',
  sorry:
    '<circle cx="12" cy="12" r="9"/><path d="M8.5 16.5c2-2.3 5-2.3 7 0M7 9.8l2.6-1M17 9.8l-2.6-1M8.7 11.8h.01M15.3'
    + ' 11.8h.01"/>',
  thanks: '<path d="M12 20.5S3.5 15.6 3.5 9.6A4.6 4.6 0 0 1 12 7.2a4.6 4.6 0 0 1 8.5 2.4c0 6-8.5 10.9-8.5 10.9Z"/>',
  hello:
    '<path d="M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-4.5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM9 8.5h.01M15 8.5'
    + 'h.01M8.5 11.5c2 2.3 5 2.3 7 0"/>',
  bye:
    '<g transform="translate(1.3 2.3) scale(.86) rotate(-14 12 12)"><path d="M7 12.5V6.5a1.6 1.6 0 0 1 3.2 0V11'
    + 'M10.2 10.5V4.6a1.6 1.6 0 0 1 3.2 0v5.9M13.4 10.5V5.8a1.6 1.6 0 0 1 3.2 0v5.7M16.6 9a1.6 1.6 0 0 1 3.2 0v5.5c0'
    + ' 4.5-2.8 7-6.6 7-3 0-4.7-1.2-6.2-3.6l-3-4.9a1.7 1.7 0 0 1 2.8-1.9L7 12.5"/></g><path d="M18.3 2.7c1.5.5 2.5'
    + ' 1.6 3 3.2M2.5 18c.3 1.7 1.2 2.9 2.7 3.6"/>',
} as const;

/** By the keys of the modules: modules/<key>/icon.ts. */
const files = import.meta.glob<string>('../modules/*/icon.ts', { import: 'icon', eager: true });
const MODULES = Object.fromEntries(Object.entries(files).map(([path, drawing]) => [path.split('/').at(-2) ?? '', drawing]));

const OURS = { ...COMMON, ...REACTIONS };
const ICONS: Readonly<Record<string, string>> = { ...OURS, ...MODULES };

/** Other names for the same thing. */
const ALIASES = {
  new: 'plus', settings: 'gear', user: 'person', x: 'close', chev: 'right', rules: 'book', reserve: 'box',
  fit: 'target',
} as const satisfies Record<string, keyof typeof OURS>;

export type IconName = keyof typeof OURS | keyof typeof ALIASES;
export const ICON_NAMES: readonly string[] = Object.keys(ICONS);

/** The content of an icon; a module without one of its own gets a star. */
export function icon(name: string): string {
  const known = ALIASES[name as keyof typeof ALIASES] ?? name;
  return (Object.hasOwn(ICONS, known) ? ICONS[known] : undefined) ?? OURS.module;
}
