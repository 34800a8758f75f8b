import { tileName } from '../../games/alhambra/names';
import { t } from '../../lib/i18n.svelte';
import type { ModuleUi } from '..';
import { story } from './story';

/** The third of a game for two has no seat: what he owns stands among the players. */
export default {
  key: 'dirk',
  story,
  moves: ['give to dirk'],
  undo: { 'give to dirk': (tile) => t('dirk-undo', { tile }) },
  rival({ view }) {
    const part = view?.parts?.['dirk'];
    if (!part) return null;
    const tiles = Array.isArray(part['tiles']) ? part['tiles'].map(String) : [];
    const words = { name: t('module-dirk'), about: t('dirk-panel'), note: t('dirk-end') };
    return { ...words, icon: 'dirk', tiles, score: Number(part['score'] ?? 0) };
  },
  // A tile can be given to him while it is in the hand.
  offers: ([verb, tile], { draft }) => verb === 'dirk' && !(draft.step === 'place' && draft.tile === tile),
  wording: ([verb, tile = '']) =>
    verb === 'dirk' ? { button: t('dirk-give'), title: t('dirk-give-ask', { tile: tileName(tile) }) } : null,
} satisfies ModuleUi;
