import type { Random } from '../drawing/random.ts';

/** An artwork of a demo artist. */
export interface Work {
  /** Unique among all artworks; also the readable part of the picture's address and the seed of its random numbers. */
  slug: string;
  title: string;
  /** Name of an art type that the artist teaches. */
  type: string;
  width: number;
  height: number;
  draw: (random: Random, width: number, height: number) => string;
}
