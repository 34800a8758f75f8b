import { asTable } from '../game';
import { isHeld, SCORING } from './ending/held';
import { DiceModel } from './table/model.svelte';
import Table from './table/Table.svelte';

export default asTable({
  open: (source) => new DiceModel(source),
  Table,
  scorings: {
    held: (events) => (isHeld(events) ? SCORING : 0),
    show: async () => (await import('./ending/Reveal.svelte')).default,
  },
  ending: async () => (await import('./ending/EndOfGame.svelte')).default,
});
