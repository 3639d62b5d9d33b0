import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { MAX_LAYER_MILLIMETRES, MAX_TEXT_LENGTH, MAX_TEXT_LINES, MIN_LAYER_WIDTH } from './rules.ts';

/** The typefaces of text layers: sans serif, serif, rounded, handwritten, sign painting, poster, script. */
export const TYPEFACES = ['mukta', 'eczar', 'baloo', 'kalam', 'yatra', 'rozha', 'pacifico'] as const;
const typefaceSchema = z.enum(TYPEFACES, `Please choose one of our typefaces: ${TYPEFACES.join(', ')}.`);

const createNumberSchema = (min: number, max: number) => z.number().check(z.minimum(min), z.maximum(max));
const nameSchema = z.string().check(z.maxLength(64));
const positionSchema = createNumberSchema(-MAX_LAYER_MILLIMETRES, MAX_LAYER_MILLIMETRES);
const lengthSchema = createNumberSchema(MIN_LAYER_WIDTH, MAX_LAYER_MILLIMETRES);

const positionFields = {
  id: z
    .string()
    .check(z.regex(/^[\w-]{1,64}$/, 'A layer’s id is made of letters, digits, - and _: at most 64.')),
  /** Horizontal position of the centre, in millimetres from the print area's left edge. */
  cx: positionSchema,
  /** Vertical position of the centre, in millimetres from the print area's top edge. */
  cy: positionSchema,
  /** Width in millimetres. The height follows from the picture or text. */
  width: lengthSchema,
  /** Degrees clockwise about the centre, after the flip. */
  rotation: z._default(createNumberSchema(-3600, 3600), 0),
  /** Mirrors the layer left to right. */
  flip: z._default(z.boolean(), false),
  /** Name of the product's field that fills in the layer. */
  field: z.optional(nameSchema),
  /** Whether the editor moves the layer only after the customer has unlocked it. */
  locked: z.optional(z.boolean()),
};

const hexColourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'A colour looks like #23306f.'));

const artIdSchema = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'The name of art is made of small letters, digits and hyphens.'),
  );

/** Other colour or art of a layer for some options. The first variant whose options are all chosen applies. */
const layerVariantsSchema = z
  .array(
    z.object({
      options: z.record(nameSchema, nameSchema),
      colour: z.optional(hexColourSchema),
      art: z.optional(artIdSchema),
    }),
  )
  .check(z.maxLength(40));

const fractionSchema = createNumberSchema(0, 1);
/** A part of a picture, as fractions of its width and height. */
const cropSchema = z
  .object({ x: fractionSchema, y: fractionSchema, width: fractionSchema, height: fractionSchema })
  .check(
    z.refine(
      ({ x, y, width, height }) =>
        width >= 0.01 && height >= 0.01 && x + width <= 1.000_001 && y + height <= 1.000_001,
      'The crop must lie inside the picture.',
    ),
  );

export const pictureLayerSchema = z.object({
  ...positionFields,
  kind: z.literal('picture'),
  /** Id of the picture; '' for a field of kind photo that is still empty. */
  asset: nameSchema,
  crop: z.optional(cropSchema),
  /** With a height, the layer is a box of width × height, and the picture is fitted into it. */
  height: z.optional(lengthSchema),
  /** How a picture fills its box: `cover` crops it, `fit` shows all of it. */
  fit: z.optional(z.enum(['cover', 'fit'])),
  /** Shape that cuts off the box: an ellipse, or an SVG path in fractions of the box. */
  mask: z.optional(
    z
      .string()
      .check(
        z.maxLength(4000),
        z.regex(/^(ellipse|M[MLHVCSQTZ0-9eE.,\s-]+)$/i, 'A mask is “ellipse” or an SVG path.'),
      ),
  ),
});

const textStyleFields = {
  bold: z.optional(z.boolean()),
  /** Capital letters in print, whatever was typed. */
  letter_case: z.optional(z.literal('upper')),
  /** Additional space between letters, as a fraction of the font size. */
  spacing: z.optional(createNumberSchema(0, 1)),
  align: z.optional(z.enum(['left', 'middle', 'right'])),
  vertical_align: z.optional(z.enum(['top', 'middle', 'bottom'])),
  /** Largest number of lines; by default 1. */
  lines: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_TEXT_LINES))),
};

const isLongArc = (radius: number): boolean => Math.abs(radius) >= 1;

/**
 * The box of a text. With a height, the layer is a box of width × height: the text wraps to at most `lines` lines and
 * becomes smaller until it fits.
 */
const textBoxFields = {
  height: z.optional(lengthSchema),
  /** Largest font size (em) in millimetres; by default the height of the box. */
  size: z.optional(lengthSchema),
  /**
   * Radius in millimetres of the circle on which the text runs, at least 1. The middle of the box lies on the circle.
   * Positive: the centre of the circle is below the text; negative: above it.
   */
  arc: z.optional(positionSchema.check(z.refine(isLongArc))),
};

export const textLayerSchema = z.object({
  ...positionFields,
  kind: z.literal('text'),
  text: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(MAX_TEXT_LENGTH, `A text may have at most ${MAX_TEXT_LENGTH} characters.`),
    ),
  typeface: typefaceSchema,
  colour: hexColourSchema,
  ...textStyleFields,
  ...textBoxFields,
  variants: z.optional(layerVariantsSchema),
});

/** A drawing of the product or of the shop, stretched to width × height. */
export const artLayerSchema = z.object({
  ...positionFields,
  kind: z.literal('art'),
  art: artIdSchema,
  height: lengthSchema,
  variants: z.optional(layerVariantsSchema),
});

export const layerSchema = z.discriminatedUnion(
  'kind',
  [pictureLayerSchema, textLayerSchema, artLayerSchema],
  'A layer is a picture, a text or art.',
);

const relativeLengthSchema = createNumberSchema(-1e6, 1e6);

/** The style of a text, and its box. Lengths are in thousandths of the box's width. */
export const textBoxSchema = z.object({
  ...textStyleFields,
  height: z.optional(relativeLengthSchema.check(z.positive())),
  size: z.optional(relativeLengthSchema.check(z.positive())),
  arc: z.optional(relativeLengthSchema.check(z.refine(isLongArc))),
});

/**
 * A text as one SVG path with a box from (0, 0) to (width, height). Without a height in the query, the box is the
 * bounding box for a font size of 1000 units. With a height, the box has the queried proportions and a width of 1000.
 */
const textOutlineSchema = z.object({
  path: z.string(),
  width: z.number(),
  height: z.number(),
  /** Font size (em) in the units of the path, and its share of the largest size; only for a text in a box. */
  size: z.optional(z.number()),
  scale: z.optional(z.number()),
});

/** A drawing of the shop for designs of customers. */
const ornamentSchema = z.object({
  /** Id of the drawing, as `art` of a layer names it. */
  id: z.string(),
  name: z.string(),
  /** The group in which customers find the ornament. */
  style: z.string(),
  /** Further words for the search, with spaces between them. */
  keywords: z.string(),
  /** Size of the drawing; only the proportion matters. */
  width: z.number(),
  height: z.number(),
});

export const artEndpoints = {
  'GET /art': {
    summary: 'The ornaments of the shop’s library, in the owner’s order',
    response: { 200: z.array(ornamentSchema) },
  },
  'GET /art/{id}.webp': {
    summary: 'A drawing of a product or of the shop, at most 1024 pixels wide and high; a thumbnail has 256',
    query: z.object({ size: z.optional(z.literal('thumbnail')) }),
    produces: 'image/webp',
    response: { 200: z.string() },
    errors: [404],
  },
  'GET /text-outline': {
    summary: 'A text as one path, exactly as it is printed',
    query: z.object({
      text: textLayerSchema.shape.text,
      typeface: typefaceSchema,
      /** JSON of a {@link textBoxSchema}. */
      box: z.optional(z.string().check(z.maxLength(400))),
    }),
    response: { 200: textOutlineSchema },
    errors: [422],
  },
} as const satisfies EndpointTable;

export type Typeface = z.infer<typeof typefaceSchema>;
export type PictureLayer = z.infer<typeof pictureLayerSchema>;
export type TextLayer = z.infer<typeof textLayerSchema>;
export type ArtLayer = z.infer<typeof artLayerSchema>;
export type Layer = z.infer<typeof layerSchema>;
export type TextBox = z.infer<typeof textBoxSchema>;
export type TextOutline = z.infer<typeof textOutlineSchema>;
export type Ornament = z.infer<typeof ornamentSchema>;
