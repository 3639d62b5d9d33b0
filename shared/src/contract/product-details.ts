import * as z from 'zod/mini';
import { templateSchema } from './designs.ts';
import { MAX_TEXT_LENGTH } from './rules.ts';
import { placeholderSchema } from './fields.ts';

const NAME_PATTERN = /^[a-z][a-z0-9_-]*$/;
const VALUE_PATTERN = /^[a-z0-9][a-z0-9_-]*$/;
const hexColourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #23306f'));
const labelSchema = z.string().check(z.minLength(1), z.maxLength(120));
const millimetresSchema = z.number().check(z.positive(), z.maximum(3000));
const insetSchema = z.number().check(z.nonnegative(), z.maximum(200));

/** An option of a product, such as its size. `default` is one of the available values. */
export const productOptionSchema = z
  .object({
    name: z.string().check(z.regex(NAME_PATTERN)),
    label: labelSchema,
    default: z.string(),
    values: z
      .array(
        z.object({
          value: z.string().check(z.regex(VALUE_PATTERN)),
          label: labelSchema,
          /** In rupees; may be negative. */
          price_difference: z.number().check(z.multipleOf(0.01)),
          available: z.boolean(),
          swatch: z.optional(hexColourSchema),
        }),
      )
      .check(z.minLength(1)),
  })
  .check(
    z.refine(
      ({ default: defaultValue, values }) =>
        values.some(({ value, available }) => value === defaultValue && available),
      'The default must be one of the available values.',
    ),
  );

/**
 * A printable side. Lengths are in millimetres. `width` and `height` exclude the bleed; `safe` is the distance from the
 * trim edge to the safe area.
 */
export const productSideSchema = z.object({
  name: z.string().check(z.regex(NAME_PATTERN)),
  label: labelSchema,
  area: z.object({
    width: millimetresSchema,
    height: millimetresSchema,
    bleed: insetSchema,
    safe: insetSchema,
  }),
});

/**
 * The position of a side on a photograph. A grid of `columns` × `rows` points divides the print area without its bleed
 * into equal cells. `points` are row by row from the area's top left, as fractions of the photograph's width and
 * height.
 */
export const surfaceGridSchema = z
  .object({
    columns: z.int().check(z.minimum(2), z.maximum(65)),
    rows: z.int().check(z.minimum(2), z.maximum(65)),
    points: z.array(z.tuple([z.number(), z.number()])),
  })
  .check(
    z.refine(
      ({ columns, rows, points }) => points.length === columns * rows,
      'There must be columns × rows points.',
    ),
  );

/** A photograph of the product without a print. The first photograph that fits the side and the choices is shown. */
export const productViewSchema = z.object({
  side: z.string(),
  /** What a photograph of the product in use shows: “Beside a laptop, 9 cm tall”. Missing for the photograph of the side. */
  label: z.optional(labelSchema),
  /** The option values that the photograph shows; empty means any. */
  options: z.record(z.string(), z.string()),
  picture: z.object({ url: z.string(), placeholder: placeholderSchema }),
  /** Colour of the surface under the print in even light. */
  base: hexColourSchema,
  surface: surfaceGridSchema,
});

/** The label of a picture, and the option values that it shows. A picture without `options` fits all values. */
export const pictureChoicesSchema = z.object({
  /** What the picture shows, such as “Back”. */
  label: z.optional(labelSchema),
  options: z.optional(z.record(z.string(), z.string())),
});

/** Working days from order to dispatch. */
export const dispatchDaysSchema = z.object({
  from: z.int().check(z.nonnegative()),
  to: z.int().check(z.nonnegative()),
});

/**
 * What a customer fills in: a text or a photo. Layers of the template refer to it by name. `side` is the side that shows
 * it first. `sample` is the text in the shop's pictures; null for a photo.
 */
export const productFieldSchema = z.object({
  name: z.string().check(z.regex(NAME_PATTERN)),
  label: labelSchema,
  kind: z._default(z.enum(['text', 'photo']), 'text'),
  side: z.string(),
  sample: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH))), null),
  required: z._default(z.boolean(), false),
  /** Largest number of characters. */
  max_length: z._default(z.int().check(z.minimum(1), z.maximum(MAX_TEXT_LENGTH)), 30),
});

/** Per cent of the price without tax. */
export const artistShareSchema = z
  .number()
  .check(z.minimum(0, 'must be from 0 to 100'), z.maximum(100, 'must be from 0 to 100'));

/**
 * What describes a product beside its name, price, description and pictures. The file `shop.json`, the database and the
 * API have these fields; a new field is added only here. A product without options and sides is sold as pictured.
 */
export const productDetailsSchema = z.object({
  /** The options to choose from. Each option has a default value. */
  options: z._default(z.array(productOptionSchema), []),
  /** Measurements by value of the option `size`. */
  size_chart: z.optional(
    z.object({
      unit: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.object({ value: z.string(), cells: z.array(z.number()) })),
    }),
  ),
  facts: z._default(z.array(z.object({ label: labelSchema, value: z.string() })), []),
  /** The printable sides; empty when the product cannot be personalised. */
  sides: z._default(z.array(productSideSchema), []),
  /** Photographs of the product without a print, on which designs are shown. */
  views: z._default(z.array(productViewSchema), []),
  dispatch_days: z.optional(dispatchDaysSchema),
  /** The dispatch days with a design of the customer, when they differ from `dispatch_days`. */
  dispatch_days_personalised: z.optional(
    dispatchDaysSchema.check(z.refine(({ from, to }) => from <= to, '"from" must not be after "to"')),
  ),
  /** What the product is given for, such as `birthday`, and to whom, such as `mother`. */
  occasions: z.optional(z.array(labelSchema)),
  recipients: z.optional(z.array(labelSchema)),
  /** What the customer can put on it. */
  takes: z.optional(z.array(z.enum(['photo', 'name', 'text']))),
  /** Style of the art, such as `Warli`. */
  style: z.optional(labelSchema),
  /** Id of the artist. */
  artist: z.optional(z.string()),
  /** Per cent of the price without tax that the artist gets, when it differs from the artist's usual share. */
  artist_share: z.optional(artistShareSchema),
  /** Day from which the shop has the product: `2026-11-08`. Without it, the day of the first import. */
  added: z.optional(z.iso.date('must be a date such as 2026-11-08')),
  /** Further words for the search, in any language. */
  keywords: z.optional(z.array(labelSchema)),
  /** What the customer can fill in on the product page. */
  fields: z._default(z.array(productFieldSchema), []),
  /** The shop's own design of the product, as pictured; null when there is none. */
  template: z._default(z.nullable(templateSchema), null),
});

export type ProductField = z.infer<typeof productFieldSchema>;
export type ProductOption = z.infer<typeof productOptionSchema>;
export type ProductSide = z.infer<typeof productSideSchema>;
export type SurfaceGrid = z.infer<typeof surfaceGridSchema>;
export type ProductView = z.infer<typeof productViewSchema>;
export type ProductDetails = z.infer<typeof productDetailsSchema>;
export type PictureChoices = z.infer<typeof pictureChoicesSchema>;
