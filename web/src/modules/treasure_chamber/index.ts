import { tileName } from '../../games/alhambra/names';
import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import { cellSpot } from '../../games/alhambra/table/travels';
import { cardsOf, totalOf } from '../../games/alhambra/moves';
import { equation } from '../../games/alhambra/table/market-payment';
import type { Building } from '../../games/alhambra/wire';
import { t } from '../../lib/i18n.svelte';
import { amount, items, seatOf, text } from '../../lib/story-words';
import type { GameEvent } from '../../lib/wire';
import type { Travel } from '../../table/travel';
import type { ModuleUi, Wording } from '..';
import Laden from './Laden.svelte';
import Left from './Left.svelte';
import Line from './Line.svelte';
import { BUY, familyOf, inRooms, isChestAt, partOf, PAY, PLACE } from './part';
import { chest, chestOnTile } from './pieces';
import Rooms from './Rooms.svelte';
import Scored from './Scored.svelte';
import { story } from './story';
import { colours } from './words';

const decider = (model: PalaceModel): string => model.name(model.decider ?? 0);
const price = (model: PalaceModel): number => partOf(model)?.price ?? 0;
const left = (model: PalaceModel): string => colours(partOf(model)?.bought ?? []);

/** Nothing comes back of too much, and nobody plays again. */
const told = (over: number): string => (over > 0 ? t('treasure_chamber-over', { over }) : t('treasure_chamber-exact'));

export default {
  key: 'treasure_chamber',
  story,
  line: Line,
  shelf: Rooms,
  count: inRooms,
  palace: Laden,
  scored: {
    rules: 'CHEST',
    name: () => t('treasure_chamber-scored'),
    line: ({ count = 0, rank = 0, shared = 1 }) => t('treasure_chamber-scored-line', { count, place: shared > 1 ? `${rank}–${rank + shared - 1}` : String(rank), shared: shared > 1 ? 'yes' : 'no' }),
    picture: Scored,
  },
  moves: ['chests chosen', 'chests bought', 'chest placed'],
  undo: {
    'chests chosen': () => t('treasure_chamber-undo-chosen'),
    'chests bought': () => t('treasure_chamber-undo-bought'),
    'chest placed': (tile) => t('treasure_chamber-undo-placed', { tile }),
  },
  reasons: {
    'chest-colour': () => t('treasure_chamber-reason-colour'),
    'chest-no-building': () => t('treasure_chamber-reason-no-building'),
    'chest-not-built': () => t('treasure_chamber-reason-not-built'),
    'chest-laden': () => t('treasure_chamber-reason-laden'),
  },
  offers: ([first]) => first === 'chests',
  can: (model) => (model.moves.some(({ text: move }) => move.startsWith(BUY)) ? t('treasure_chamber-can') : ''),
  wording,
  onTarget([first, verb, tile = '']) {
    const family = first === 'chests' && verb === 'place' ? familyOf(tile) : null;
    return family ? chestOnTile(family) : '';
  },
  spoken: (model, seat, cell) => (isChestAt(model, seat, cell) ? [t('treasure_chamber-there')] : []),
  travels,
  decisions: {
    chamber: {
      title: (model) => t('treasure_chamber-pay', { price: price(model) }),
      hint: () => t('treasure_chamber-pay-hint'),
      waiting: (model) => t('treasure_chamber-pay-wait', { name: decider(model) }),
      offers: (model) => model.moves[0]?.text ?? null,
      settles: (model) => ({ words: PAY, price: price(model), told }),
    },
    chests: {
      title: () => t('treasure_chamber-place'),
      hint: () => t('treasure_chamber-place-hint'),
      waiting: (model) => t('treasure_chamber-place-wait', { name: decider(model), families: left(model) }),
      begins: () => PLACE,
    },
  },
} satisfies ModuleUi;

function wording([first, verb, one = '', ...more]: readonly string[], model: PalaceModel): Wording | null {
  if (first !== 'chests') return null;
  switch (verb) {
    case 'buy': {
      const families = colours(partOf(model)?.rooms[Number(one) - 1] ?? []);
      const title = t('treasure_chamber-buy', { room: Number(one) });
      return { button: t('treasure_chamber-button'), title, hint: t('treasure_chamber-buy-hint', { families, price: price(model) }), confirm: t('treasure_chamber-buy-button') };
    }
    case 'pay': {
      const cards = cardsOf([one, ...more]);
      const over = totalOf(cards) - price(model);
      const title = cards.length ? t('treasure_chamber-pay-with', { sum: equation(cards) }) : t('treasure_chamber-pay', { price: price(model) });
      const missing = t('treasure_chamber-pay-missing', { short: -over });
      return { button: title, title, hint: over >= 0 ? told(over) : t('treasure_chamber-pay-hint'), confirm: t('treasure_chamber-pay-button', { total: totalOf(cards) }), missing };
    }
    case 'place': {
      const hint = t('treasure_chamber-place-hint');
      const title = one ? t('treasure_chamber-place-on', { tile: tileName(one) }) : t('treasure_chamber-place');
      return { button: title, title, hint, confirm: t('treasure_chamber-place-button'), missing: t('treasure_chamber-place-missing'), figure: Left };
    }
    default:
      return null;
  }
}

/** From their room to who buys them, and on; each chest that is put somewhere to its tile. */
function travels(event: GameEvent, model: PalaceModel): Travel[] {
  const seat = seatOf(event);
  if (seat === null) return [];
  const picture = (family: Building) => (): string => `<svg viewBox="-20 -18 40 36" width="40" height="36">${chest(family)}</svg>`;
  const home = [`palace-${seat}`, `seat-${seat}`];
  const onto = (name: string): Travel[] => {
    const family = familyOf(name);
    const cell = model.player(seat)?.alhambra.tiles.find(({ tile }) => tile === name)?.cell;
    return family ? [{ seat, picture: picture(family), from: ['chamber'], to: [...(cell ? [cellSpot(seat, cell)] : []), ...home] }] : [];
  };
  switch (event.event) {
    case 'chests bought':
    case 'chests passed': {
      const room = event.event === 'chests bought' ? [`room-${amount(event['room'])}`] : [];
      return items(event['families']).map((family) => ({ seat, picture: picture(text(family) as Building), from: [...room, 'chamber'], to: [`seat-${seat}`] }));
    }
    case 'chests placed':
      return items(event['tiles']).flatMap((tile) => onto(text(tile)));
    case 'chest placed':
      return onto(text(event['tile']));
    default:
      return [];
  }
}
