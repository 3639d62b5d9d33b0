import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { creditsSchema } from './earnings.ts';
import { createRequiredTextSchema } from './fields.ts';
import { layerSchema } from './layers.ts';
import { MAX_LAYERS, MAX_TEXT_LENGTH } from './rules.ts';

export * from './layers.ts';

/** Largest number of uploaded pictures in a design. */
export const MAX_ASSETS = 20;
const nameSchema = z.string().check(z.maxLength(64));
const chosenOptionsSchema = z.record(nameSchema, nameSchema);

/** The content of a design. Lengths are in millimetres, and angles are in degrees. */
export const designContentSchema = z.object({
  v: z.literal(1, 'Unknown design version: v must be 1.'),
  options: z._default(chosenOptionsSchema, {}),
  /** The customer's note about the design. */
  note: z._default(z.string().check(z.maxLength(1000, 'The note is too long: at most 1000 characters.')), ''),
  sides: z
    .array(
      z.object({
        side: nameSchema,
        /** The bottom layer comes first. */
        layers: z
          .array(layerSchema)
          .check(z.maxLength(MAX_LAYERS, `A design may have at most ${MAX_LAYERS} layers.`)),
      }),
    )
    .check(z.maxLength(20, 'No product has that many sides.')),
});

/** Layers of each side of a product: the shop's own design. Its texts are the samples of the fields. */
export const templateSchema = z.object({ sides: designContentSchema.shape.sides });

const fieldTextSchema = z
  .string()
  .check(z.maxLength(MAX_TEXT_LENGTH, `A text may have at most ${MAX_TEXT_LENGTH} characters.`));

/** Values of fields by field name: a text, or a picture of the design. */
const fieldValueSchema = z.union(
  [fieldTextSchema, z.object({ asset: nameSchema })],
  'A field is a text or a picture.',
);

/** The body of a request that replaces the content of a design. */
const savedDesignSchema = z.object({
  ...designContentSchema.shape,
  /** The revision that the change is based on. Without a revision, the change replaces any revision. */
  revision: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))),
  /**
   * Random id of the editor that makes the change. An editor may replace its own last change without the revision of
   * that change, because the response with the revision may have been lost.
   */
  editor_id: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
});

/** Random token of a new design. A repeated request with the same token returns the same design. */
export const newTokenSchema = z.optional(
  z.string().check(z.regex(/^[\w-]{43}$/, 'The token of a design is made of 43 letters, digits, - and _.')),
);

const newDesignSchema = z.object({
  product_id: createRequiredTextSchema('product', 200),
  options: z._default(chosenOptionsSchema, {}),
  /** Texts of fields by field name. With `fields`, the design starts as the product's template; else it is empty. */
  fields: z.optional(z.record(nameSchema, fieldTextSchema)),
  token: newTokenSchema,
});

/** Copies of an order's designs. `line` is the index of the order line. */
export const designCopiesSchema = z.array(
  z.object({ line: z.int(), design: z.object({ id: z.string(), token: z.string() }) }),
);

const designAssetSchema = z.object({
  id: z.string(),
  /** Shares of the opaque pixels in each lightness step, darkest step first; all 0 without opaque pixels. */
  tones: z.optional(z.array(z.number())),
  /** Width in pixels of the stored picture, with its EXIF rotation applied. */
  width: z.int(),
  /** Height in pixels of the stored picture, with its EXIF rotation applied. */
  height: z.int(),
});

/** A design as the API returns it. The URLs of its pictures expire. */
const designSchema = z.object({
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

const createdDesignSchema = z.object({
  ...designSchema.shape,
  /** Gives access to the design. */
  token: z.string(),
});

/** A copy of a design. `asset_ids` maps the ids of the original pictures to the ids of the copied pictures. */
const copiedDesignSchema = z.object({
  ...createdDesignSchema.shape,
  asset_ids: z.record(z.string(), z.string()),
});

/** A new picture of a design. Its URL expires. */
const createdAssetSchema = z.object({
  ...designAssetSchema.shape,
  url: z.string(),
  /** What a drawing loses when it becomes a picture, and how to keep it. */
  warnings: z.optional(z.array(z.string())),
});

/** The signature of a picture URL. */
export const signedQuerySchema = z.object({
  expires: z.optional(z.string()),
  signature: z.optional(z.string()),
});

const createJsonTextSchema = (max: number) => z.optional(z.string().check(z.maxLength(max)));

const DPI_RULE = 'The dpi must be a number from 72 to 300.';

export const designAccess = ['customer', 'design-token'] as const;
export const pictureAccess = [...designAccess, 'signature'] as const;

export const designEndpoints = {
  'POST /designs': {
    summary:
      'Creates a design of a product; its token gives access to the design. Repeated with the same token, it returns the design that was created',
    body: newDesignSchema,
    response: { 201: createdDesignSchema },
    errors: [404, 409, 507],
  },
  'GET /designs/{id}': {
    summary:
      'A design, with addresses of its pictures that are valid for an hour; 422 when an earlier version stored content that is no longer valid',
    access: designAccess,
    response: { 200: designSchema },
    errors: [422],
  },
  'PUT /designs/{id}': {
    summary:
      'Replaces the content of a design; 409 for an ordered design, 412 when another editor has changed the design since the given revision',
    body: savedDesignSchema,
    access: designAccess,
    response: { 200: designSchema },
    errors: [409, 412, 507],
  },
  'PATCH /designs/{id}/fields': {
    summary:
      'Changes the texts and photos of the fields of a design; 409 for an ordered design, 422 for a text that cannot be printed',
    body: z.object({ fields: z.record(nameSchema, fieldValueSchema) }),
    access: designAccess,
    response: { 200: designSchema },
    errors: [409, 507],
  },
  'POST /designs/{id}/assets': {
    summary: 'Adds a picture of at most 5 MB (JPEG, PNG, GIF or SVG) in the form field "file" to a design',
    consumes: 'multipart/form-data',
    access: designAccess,
    response: { 201: createdAssetSchema },
    errors: [409, 422, 507],
  },
  'POST /designs/{id}/copies': {
    summary:
      'Creates a design of this or another product with the layers and pictures of this one, fitted to its print areas',
    body: z.object({ product_id: createRequiredTextSchema('product', 200), token: newTokenSchema }),
    access: designAccess,
    response: { 201: copiedDesignSchema },
    errors: [409, 422, 507],
  },
  'GET /designs/{id}/previews/{side}.jpg': {
    summary: 'A side of a design on the photograph of its product, as the customer approves it',
    query: z.extend(signedQuerySchema, {
      /** JSON of option values, which replace the option values of the design. */
      options: createJsonTextSchema(2000),
    }),
    produces: 'image/jpeg',
    access: pictureAccess,
    response: { 200: z.string() },
    errors: [304, 422],
  },
  'GET /designs/{id}/assets/{asset}': {
    summary: 'A picture that was added to a design, at most 2048 pixels wide and high',
    query: signedQuerySchema,
    produces: 'image/webp',
    access: pictureAccess,
    response: { 200: z.string() },
  },
  'GET /designs/{id}/sides/{side}.png': {
    summary:
      'One flat side of a design with bleed, exactly as it is printed; pictures of artists have at most 1,600 pixels',
    query: z.extend(signedQuerySchema, {
      dpi: z._default(z.coerce.number(DPI_RULE).check(z.minimum(72, DPI_RULE), z.maximum(300, DPI_RULE)), 96),
    }),
    produces: 'image/png',
    access: pictureAccess,
    response: { 200: z.string() },
    errors: [304, 422],
  },
  'GET /products/{id}/preview/{side}.jpg': {
    summary:
      'A side of the product’s own design with other texts, on the photograph of the product; 422 with a sentence for a text that cannot be printed',
    query: z.object({
      /** JSON of option values; the default value replaces a missing one. */
      options: createJsonTextSchema(2000),
      /** JSON of texts by field name; a field without a text shows its sample. */
      fields: createJsonTextSchema(8000),
      /** Label of a photograph of the product in use; the photograph of the side when it is missing. */
      label: z.optional(z.string().check(z.maxLength(120))),
    }),
    produces: 'image/jpeg',
    response: { 200: z.string() },
    errors: [304, 422],
  },
} as const satisfies EndpointTable;

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
