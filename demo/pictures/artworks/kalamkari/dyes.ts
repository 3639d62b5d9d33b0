import type { Random } from '../../drawing/random.ts';
import { element, filled, group, rect, stroked } from '../../drawing/svg.ts';
import { fibres, patches, specks } from '../../drawing/texture.ts';

// The dyes: iron black, madder, alum pink, myrobalan, indigo, and the olive of indigo over myrobalan.
export const IRON = '#2b1c16';

export const MADDER = '#9e2f25';

export const PINK = '#cf8471';

export const GOLD = '#cf9c3a';

export const INDIGO = '#2c4a6e';

export const SKY = '#7d98ab';

export const OLIVE = '#6d7436';

export const LEAF = '#969a52';

export const COTTON = '#efe0bd';

export interface Dyes {
  outer: string;
  inner: string;
  heart: string;
  pen: string;
}

/** Hand-woven cotton: a faint weave, the tea colour of myrobalan, and slubs. */
export function cloth(
  random: Random,
  width: number,
  height: number,
  colour = COTTON,
  thread = '#a37f45',
): string {
  const weave = element(
    'pattern',
    { id: 'weave', width: 5, height: 5, patternUnits: 'userSpaceOnUse' },
    stroked('M0 1.2h5M1.2 0v5', thread, 0.7, { opacity: 0.26 }),
  );
  return (
    rect(0, 0, width, height, colour) +
    patches(random, width, height, 18, thread, 0.06) +
    element('defs', {}, weave) +
    rect(0, 0, width, height, 'url(#weave)') +
    fibres(random, width, height, 60, thread, 0.3, 22) +
    specks(random, width, height, 400, 0.9, thread, 0.3)
  );
}

/** The dye sits a little beside the pen's line, as it does when cloth is painted by hand. */
export const dyed = (data: string, fill: string, pen: string, width: number) =>
  width < 1.6
    ? filled(data, fill, { stroke: pen, 'stroke-width': width, 'stroke-linejoin': 'round' })
    : group({ transform: 'translate(1.6 1.3)' }, filled(data, fill)) + stroked(data, pen, width);
