/** What a person prefers. Kept in this browser; nothing here is told to a server. */

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'reduced';
/** How fast moves of the others are shown. */
export type BotPace = 'instant' | 'brisk' | 'calm';
export type Language = 'fr' | 'en' | 'de';

export const LANGUAGES: readonly Language[] = ['fr', 'en', 'de'];
const KEPT = 'alhambra-settings';

function preferredLanguage(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().startsWith(one));
    if (found) return found;
  }
  return 'en';
}

const DEFAULTS = {
  language: preferredLanguage(),
  theme: 'system' as Theme,
  motion: 'system' as Motion,
  speed: 1,
  pace: 'brisk' as BotPace,
  bigSymbols: false,
  textures: true,
  contrast: false,
  spacing: false,
  singleKeys: true,
  confirmTurns: true,
  sound: false,
  name: '',
  /** By action of a table: the key for it, where somebody has chosen one. */
  keys: {} as Record<string, string>,
};
export type Settings = typeof DEFAULTS;

/** Whatever was kept, by this version or another: only what has the right type counts. */
export function restored(text: string | null): Settings {
  const found: Settings = { ...DEFAULTS, keys: {} };
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return found;
    for (const [name, value] of Object.entries(kept)) {
      if (name === 'keys') {
        for (const [action, key] of Object.entries(value ?? {})) {
          if (typeof key === 'string') found.keys[action] = key;
        }
      } else if (name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Settings]) {
        Object.assign(found, { [name]: value });
      }
    }
  } catch {
    // What cannot be read is as if it were not there.
  }
  if (!(found.speed >= 0.5 && found.speed <= 8)) found.speed = DEFAULTS.speed;
  if (!LANGUAGES.includes(found.language)) found.language = DEFAULTS.language;
  if (!['system', 'light', 'dark'].includes(found.theme)) found.theme = 'system';
  if (!['system', 'full', 'reduced'].includes(found.motion)) found.motion = 'system';
  if (!['instant', 'brisk', 'calm'].includes(found.pace)) found.pace = DEFAULTS.pace;
  return found;
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export const settings: Settings = $state(restored(kept()));

const calm = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Shall things move? */
export function moves(): boolean {
  return settings.motion === 'full' || (settings.motion === 'system' && !calm?.matches);
}

/** Keep every change, and let the page follow it. Called once. */
export function applySettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEPT, text);
    } catch {
      // It holds until the page is closed.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = settings.theme;
    root.dataset['motion'] = moves() ? 'full' : 'reduced';
    root.dataset['spacing'] = settings.spacing ? 'wide' : 'normal';
    root.dataset['contrast'] = settings.contrast ? 'more' : 'normal';
    root.lang = settings.language;
  });
  window.addEventListener('storage', (event) => {
    if (event.key === KEPT) Object.assign(settings, restored(event.newValue));
  });
}
