import type { Random } from '../drawing/random.ts';
import { specks } from '../drawing/texture.ts';

/** Portraits are square: width and height in pixels. */
export const SIZE = 800;

/** The texture of the paper over a plain ground. */
export const grain = (random: Random) =>
  specks(random, SIZE, SIZE, 700, 1, '#fff6e4', 0.22) + specks(random, SIZE, SIZE, 500, 1, '#2a1a14', 0.1);
