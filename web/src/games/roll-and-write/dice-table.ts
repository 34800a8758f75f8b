import Table from '../default/Table.svelte';
import { asTable } from '../game';
import { DiceModel } from './model.svelte';

export default asTable({
  open: (source) => new DiceModel(source),
  Table,
  ending: async () => (await import('../default/EndOfGame.svelte')).default,
});
