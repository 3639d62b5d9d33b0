import type { Random } from '../../artworks/kit/random.ts';
import { specks } from '../../artworks/kit/texture.ts';

/** Portraits are square: width and height in pixels. */
export const SIZE = 800;

/** The tooth of the paper over a plain ground. */
export const grain = (random: Random) =>
  specks(random, SIZE, SIZE, 700, 1, '#fff6e4', 0.22) + specks(random, SIZE, SIZE, 500, 1, '#2a1a14', 0.1);
