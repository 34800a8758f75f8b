import type { Pictures } from '../../game';
import Hero from './Hero.svelte';
import Piece from './Piece.svelte';

export default { Hero, Piece } satisfies Pictures;
