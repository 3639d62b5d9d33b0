import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import {
  chosenArtTypesSchema,
  createNameSchema,
  createOptionalTextSchema,
  hasVisibleText,
} from './fields.ts';
import {
  ARTWORK_TITLE_MAX,
  HAND_OVER_NOTE_MAX,
  MAX_HAND_OVER_PICTURES,
  MAX_MARKS,
  MESSAGE_MAX,
} from './rules.ts';

const pictureIdSchema = z.string('Please choose a picture.').check(z.maxLength(64));

/** A picture of a hand-over. The sizes are those of the stored picture, in pixels. */
const handOverPictureSchema = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  /** Path of the picture for screens. Needs the session of the customer or the artist. */
  url: z.string(),
  /** The artwork of the gallery that shows the picture. */
  artwork_id: z.optional(z.string()),
});

/** A picture that the artist has added and not handed over yet. */
const newHandOverPictureSchema = z.object({
  ...handOverPictureSchema.shape,
  /** What a drawing loses when it becomes a picture, and how to keep it. */
  warnings: z.optional(z.array(z.string())),
});

const newHandOverSchema = z.object({
  title: createNameSchema('title', ARTWORK_TITLE_MAX),
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

const changeRequestSchema = z
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
const approvalSchema = z.object({ version: versionSchema, ...galleryConsentFields });

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
const handOverStatusSchema = z.enum(['none', 'waiting_for_customer', 'waiting_for_artist', 'approved']);

/** How the gallery shows a picture of a hand-over. */
const handOverArtworkSchema = z.object({
  picture: pictureIdSchema,
  title: createNameSchema('title', ARTWORK_TITLE_MAX),
  art_types: chosenArtTypesSchema,
});

const handOverEventSchema = z.object({
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
const handOverSchema = z.object({
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

export const handOverEndpoints = {
  'GET /artists/{id}/sessions/{appointmentId}/hand-over': {
    summary: 'The design of a session, for its artist',
    response: { 200: handOverSchema },
    access: ['artist'],
  },
  'POST /artists/{id}/sessions/{appointmentId}/hand-over': {
    summary: 'Hands over a version of the design, made of added pictures, and mails the customer',
    body: newHandOverSchema,
    response: { 201: handOverSchema },
    access: ['artist'],
    errors: [409],
  },
  'POST /artists/{id}/sessions/{appointmentId}/hand-over/pictures': {
    summary:
      'Adds a picture of at most 5 MB (JPEG, PNG, GIF or SVG) in the form field "file" for the next version',
    consumes: 'multipart/form-data',
    response: { 201: newHandOverPictureSchema },
    access: ['artist'],
    errors: [422, 507],
  },
  'GET /artists/{id}/sessions/{appointmentId}/hand-over/pictures/{picture}': {
    summary: 'A picture of the design for screens, for the artist of the session',
    produces: 'image/webp',
    response: { 200: z.string() },
    access: ['artist'],
  },
  'POST /artists/{id}/sessions/{appointmentId}/hand-over/gallery': {
    summary: 'Shows a picture of the approved design in the artist’s gallery, if the customer allows it',
    body: handOverArtworkSchema,
    response: { 201: handOverSchema },
    access: ['artist'],
    errors: [409, 507],
  },
  'GET /appointments/{id}/hand-over': {
    summary: 'The design of a session, for its customer',
    response: { 200: handOverSchema },
    access: ['customer'],
  },
  'GET /appointments/{id}/hand-over/pictures/{picture}': {
    summary: 'A picture of the design for screens, for the customer of the session',
    produces: 'image/webp',
    response: { 200: z.string() },
    access: ['customer'],
  },
  'GET /appointments/{id}/hand-over/pictures/{picture}/products/{productId}.jpg': {
    summary: 'An approved picture on a product, as it is printed',
    produces: 'image/jpeg',
    response: { 200: z.string() },
    access: ['customer'],
    errors: [422, 503],
  },
  'POST /appointments/{id}/hand-over/changes': {
    summary: 'Asks the artist for a change of the newest version, with words and marks',
    body: changeRequestSchema,
    response: { 201: handOverSchema },
    access: ['customer'],
    errors: [409],
  },
  'POST /appointments/{id}/hand-over/approval': {
    summary: 'Approves the newest version of the design',
    body: approvalSchema,
    response: { 200: handOverSchema },
    access: ['customer'],
    errors: [409],
  },
  'PUT /appointments/{id}/hand-over/gallery': {
    summary: 'Allows or forbids the artist to show the approved design in the gallery',
    body: z.object(galleryConsentFields),
    response: { 200: handOverSchema },
    access: ['customer'],
  },
  'POST /appointments/{id}/hand-over/designs': {
    summary: 'Makes a design of a product from an approved picture; its token gives access to the design',
    body: handOverDesignSchema,
    response: { 201: madeDesignSchema },
    access: ['customer'],
    errors: [507],
  },
} as const satisfies EndpointTable;

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
export type HandOverArtwork = z.infer<typeof handOverArtworkSchema>;
export type HandOverSummary = z.infer<typeof handOverSummarySchema>;
