import { t } from '../../lib/i18n.svelte';
import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import { tileName } from '../../games/alhambra/names';
import { wallChange } from '../../games/alhambra/table/palace-labels';
import type { ModuleUi } from '..';
import Edge from './Edge.svelte';
import { STEM, isOurs } from './part';
import { sticks } from './pieces';
import { story } from './story';

/** What the wall would be afterwards, if the tile is part of the palace. */
function change(model: PalaceModel, tile: string): string {
  const player = model.seat === null ? null : model.player(model.seat);
  if (!player?.alhambra.tiles.some((one) => one.tile === tile)) return t('city_walls-travels');
  const preview = model.move ? model.previewOf(model.move) : null;
  return preview && 'wall' in preview ? wallChange(player.alhambra.wall, preview.wall) : '';
}

export default {
  key: 'city_walls',
  story,
  edge: Edge,
  moves: ['wall build'],
  undo: { 'wall build': (tile) => t('city_walls-undo', { tile }) },
  offers: (words) => isOurs(words),
  can: (model) => (model.moves.some(({ text }) => text.startsWith(`${STEM.join(' ')} `)) ? t('city_walls-can') : ''),
  onTarget: (words) => (isOurs(words) ? sticks(words[2] ?? '') : ''),
  wording: (words, model) => {
    if (!isOurs(words)) return null;
    const [, , sides = '', tile] = words;
    const missing = t('city_walls-missing');
    if (!tile) return { button: t('city_walls-build'), title: t('city_walls-title', { sides }), hint: t('city_walls-hint', { count: model.targets.size }), confirm: t('city_walls-build'), missing };
    return { button: t('city_walls-build'), title: t('city_walls-title-tile', { sides, tile: tileName(tile) }), hint: change(model, tile), confirm: t('city_walls-build'), missing };
  },
  reasons: {
    'wall-printed': () => t('city_walls-reason-printed'),
    'wall-stick': () => t('city_walls-reason-stick'),
    'wall-neighbour': () => t('city_walls-reason-neighbour'),
    'wall-outwork': () => t('city_walls-reason-outwork'),
  },
} satisfies ModuleUi;
