import type { ProductDetails } from './product-details.ts';
import { createSlug } from './rules.ts';

/** The filters whose choices come from what a product is and for whom it is. */
export const ATTRIBUTE_NAMES = ['takes', 'occasion', 'for', 'style', 'artist', 'colour'] as const;
export type AttributeName = (typeof ATTRIBUTE_NAMES)[number];

/** What a filter finds a product by. Without a label, the value is no choice of the filter. */
interface ProductAttribute {
  name: AttributeName;
  /** Slug of the label; for an artist the id. */
  value: string;
  label: string | null;
}

/**
 * Returns what filters find a product by. A colour is found by its family, such as “Red”, which is the choice of the
 * filter, and by the shop's own name, such as “Madder red”.
 */
export function listProductAttributes({
  takes = [],
  occasions = [],
  recipients = [],
  style,
  artist,
  options,
}: Pick<
  ProductDetails,
  'takes' | 'occasions' | 'recipients' | 'style' | 'artist' | 'options'
>): ProductAttribute[] {
  const toAttributes = (name: AttributeName, labels: readonly string[]) =>
    labels.map((label) => ({ name, value: createSlug(label), label: capitalize(label) }));
  const colours = options
    .flatMap(({ name, values }) => (name === 'colour' ? values : []))
    .filter(({ available }) => available);
  const attributes: ProductAttribute[] = [
    ...toAttributes('takes', takes),
    ...toAttributes('occasion', occasions),
    ...toAttributes('for', recipients),
    ...toAttributes('style', style === undefined ? [] : [style]),
    ...(artist === undefined ? [] : [{ name: 'artist' as const, value: artist, label: artist }]),
    ...toAttributes(
      'colour',
      colours.flatMap(({ swatch }) => (swatch === undefined ? [] : nameColour(swatch))),
    ),
    ...colours.flatMap(({ value, label }) =>
      [value, createSlug(label)].map((slug) => ({ name: 'colour' as const, value: slug, label: null })),
    ),
  ];
  // The first of equal attributes counts, because a choice comes before the shop's own name.
  return [...new Map(attributes.toReversed().map((each) => [`${each.name} ${each.value}`, each])).values()];
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of hues by the angle in degrees at which they end. */
const HUES: readonly [end: number, name: string][] = [
  [14, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [300, 'purple'],
  [345, 'pink'],
  [360, 'red'],
];

/** Returns the plain name of a colour such as `#b4262c`. */
export function nameColour(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    parseInt(colour.slice(start, start + 2), 16),
  );
  const max = Math.max(red, green, blue);
  const chroma = max - Math.min(red, green, blue);
  const lightness = (2 * max - chroma) / 510;
  if (lightness > 0.88) return 'white';
  if (max < 64) return 'black';
  if (chroma < 28) return 'grey';
  const hue =
    max === red
      ? ((green - blue) / chroma + 6) % 6
      : max === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  const name = HUES.find(([end]) => hue * 60 <= end)?.[1] ?? 'red';
  if (name === 'orange' && lightness < 0.42) return 'brown';
  if (name === 'red' && lightness > 0.68) return 'pink';
  return name;
}
