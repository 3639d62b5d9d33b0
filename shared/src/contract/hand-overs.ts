import * as z from 'zod/mini';
import { createNameSchema, createOptionalTextSchema, hasVisibleText } from './fields.ts';
import { HAND_OVER_NOTE_MAX, MAX_HAND_OVER_PICTURES, MAX_MARKS, MESSAGE_MAX } from './rules.ts';

const pictureIdSchema = z.string('Please choose a picture.').check(z.maxLength(64));

/** A picture of a hand-over. The sizes are those of the stored picture, in pixels. */
export const handOverPictureSchema = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  /** Path of the picture for screens. Needs the session of the customer or the artist. */
  url: z.string(),
  /** The artwork of the gallery that shows the picture. */
  artwork_id: z.optional(z.string()),
});

/** A picture that the artist has added and not handed over yet. */
export const newHandOverPictureSchema = z.object({
  ...handOverPictureSchema.shape,
  /** What a drawing loses when it becomes a picture, and how to keep it. */
  warnings: z.optional(z.array(z.string())),
});

export const newHandOverSchema = z.object({
  title: createNameSchema('title', 120),
  note: createOptionalTextSchema('note', HAND_OVER_NOTE_MAX),
  pictures: z
    .array(pictureIdSchema, 'Please add a picture of the design.')
    .check(
      z.minLength(1, 'Please add a picture of the design.'),
      z.maxLength(MAX_HAND_OVER_PICTURES, `A design may have at most ${MAX_HAND_OVER_PICTURES} pictures.`),
    ),
});

const fractionSchema = z
  .number('A mark needs a place on the picture.')
  .check(z.minimum(0, 'A mark must lie on the picture.'), z.maximum(1, 'A mark must lie on the picture.'));

/** A numbered mark on a picture. `x` and `y` are fractions of its width and height. */
const markSchema = z.object({
  picture: pictureIdSchema,
  x: fractionSchema,
  y: fractionSchema,
  note: createOptionalTextSchema('note at a mark', 300),
});

const versionSchema = z
  .int('Please say which version you mean.')
  .check(z.minimum(1, 'There is no such version.'), z.maximum(10_000, 'There is no such version.'));

export const changeRequestSchema = z
  .object({
    version: versionSchema,
    text: createOptionalTextSchema('message', MESSAGE_MAX),
    marks: z._default(
      z.array(markSchema).check(z.maxLength(MAX_MARKS, `You can set at most ${MAX_MARKS} marks.`)),
      [],
    ),
  })
  .check(
    z.refine(({ text, marks }) => hasVisibleText(text) || marks.some(({ note }) => note !== ''), {
      message: 'Please write what should change.',
      path: ['text'],
    }),
  );

const galleryConsentFields = {
  /** Whether the artist may show the design in the gallery. */
  gallery: z._default(z.boolean('Please say whether the gallery may show the design.'), false),
};
export const approvalSchema = z.object({ version: versionSchema, ...galleryConsentFields });
export const galleryConsentSchema = z.object(galleryConsentFields);

/** The product for an approved picture. */
export const handOverDesignSchema = z.object({
  product_id: z.string('Please choose a product.').check(z.maxLength(200)),
  picture: pictureIdSchema,
});

/** A design that was made of an approved picture. `token` gives access to it. */
export const madeDesignSchema = z.object({ id: z.string(), token: z.string() });

/** A product of the shop on which a design can be printed. Lengths are in millimetres. */
export const exampleProductSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  area: z.object({ width: z.number(), height: z.number(), bleed: z.number(), safe: z.number() }),
});

/** `waiting_for_artist` after a request for a change, `waiting_for_customer` after a new version. */
export const handOverStatusSchema = z.enum([
  'none',
  'waiting_for_customer',
  'waiting_for_artist',
  'approved',
]);

export const handOverEventSchema = z.object({
  at: z.string(),
  kind: z.enum([
    'handed_over',
    'change_asked',
    'approved',
    'gallery_allowed',
    'gallery_refused',
    'gallery_shown',
  ]),
  version: z.int(),
  /** Words and marks of a request for a change. */
  text: z.optional(z.string()),
  marks: z.optional(z.array(markSchema)),
});

/** The design of a session, with all versions (newest first) and what has happened (oldest first). */
export const handOverSchema = z.object({
  status: handOverStatusSchema,
  artist_name: z.string(),
  customer_name: z.string(),
  /** Art type of the session. */
  art_type: z.string(),
  versions: z.array(
    z.object({
      version: z.int(),
      title: z.string(),
      note: z.optional(z.string()),
      created_at: z.string(),
      pictures: z.array(handOverPictureSchema),
    }),
  ),
  events: z.array(handOverEventSchema),
  /** Number of changes that the customer has asked for, and that are included. */
  rounds: z.object({ used: z.int(), included: z.int() }),
  /** Whether the customer allows the artist to show the approved design in the gallery. */
  gallery_allowed: z.boolean(),
  /** Whether the customer can put the approved design on products. */
  can_print: z.boolean(),
  /** A product of each category, for print quality and previews. */
  products: z.array(exampleProductSchema),
});

/** The design of a session as lists show it. */
export const handOverSummarySchema = z.object({
  status: handOverStatusSchema,
  version: z.int(),
  title: z.string(),
});

export type HandOverPicture = z.infer<typeof handOverPictureSchema>;
export type NewHandOverPicture = z.infer<typeof newHandOverPictureSchema>;
export type NewHandOver = z.infer<typeof newHandOverSchema>;
export type Mark = z.infer<typeof markSchema>;
export type ChangeRequest = z.infer<typeof changeRequestSchema>;
export type Approval = z.infer<typeof approvalSchema>;
export type ExampleProduct = z.infer<typeof exampleProductSchema>;
export type HandOverStatus = z.infer<typeof handOverStatusSchema>;
export type HandOverEvent = z.infer<typeof handOverEventSchema>;
export type HandOver = z.infer<typeof handOverSchema>;
export type HandOverSummary = z.infer<typeof handOverSummarySchema>;
