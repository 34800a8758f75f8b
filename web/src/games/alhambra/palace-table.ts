import type { GameEvent } from '../../lib/wire';
import { asTable } from '../game';
import { PalaceModel } from './table/model.svelte';
import Table from './table/Table.svelte';

export default asTable({
  open: (source) => new PalaceModel(source),
  Table,
  scorings: {
    held: (events) => Math.max(0, ...events.flatMap((event: GameEvent) => (event.event === 'scoring' ? Number(event['scoring']) : []))),
    show: async () => (await import('./scoring/Reveal.svelte')).default,
  },
  handout: {
    at: (events) => events.findIndex((event) => event.event === 'leftover'),
    show: async () => (await import('./scoring/Handout.svelte')).default,
  },
  ending: async () => (await import('./scoring/EndOfGame.svelte')).default,
});
