import {
  dispatchDaysSchema,
  pictureChoicesSchema,
  productDetailsSchema,
  type ProductOption,
  productSideSchema,
  productViewSchema,
  surfaceGridSchema,
} from '@rangmala/shared/contract';
import { computeUnitPrice } from '@rangmala/shared/contract/product-options';
import * as z from 'zod/mini';
import { idSchema, pictureSchema, textSchema } from './file-schemas.ts';
import { isConvexClockwise } from './surface.ts';
import { templateEntrySchema } from './template-file.ts';

const fractionSchema = z
  .number()
  .check(z.minimum(0, 'must be a fraction from 0 to 1'), z.maximum(1, 'must be a fraction from 0 to 1'));
const cornerSchema = z.tuple([fractionSchema, fractionSchema]);

/**
 * A photograph of the product without a print, with the position of the print area: its four corners, or a grid of
 * points.
 */
const photographFieldsSchema = z.strictObject({
  picture: pictureSchema,
  label: productViewSchema.shape.label,
  /** The choices of the pictured product; absent when the photograph is for all choices. */
  options: z.optional(z.record(z.string(), z.string())),
  /** Colour of the product's surface in even light. */
  base: z._default(
    z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #23306f')),
    '#ffffff',
  ),
  surface: z.optional(surfaceGridSchema),
  corners: z.optional(
    z
      .array(cornerSchema)
      .check(
        z.length(4, 'must be four corners'),
        z.refine(isConvexClockwise, 'must be four corners, clockwise from the top left'),
      ),
  ),
  curvature: z.optional(
    z.number().check(z.minimum(-0.5, 'must be from -0.5 to 0.5'), z.maximum(0.5, 'must be from -0.5 to 0.5')),
  ),
  arc: z.optional(
    z
      .number()
      .check(z.minimum(0, 'must be from 0 to 170 degrees'), z.maximum(170, 'must be from 0 to 170 degrees')),
  ),
});

const photographSchema = photographFieldsSchema.check(
  z.refine(
    ({ corners, surface }) => (corners === undefined) !== (surface === undefined),
    'must have either "corners" or "surface"',
  ),
);

/** A picture of the finished product. An object can also give a label and the choices that the picture shows. */
const productPictureSchema = z.union(
  [pictureSchema, z.strictObject({ picture: pictureSchema, ...pictureChoicesSchema.shape })],
  'must be a file name, or an object with "picture" and, if needed, "label" and "options"',
);

/** A product in `shop.json`. Each field of the contract's `productDetailsSchema` is a field of the file. */
export const productEntrySchema = z.strictObject({
  id: idSchema,
  category: textSchema,
  name: textSchema,
  /** Price in rupees. */
  price: z.number().check(z.positive(), z.multipleOf(0.01)),
  description: textSchema,
  /** Lists of products show the first picture. */
  pictures: z.array(productPictureSchema).check(z.minLength(1)),
  ...z.omit(productDetailsSchema, { views: true }).shape,
  template: z._default(z.nullable(templateEntrySchema), null),
  sides: z._default(
    z.array(z.extend(productSideSchema, { photographs: z.optional(z.array(photographSchema)) })),
    [],
  ),
  tax: z.optional(
    z.strictObject({
      hsn: z.string().check(z.regex(/^\d{4,8}$/, 'must be 4 to 8 digits')),
      gst_percent: z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01)),
    }),
  ),
  /** Pieces in stock; absent when stock is not counted. */
  stock: z.optional(z.int().check(z.nonnegative())),
  country_of_origin: z.optional(textSchema),
  dispatch_days: z.optional(
    dispatchDaysSchema.check(z.refine(({ from, to }) => from <= to, '"from" must not be after "to"')),
  ),
});

/** Converts a picture entry to an object. An entry that is only a path becomes `{ picture: path }`. */
export const normalizeProductPicture = (entry: z.infer<typeof productPictureSchema>) =>
  typeof entry === 'string' ? { picture: entry } : entry;

export type Photograph = z.infer<typeof photographSchema>;
export type ProductEntry = z.infer<typeof productEntrySchema>;

/**
 * Returns the first contradiction in a product as the end of a sentence, such as “has two sides called front”;
 * undefined when there is none.
 */
export function findContradiction({
  price,
  options,
  pictures,
  size_chart,
  sides,
}: ProductEntry): string | undefined {
  const duplicate = findDuplicate(options.map(({ name }) => name));
  if (duplicate) return `has two options called ${duplicate}`;
  for (const { name, values } of options) {
    const value = findDuplicate(values.map((each) => each.value));
    if (value) return `has the value ${value} twice in the option ${name}`;
  }
  const lowestPrice = computeLowestPrice(price, options);
  if (lowestPrice <= 0)
    return `costs ${lowestPrice} rupees with its cheapest options; a price must be above 0`;
  const side = findDuplicate(sides.map(({ name }) => name));
  if (side) return `has two sides called ${side}`;
  const isChoice = (name: string, value: string) =>
    options.some((option) => option.name === name && option.values.some((each) => each.value === value));
  const picturesWithOptions = [
    ...pictures.map((entry) => ({ where: '', ...normalizeProductPicture(entry) })),
    ...sides.flatMap(({ name, photographs = [] }) =>
      photographs.map((photograph) => ({ where: ` of the side ${name}`, ...photograph })),
    ),
  ];
  for (const { options: chosenOptions = {}, picture, where } of picturesWithOptions) {
    const invalidOption = Object.entries(chosenOptions).find(([option, value]) => !isChoice(option, value));
    if (invalidOption)
      return `shows ${invalidOption.join(' ')} on ${picture}${where}, which is not one of its options`;
  }
  const row = size_chart?.rows.find(({ value }) => !isChoice('size', value));
  if (row) return `has the size ${row.value} in its size chart, but not in its option "size"`;
  return undefined;
}

/** Returns the price in rupees with the cheapest value of each option. */
function computeLowestPrice(price: number, options: readonly ProductOption[]): number {
  const cheapestOptions = options.map(({ name, values }) => {
    const cheapest = values.reduce((a, b) => (b.price_difference < a.price_difference ? b : a));
    return [name, cheapest.value];
  });
  return computeUnitPrice(price, options, Object.fromEntries(cheapestOptions) as Record<string, string>);
}

const findDuplicate = (names: readonly string[]) =>
  names.find((name, index) => names.indexOf(name) !== index);
