import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { MAX_LAYER_MILLIMETRES, MAX_TEXT_LENGTH, MAX_TEXT_LINES, MIN_LAYER_WIDTH } from './rules.ts';

/** The typefaces of text layers: sans serif, serif, rounded, handwritten, sign painting, poster, script. */
export const TYPEFACES = ['mukta', 'eczar', 'baloo', 'kalam', 'yatra', 'rozha', 'pacifico'] as const;
const typefaceSchema = z.enum(TYPEFACES, `Please choose one of our typefaces: ${TYPEFACES.join(', ')}.`);

const idSchema = z
  .string('Every layer needs an id.')
  .check(z.regex(/^[\w-]{1,64}$/, 'A layer’s id is made of letters, digits, - and _: at most 64.'));

const createMillimetresSchema = (label: string) =>
  z
    .number(`${label} of a layer must be a number of millimetres.`)
    .check(
      z.minimum(-MAX_LAYER_MILLIMETRES, `${label} of a layer is too small.`),
      z.maximum(MAX_LAYER_MILLIMETRES, `${label} of a layer is too large.`),
    );

const positionFields = {
  id: idSchema,
  /** Horizontal position of the centre, in millimetres from the print area's left edge. */
  cx: createMillimetresSchema('The position'),
  /** Vertical position of the centre, in millimetres from the print area's top edge. */
  cy: createMillimetresSchema('The position'),
  /** Width in millimetres. The height follows from the picture or text. */
  width: z
    .number('The width of a layer must be a number of millimetres.')
    .check(
      z.minimum(MIN_LAYER_WIDTH, `A layer must be at least ${MIN_LAYER_WIDTH} mm wide.`),
      z.maximum(MAX_LAYER_MILLIMETRES, 'The width of a layer is too large.'),
    ),
  /** Degrees clockwise about the centre, after the flip. */
  rotation: z._default(
    z
      .number('The rotation of a layer must be a number of degrees.')
      .check(
        z.minimum(-3600, 'The rotation of a layer is too small.'),
        z.maximum(3600, 'The rotation of a layer is too large.'),
      ),
    0,
  ),
  /** Mirrors the layer left to right. */
  flip: z._default(z.boolean('The flip of a layer must be true or false.'), false),
  /** Name of the product's field that fills in the layer. */
  field: z.optional(z.string('The field of a layer must be a name.').check(z.maxLength(64))),
  /** Whether the editor moves the layer only after the customer has unlocked it. */
  locked: z.optional(z.boolean('A layer is locked or not: true or false.')),
};

const hexColourSchema = z
  .string('A text layer needs its colour, such as #23306f.')
  .check(z.regex(/^#[0-9a-f]{6}$/i, 'A colour looks like #23306f.'));

/** Height of a layer's box in millimetres. */
const boxHeightSchema = z
  .number('The height of a layer must be a number of millimetres.')
  .check(
    z.minimum(MIN_LAYER_WIDTH, `A layer must be at least ${MIN_LAYER_WIDTH} mm high.`),
    z.maximum(MAX_LAYER_MILLIMETRES, 'The height of a layer is too large.'),
  );

const artIdSchema = z
  .string('A layer of kind “art” needs its art.')
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'The name of art is made of small letters, digits and hyphens.'),
  );

/** Other colour or art of a layer for some options. The first variant whose options are all chosen applies. */
const layerVariantsSchema = z
  .array(
    z.object({
      options: z.record(z.string().check(z.maxLength(64)), z.string().check(z.maxLength(64))),
      colour: z.optional(hexColourSchema),
      art: z.optional(artIdSchema),
    }),
  )
  .check(z.maxLength(40, 'A layer may have at most 40 variants.'));

const fractionSchema = z.number('A crop is made of fractions from 0 to 1.').check(z.minimum(0), z.maximum(1));
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
  asset: z.string('A picture layer needs its asset.').check(z.maxLength(64)),
  crop: z.optional(cropSchema),
  /** With a height, the layer is a box of width × height, and the picture is fitted into it. */
  height: z.optional(boxHeightSchema),
  /** How a picture fills its box: `cover` crops it, `fit` shows all of it. */
  fit: z.optional(z.enum(['cover', 'fit'], 'A picture covers its box or fits into it.')),
  /** Shape that cuts off the box: an ellipse, or an SVG path in fractions of the box. */
  mask: z.optional(
    z
      .string('A mask is “ellipse” or an SVG path.')
      .check(
        z.maxLength(4000, 'The mask is too long: at most 4000 characters.'),
        z.regex(/^(ellipse|M[MLHVCSQTZ0-9eE.,\s-]+)$/i, 'A mask is “ellipse” or an SVG path.'),
      ),
  ),
});

const textStyleFields = {
  bold: z.optional(z.boolean('A text is bold or not: true or false.')),
  /** Capital letters in print, whatever was typed. */
  letter_case: z.optional(z.literal('upper', 'The letter case of a text is “upper” or left out.')),
  /** Additional space between letters, as a fraction of the font size. */
  spacing: z.optional(
    z
      .number('The spacing of a text must be a number.')
      .check(
        z.minimum(0, 'The spacing of a text is at least 0.'),
        z.maximum(1, 'The spacing of a text is at most 1.'),
      ),
  ),
};

/**
 * The box of a text. With a height, the layer is a box of width × height: the text wraps to at most `lines` lines and
 * becomes smaller until it fits.
 */
const textBoxFields = {
  height: z.optional(boxHeightSchema),
  /** Largest font size (em) in millimetres; by default the height of the box. */
  size: z.optional(
    z
      .number('The size of a text must be a number of millimetres.')
      .check(
        z.minimum(0.5, 'The size of a text is at least 0.5 mm.'),
        z.maximum(MAX_LAYER_MILLIMETRES, 'The size of a text is too large.'),
      ),
  ),
  align: z.optional(z.enum(['left', 'middle', 'right'], 'A text is aligned left, middle or right.')),
  vertical_align: z.optional(
    z.enum(['top', 'middle', 'bottom'], 'A text stands at the top, middle or bottom.'),
  ),
  /** Largest number of lines; by default 1. */
  lines: z.optional(
    z
      .int('The number of lines must be a whole number.')
      .check(
        z.minimum(1, 'A text has at least one line.'),
        z.maximum(MAX_TEXT_LINES, `A text may have at most ${MAX_TEXT_LINES} lines.`),
      ),
  ),
  /**
   * Radius in millimetres of the circle on which the text runs. The middle of the box lies on the circle. Positive: the
   * centre of the circle is below the text; negative: above it.
   */
  arc: z.optional(
    z.number('The arc of a text must be a number of millimetres.').check(
      z.minimum(-MAX_LAYER_MILLIMETRES, 'The arc of a text is too large.'),
      z.maximum(MAX_LAYER_MILLIMETRES, 'The arc of a text is too large.'),
      z.refine((radius) => Math.abs(radius) >= 1, 'The arc of a text has a radius of at least 1 mm.'),
    ),
  ),
};

export const textLayerSchema = z.object({
  ...positionFields,
  kind: z.literal('text'),
  text: z
    .string('A text layer needs its text.')
    .check(
      z.minLength(1, 'A text layer needs its text.'),
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
  height: boxHeightSchema,
  variants: z.optional(layerVariantsSchema),
});

export const layerSchema = z.discriminatedUnion(
  'kind',
  [pictureLayerSchema, textLayerSchema, artLayerSchema],
  'A layer is a picture, a text or art.',
);

const relativeLengthSchema = z.number().check(z.minimum(-1e6), z.maximum(1e6));

/** The style of a text, and its box. Lengths are in thousandths of the box's width. */
export const textBoxSchema = z.object({
  ...textStyleFields,
  align: textBoxFields.align,
  vertical_align: textBoxFields.vertical_align,
  lines: textBoxFields.lines,
  height: z.optional(relativeLengthSchema.check(z.positive())),
  size: z.optional(relativeLengthSchema.check(z.positive())),
  arc: z.optional(relativeLengthSchema.check(z.refine((radius) => Math.abs(radius) >= 1))),
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
