import { asTable } from '../game';
import { DiceModel } from './table/model.svelte';
import Table from './table/Table.svelte';

export default asTable({
  open: (source) => new DiceModel(source),
  Table,
  ending: async () => (await import('../default/EndOfGame.svelte')).default,
});
