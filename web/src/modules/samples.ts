/** What the art sheet shows of the modules, and the tests look at: modules/<key>/samples.ts. */

/** Anything that is no tile and no card. */
export interface Mark {
  readonly name: string;
  readonly markup: string;
  readonly viewBox: string;
  /** In pixels. */
  readonly size: number;
}

export interface Samples {
  readonly tiles?: readonly string[];
  readonly cards?: readonly string[];
  readonly marks?: readonly Mark[];
}

const files = import.meta.glob<Samples>('./*/samples.ts', { import: 'samples', eager: true });

export const SAMPLES: readonly Samples[] = Object.values(files);
