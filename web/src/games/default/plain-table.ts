import { asTable } from '../game';
import { PlainModel } from './model.svelte';
import Table from './Table.svelte';

export default asTable({
  open: (source) => new PlainModel(source),
  Table,
  ending: async () => (await import('./EndOfGame.svelte')).default,
});
