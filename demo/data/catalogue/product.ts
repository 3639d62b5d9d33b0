import type { SeedProduct } from '../../seed-types.ts';
import { coloursOf } from '../../pictures/products/colours.ts';
import { blankKey, shotsOf } from '../../pictures/products/product-picture.ts';
import { sidesOf } from '../../pictures/products/sides.ts';

type Option = SeedProduct['options'][number];

/** A product with any of its fields. The other fields follow from the category and from the pictures. */
type Entry = Pick<SeedProduct, 'id' | 'name' | 'price' | 'description'> &
  Partial<Omit<SeedProduct, 'category' | 'pictures' | 'facts' | 'sides' | 'views'>> & {
    material: string;
    size: string;
    care: string;
    weight_grams: number;
  };

/** The taxes are to be confirmed by the owner's accountant. */
interface Category extends Pick<SeedProduct, 'tax' | 'dispatch_days'> {
  slug: string;
  /** What the colours of its products are called: "Colour", "Handle and inside". */
  colourLabel?: string;
}

/** Returns an option; a value is `[value, label, price difference in rupees]`, the first one is the default. */
export const option = (
  name: string,
  label: string,
  values: readonly (readonly [value: string, label: string, priceDifference?: number, swatch?: string])[],
): Option => ({
  name,
  label,
  default: values[0]?.[0] ?? '',
  values: values.map(([value, text, price_difference = 0, swatch]) => ({
    value,
    label: text,
    price_difference,
    available: true,
    ...(swatch && { swatch }),
  })),
});

/** Returns the products of a category. The key of a product's first picture is the product's id. */
export const productsOf = (category: Category, entries: readonly Entry[]): readonly SeedProduct[] =>
  entries.map(
    ({
      id,
      material,
      size,
      care,
      options = [],
      tax = category.tax,
      dispatch_days = category.dispatch_days,
      weight_grams,
      ...entry
    }) => ({
      fields: [],
      template: null,
      ...entry,
      id,
      category: category.slug,
      pictures: shotsOf(id).map(({ key, label, colour }) => ({
        picture: key,
        ...(label && { label }),
        ...(colour && { options: { colour: colour.value } }),
      })),
      options: [...colourOption(id, category.colourLabel ?? 'Colour'), ...options],
      facts: [
        { label: 'Material', value: material },
        { label: 'Size', value: size },
        { label: 'Care', value: care },
        { label: 'Weight', value: weight_grams < 1000 ? `${weight_grams} g` : `${weight_grams / 1000} kg` },
        { label: 'Country of origin', value: 'India' },
      ],
      sides: [...sidesOf(id)],
      views: viewsOf(id),
      tax,
      dispatch_days,
    }),
  );

function colourOption(id: string, label: string): Option[] {
  const colours = coloursOf(id);
  if (colours.length === 0) return [];
  return [
    option(
      'colour',
      label,
      colours.map((each) => [each.value, each.label, 0, each.swatch]),
    ),
  ];
}

/** Lists the pictures without a print: those of a colour first, then the one for all others. */
function viewsOf(id: string): SeedProduct['views'] {
  return sidesOf(id).flatMap(({ name: side }) => {
    const facing = side === 'back' ? 'back' : 'front';
    const coloured = coloursOf(id)
      .slice(1)
      .map(({ value }) => ({ side, options: { colour: value }, picture: blankKey(id, facing, value) }));
    return [...coloured, { side, options: {}, picture: blankKey(id, facing) }];
  });
}
