import type { Product } from '@rangmala/shared/contract';
import { computeContrast } from '@rangmala/shared/contract/design-colours';
import { MIN_CONTRAST } from '@rangmala/shared/contract/design-warnings';

/** Largest number of colours of each kind: of the product, of the photos, and recently used ones. */
export const MAX_COLOURS = 6;

/** Returns the colours of the shop's own design and of the product's options that are visible on the background. */
export function listProductColours(
  { template, options }: Pick<Product, 'template' | 'options'>,
  backgroundColour: string,
): string[] {
  const texts = (template?.sides ?? []).flatMap(({ layers }) =>
    layers.flatMap((layer) =>
      layer.kind === 'text' ? [layer.colour, ...(layer.variants ?? []).map(({ colour }) => colour)] : [],
    ),
  );
  const swatches = options.flatMap(({ values }) => values.map(({ swatch }) => swatch));
  const colours = [...texts, ...swatches, '#1f1a17', '#fff8e7', '#9c2f2f', '#23306f']
    .filter((colour) => colour !== undefined)
    .map((colour) => colour.toLowerCase());
  return [...new Set(colours)]
    .filter((colour) => computeContrast(colour, backgroundColour) >= MIN_CONTRAST)
    .slice(0, MAX_COLOURS);
}

/** Smallest distance of two main colours, in the units of red, green and blue. */
const MIN_DISTANCE = 70;

/**
 * Returns the main colours of a picture, the most frequent and strongest first, as `#rrggbb`.
 * @param pixels red, green, blue and opacity of each pixel, from 0 to 255
 */
export function pickMainColours(pixels: ArrayLike<number>): string[] {
  const groups = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let index = 0; index < pixels.length; index += 4) {
    const [r = 0, g = 0, b = 0, opacity = 0] = [0, 1, 2, 3].map((offset) => pixels[index + offset]);
    if (opacity < 128) continue;
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const { count, sum } = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
    groups.set(key, { count: count + 1, sum: [sum[0] + r, sum[1] + g, sum[2] + b] });
  }
  const colours = [...groups.values()]
    .map(({ count, sum }) => {
      const [r, g, b] = [sum[0] / count, sum[1] / count, sum[2] / count] as const;
      const saturation = (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
      return { rgb: [r, g, b] as const, weight: count * (0.3 + saturation) };
    })
    .sort((first, second) => second.weight - first.weight);
  const chosen: (readonly [number, number, number])[] = [];
  for (const { rgb } of colours) {
    const isNew = chosen.every(
      (each) => Math.hypot(...each.map((value, axis) => value - (rgb[axis] ?? 0))) > MIN_DISTANCE,
    );
    if (isNew && chosen.length < MAX_COLOURS) chosen.push(rgb);
  }
  return chosen.map(toHex);
}

/** Returns the average colour of opaque pixels; undefined when there are none. */
export function computeMeanColour(pixels: ArrayLike<number>): string | undefined {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let index = 0; index < pixels.length; index += 4) {
    if ((pixels[index + 3] ?? 0) < 128) continue;
    red += pixels[index] ?? 0;
    green += pixels[index + 1] ?? 0;
    blue += pixels[index + 2] ?? 0;
    count += 1;
  }
  return count === 0 ? undefined : toHex([red / count, green / count, blue / count]);
}

const toHex = (rgb: readonly number[]): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const HUES: readonly [upTo: number, name: string][] = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [200, 'turquoise'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [360, 'red'],
];

/** Returns the name of a `#rrggbb` colour for customers, such as `dark blue`. */
export function nameColour(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (offset) => parseInt(colour.slice(offset, offset + 2), 16) / 255,
  );
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [lightness, range] = [(max + min) / 2, max - min];
  if (lightness < 0.12) return 'black';
  if (lightness > 0.93) return 'white';
  const shade = lightness < 0.35 ? 'dark ' : lightness > 0.66 ? 'light ' : '';
  if (range < 0.1) return `${shade}grey`;
  const sector =
    max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  const name = HUES.find(([upTo]) => sector * 60 <= upTo)?.[1] ?? 'red';
  return name === 'orange' && shade === 'dark ' ? 'brown' : `${shade}${name}`;
}
