import { buildingName, tileName } from '../../games/alhambra/names';
import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import type { Building } from '../../games/alhambra/wire';
import { list, t } from '../../lib/i18n.svelte';
import type { ModuleUi, Wording } from '..';
import Figures from './Figures.svelte';
import Line from './Line.svelte';
import Panel from './Panel.svelte';
import { discOf, homeAt, isDiscAt, kept, operands, partOf } from './part';
import { story } from './story';
import Strip from './Strip.svelte';
import Supply from './Supply.svelte';

const LAY = 'trader lay';
const name = (family: string | undefined): string => buildingName(family as Building);
const decider = (model: PalaceModel): string => model.name(model.decider ?? 0);
const built = (model: PalaceModel): string => tileName(partOf(model)?.built ?? '');
const canSettle = (model: PalaceModel): boolean => model.moves.some(({ text }) => text.startsWith('trader settle'));

export default {
  key: 'street_trader',
  story,
  line: Line,
  shelf: Supply,
  strip: Strip,
  palace: Figures,
  panel: Panel,
  scored: { rules: 'TRADER', name: () => t('street_trader-scored') },
  owns: (model) => model.seat !== null && (partOf(model)?.homes[model.seat]?.length ?? 0) > 0,
  moves: ['trader choose', 'trader lay', 'trader settle', 'trader exchange'],
  undo: {
    'trader choose': () => t('street_trader-undo-choose'),
    'trader lay': () => t('street_trader-undo-lay'),
    'trader settle': (tile) => t('street_trader-undo-settle', { tile }),
    'trader exchange': () => t('street_trader-undo-exchange'),
  },
  reasons: {
    'trader-lay-occupied': () => t('street_trader-reason-occupied'),
    'trader-lay-no-contact': () => t('street_trader-reason-no-contact'),
  },
  lies: (model, seat) => {
    const cell = partOf(model)?.cells[seat];
    return cell ? [cell] : [];
  },
  lays: (model) => (model.kind === 'disc' ? LAY : ''),
  offers: ([first]) => first === 'trader',
  wording,
  spoken(model, seat, cell) {
    if (homeAt(model, seat, cell)) return [t('street_trader-there')];
    if (!isDiscAt(model, seat, cell)) return [];
    const disc = discOf(model, seat);
    return [t('street_trader-disc-there', { count: disc.length, families: list(disc.map(name)) })];
  },
  decisions: {
    citizens: {
      title: (model) => t('street_trader-choose', { count: kept(model) }),
      hint: () => t('street_trader-choose-hint'),
      waiting: (model) => t('street_trader-choose-wait', { name: decider(model) }),
    },
    disc: {
      title: () => t('street_trader-lay'),
      hint: () => t('street_trader-lay-hint'),
      waiting: (model) => t('street_trader-lay-wait', { name: decider(model) }),
    },
    trader: {
      title: (model) => (canSettle(model) ? t('street_trader-settle', { tile: built(model) }) : t('street_trader-exchange')),
      hint: (model) => (canSettle(model) ? t('street_trader-settle-hint') : t('street_trader-exchange-hint', { tile: built(model) })),
      waiting: (model) => t('street_trader-wait', { name: decider(model) }),
      offers: (model) => model.moves.find(({ text }) => text === 'trader settle')?.text ?? null,
    },
  },
} satisfies ModuleUi;

function wording([first, verb, one, two]: readonly string[], model: PalaceModel): Wording | null {
  if (first !== 'trader') return null;
  switch (verb) {
    case 'choose': {
      const title = t('street_trader-choose', { count: kept(model) });
      const missing = t('street_trader-choose-missing', { count: kept(model) });
      return { button: title, title, hint: t('street_trader-choose-hint'), confirm: t('street_trader-choose-button'), missing };
    }
    case 'lay':
      return { button: t('street_trader-lay'), title: t('street_trader-lay-here'), hint: t('street_trader-lay-again'), confirm: t('street_trader-lay-button') };
    case 'settle': {
      const title = t('street_trader-settle', { tile: built(model) });
      const hint = one ? t('street_trader-settle-in', { family: name(one) }) : operands(model, ['trader', 'settle']).length ? t('street_trader-settle-hint') : t('street_trader-settle-empty');
      return { button: title, title, hint, confirm: t('street_trader-settle-button') };
    }
    case 'exchange': {
      const title = two ? t('street_trader-exchange-both', { out: name(one), in: name(two) }) : t('street_trader-exchange');
      return { button: title, title, hint: t('street_trader-exchange-hint', { tile: built(model) }), confirm: t('street_trader-exchange-button'), missing: t('street_trader-exchange-missing') };
    }
    default:
      return null;
  }
}
