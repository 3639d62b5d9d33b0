import * as z from 'zod/mini';
import { creditsSchema } from './earnings.ts';
import { createRequiredTextSchema } from './fields.ts';
import { layerSchema, textLayerSchema, typefaceSchema } from './layers.ts';
import { MAX_LAYERS, MAX_TEXT_LENGTH } from './rules.ts';

export * from './layers.ts';

/** Largest number of uploaded pictures in a design. */
export const MAX_ASSETS = 20;
const chosenOptionsSchema = z.record(
  z.string().check(z.maxLength(64)),
  z.string().check(z.maxLength(64)),
  'Options are names with values.',
);
const noteSchema = z._default(
  z
    .string('The note must be text.')
    .check(z.maxLength(1000, 'The note is too long: at most 1000 characters.')),
  '',
);

/** The content of a design. Lengths are in millimetres, and angles are in degrees. */
export const designContentSchema = z.object({
  v: z.literal(1, 'Unknown design version: v must be 1.'),
  options: z._default(chosenOptionsSchema, {}),
  /** The customer's note about the design. */
  note: noteSchema,
  sides: z
    .array(
      z.object({
        side: z.string('Every side needs its name.').check(z.maxLength(64)),
        /** The bottom layer comes first. */
        layers: z
          .array(layerSchema, 'The layers must be a list.')
          .check(z.maxLength(MAX_LAYERS, `A design may have at most ${MAX_LAYERS} layers.`)),
      }),
      'The sides must be a list.',
    )
    .check(z.maxLength(20, 'No product has that many sides.')),
});

/** Layers of each side of a product: the shop's own design. Its texts are the samples of the fields. */
export const templateSchema = z.object({ sides: designContentSchema.shape.sides });

/** Values of fields by field name: a text, or a picture of the design. */
const fieldValueSchema = z.union(
  [
    z.string().check(z.maxLength(MAX_TEXT_LENGTH, `A text may have at most ${MAX_TEXT_LENGTH} characters.`)),
    z.object({ asset: z.string().check(z.maxLength(64)) }),
  ],
  'A field is a text or a picture.',
);
export const changedFieldsSchema = z.object({
  fields: z.record(z.string().check(z.maxLength(64)), fieldValueSchema, 'Fields are names with values.'),
});

/** The body of a request that replaces the content of a design. */
export const savedDesignSchema = z.object({
  ...designContentSchema.shape,
  /** The revision that the change is based on. Without a revision, the change replaces any revision. */
  revision: z.optional(
    z
      .int('The revision of a design must be a whole number.')
      .check(
        z.minimum(0, 'The revision is too small.'),
        z.maximum(2 ** 31 - 1, 'The revision is too large.'),
      ),
  ),
  /**
   * Random id of the editor that makes the change. An editor may replace its own last change without the revision of
   * that change, because the response with the revision may have been lost.
   */
  editor_id: z.optional(
    z
      .string('The id of an editor must be text.')
      .check(
        z.regex(/^[\w-]{1,64}$/, 'The id of an editor is made of letters, digits, - and _: at most 64.'),
      ),
  ),
});

const newTokenSchema = z.optional(
  z
    .string('The token of a design must be text.')
    .check(z.regex(/^[\w-]{43}$/, 'The token of a design is made of 43 letters, digits, - and _.')),
);

export const newDesignSchema = z.object({
  product_id: createRequiredTextSchema('product', 200),
  options: z._default(chosenOptionsSchema, {}),
  /** Texts of fields by field name. With `fields`, the design starts as the product's template; else it is empty. */
  fields: z.optional(
    z.record(
      z.string().check(z.maxLength(64)),
      z
        .string('The value of a field must be text.')
        .check(z.maxLength(MAX_TEXT_LENGTH, `A text may have at most ${MAX_TEXT_LENGTH} characters.`)),
      'Fields are names with texts.',
    ),
  ),
  /** Random token of the new design. A repeated request with the same token returns the same design. */
  token: newTokenSchema,
});

export const designCopySchema = z.object({
  product_id: createRequiredTextSchema('product', 200),
  /** Random token of the copy. A repeated request with the same token returns the same copy. */
  token: newTokenSchema,
});

/** The body of a request that copies an order's designs. The server reads a missing body as null. */
export const orderDesignCopiesSchema = z.nullish(
  z.object({
    /**
     * Random token from which the server derives the token of each copy. A repeated request with the same token returns
     * the same copies.
     */
    token: newTokenSchema,
  }),
);

/** Copies of an order's designs. `line` is the index of the order line. */
export const designCopiesSchema = z.array(
  z.object({ line: z.int(), design: z.object({ id: z.string(), token: z.string() }) }),
);

export const designAssetSchema = z.object({
  id: z.string(),
  /** Shares of the opaque pixels in each lightness step, darkest step first; all 0 without opaque pixels. */
  tones: z.optional(z.array(z.number())),
  /** Width in pixels of the stored picture, with its EXIF rotation applied. */
  width: z.int(),
  /** Height in pixels of the stored picture, with its EXIF rotation applied. */
  height: z.int(),
});

/** A design as the API returns it. The URLs of its pictures expire. */
export const designSchema = z.object({
  ...designContentSchema.shape,
  id: z.string(),
  product_id: z.string(),
  assets: z.array(z.object({ ...designAssetSchema.shape, url: z.string() })),
  /** A picture of each side with layers, as the side is printed. */
  previews: z.array(z.object({ side: z.string(), url: z.string() })),
  /**
   * The approval picture of each side with layers. `label` is the product's label of the side; earlier servers omit it.
   */
  pictures: z.array(z.object({ side: z.string(), label: z.optional(z.string()), url: z.string() })),
  /** Warnings about the print. A design with warnings can be ordered. */
  warnings: z.array(z.string()),
  /** Values of the product's fields by field name; null for an empty field. Earlier servers omit it. */
  fields: z.optional(z.record(z.string(), z.nullable(fieldValueSchema))),
  /** The artists of the pictures that a layer shows. Earlier servers omit it. */
  designed_by: z.optional(creditsSchema),
  /** Whether the design was ordered. An ordered design cannot be changed. */
  is_ordered: z.boolean(),
  /** Number of changes since the design was created. */
  revision: z.int(),
  updated_at: z.string(),
});

export const createdDesignSchema = z.object({
  ...designSchema.shape,
  /** Gives access to the design. */
  token: z.string(),
});

/** A copy of a design. `asset_ids` maps the ids of the original pictures to the ids of the copied pictures. */
export const copiedDesignSchema = z.object({
  ...createdDesignSchema.shape,
  asset_ids: z.record(z.string(), z.string()),
});

/** A new picture of a design. Its URL expires. */
export const createdAssetSchema = z.object({
  ...designAssetSchema.shape,
  url: z.string(),
  /** What a drawing loses when it becomes a picture, and how to keep it. */
  warnings: z.optional(z.array(z.string())),
});

export const textOutlineQuerySchema = z.object({
  text: textLayerSchema.shape.text,
  typeface: typefaceSchema,
  /** JSON of a {@link textBoxSchema}. */
  box: z.optional(z.string().check(z.maxLength(400))),
});

/**
 * A text as one SVG path with a box from (0, 0) to (width, height). Without a height in the query, the box is the
 * bounding box for a font size of 1000 units. With a height, the box has the queried proportions and a width of 1000.
 */
export const textOutlineSchema = z.object({
  path: z.string(),
  width: z.number(),
  height: z.number(),
  /** Font size (em) in the units of the path, and its share of the largest size; only for a text in a box. */
  size: z.optional(z.number()),
  scale: z.optional(z.number()),
});

/** The signature of a picture URL. */
export const signedQuerySchema = z.object({
  expires: z.optional(z.string()),
  signature: z.optional(z.string()),
});

export const productPictureQuerySchema = z.object({
  ...signedQuerySchema.shape,
  /** JSON of option values, which replace the option values of the design. */
  options: z.optional(z.string().check(z.maxLength(2000))),
});

/** The choices and the texts of a design that is not saved. */
export const productPreviewQuerySchema = z.object({
  /** JSON of option values; the default value replaces a missing one. */
  options: z.optional(z.string().check(z.maxLength(2000))),
  /** JSON of texts by field name; a field without a text shows its sample. */
  fields: z.optional(z.string().check(z.maxLength(8000))),
  /** Label of a photograph of the product in use; the photograph of the side when it is missing. */
  label: z.optional(z.string().check(z.maxLength(120))),
});

export const sidePictureQuerySchema = z.object({
  ...signedQuerySchema.shape,
  dpi: z._default(
    z.coerce
      .number('The dpi must be a number from 72 to 300.')
      .check(
        z.minimum(72, 'The dpi must be a number from 72 to 300.'),
        z.maximum(300, 'The dpi must be a number from 72 to 300.'),
      ),
    96,
  ),
});

export const artPictureQuerySchema = z.object({ size: z.optional(z.literal('thumbnail')) });

/** The shop's drawings for designs of customers. */
export const ornamentsSchema = z.array(
  z.object({
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
  }),
);

export type Ornament = z.infer<typeof ornamentsSchema>[number];
export type Template = z.infer<typeof templateSchema>;
export type FieldValue = z.infer<typeof fieldValueSchema>;
export type DesignContent = z.infer<typeof designContentSchema>;
export type DesignAsset = z.infer<typeof designAssetSchema>;
export type DesignCopies = z.infer<typeof designCopiesSchema>;
export type SavedDesign = z.infer<typeof savedDesignSchema>;
export type Design = z.infer<typeof designSchema>;
export type CreatedDesign = z.infer<typeof createdDesignSchema>;
export type CopiedDesign = z.infer<typeof copiedDesignSchema>;
export type CreatedAsset = z.infer<typeof createdAssetSchema>;
export type TextOutline = z.infer<typeof textOutlineSchema>;
