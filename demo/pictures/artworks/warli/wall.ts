import type { Random } from '../../drawing/random.ts';
import { element, group, linearGradient, rect } from '../../drawing/svg.ts';
import { fibres, patches, specks } from '../../drawing/texture.ts';

export const RICE = '#f8eedd';

/** A mud wall washed with one earth colour: uneven, with straw in it. */
export function wall(
  random: Random,
  width: number,
  height: number,
  base: string,
  dark: string,
  light: string,
): string {
  return (
    element(
      'defs',
      {},
      linearGradient('wall', [
        [0, light, 0.35],
        [0.5, base, 0],
        [1, dark, 0.55],
      ]),
    ) +
    rect(0, 0, width, height, base) +
    group(
      {},
      patches(random, width, height, 26, dark, 0.07),
      patches(random, width, height, 22, light, 0.06),
    ) +
    rect(0, 0, width, height, 'url(#wall)') +
    fibres(random, width, height, 260, light, 0.16) +
    fibres(random, width, height, 260, dark, 0.3) +
    specks(random, width, height, 1300, 0.9, light, 0.2) +
    specks(random, width, height, 1300, 1.1, dark, 0.3)
  );
}
