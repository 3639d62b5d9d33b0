import * as z from 'zod/mini';
import { designAccess, pictureAccess, signedQuerySchema } from './designs.ts';
import type { EndpointTable } from './endpoint-definition.ts';
import { createOptionalTextSchema, pageSchema } from './fields.ts';
import { MAX_COMMENT_LENGTH, MAX_DESIGN_TOKENS } from './rules.ts';

const answersSchema = z.object({
  /** Number of visitors who like the design. */
  likes: z.int(),
  /** The oldest comment comes first. */
  comments: z.array(
    z.object({
      /** '' when the visitor gave no name. */
      name: z.string(),
      comment: z.string(),
      created_at: z.string(),
    }),
  ),
});

/** A design as the visitors of its shared link see it. */
const sharedDesignSchema = z.object({
  product_id: z.string(),
  /** Null when the shop no longer has the product. */
  product_name: z.nullable(z.string()),
  /** The words of the design, or the name of the product. */
  name: z.string(),
  /** A picture of each side with layers, on the photograph of the product. */
  pictures: z.array(z.object({ side: z.string(), label: z.string(), url: z.string() })),
  /** What the visitors of the shared link said. */
  answers: answersSchema,
});

/** A design in the list of a customer or of a browser. */
const listedDesignSchema = z.extend(sharedDesignSchema, {
  id: z.string(),
  /** The token of the header `Design-Tokens` that found the design. */
  token: z.optional(z.string()),
  options: z.record(z.string(), z.string()),
  is_ordered: z.boolean(),
  updated_at: z.string(),
  /** Whether a link for the family leads to the design. */
  is_shared: z.boolean(),
});

const designListSchema = z.object({
  designs: z.array(listedDesignSchema),
  /** Number of designs on all pages. */
  total: z.int(),
});

/** What a visitor of a shared link says: that the design looks lovely, or a comment. */
const designAnswerSchema = z.object({
  like: z.optional(z.literal('yes', 'Only “yes” is a like.')),
  name: createOptionalTextSchema('name', 60),
  comment: createOptionalTextSchema('comment', MAX_COMMENT_LENGTH),
});

/** A product with a picture of a design on it. */
const designOnProductSchema = z.object({
  product_id: z.string(),
  name: z.string(),
  category: z.string(),
  url: z.string(),
});

export const myDesignEndpoints = {
  'GET /designs': {
    summary:
      'The designs of the customer, last changed first, by page; with the header Design-Tokens, the designs of these tokens that do not belong to the customer',
    query: z.object({ page: z._default(pageSchema, 1) }),
    headers: z.object({
      /** Tokens of the designs that a browser stores, with commas between them. */
      'design-tokens': z.optional(z.string().check(z.maxLength(44 * MAX_DESIGN_TOKENS))),
    }),
    access: designAccess,
    response: { 200: designListSchema },
    errors: [401],
  },
  'DELETE /designs/{id}': {
    summary:
      'Deletes a design with its pictures and its shared link; an ordered design stays with its order and leaves the list of the customer',
    access: designAccess,
    response: { 204: z.null() },
  },
  'POST /designs/{id}/delete': {
    summary: 'Deletes a design like DELETE, for a page without JavaScript, which then shows the list',
    access: designAccess,
    response: { 204: z.null(), 303: z.null() },
  },
  'POST /designs/{id}/share': {
    summary:
      'Creates a link with which others see a design and answer; an earlier link of the design ends. Leads a page without JavaScript to the link',
    access: designAccess,
    response: { 201: z.object({ token: z.string() }), 303: z.null() },
  },
  'DELETE /designs/{id}/share': {
    summary: 'Ends the shared link of a design; the answers stay',
    access: designAccess,
    response: { 204: z.null() },
  },
  'GET /designs/shared/{token}': {
    summary: 'A shared design with the answers of those who have seen it',
    access: ['link-token'],
    response: { 200: sharedDesignSchema },
  },
  'POST /designs/shared/{token}/answers': {
    summary: 'Adds a like or a comment to a shared design. A visitor’s second like changes nothing',
    access: ['link-token'],
    body: designAnswerSchema,
    response: { 204: z.null(), 303: z.null() },
  },
  'GET /designs/{id}/on': {
    summary: 'Products that suit a design, with addresses of pictures of the design on them',
    access: designAccess,
    response: { 200: z.array(designOnProductSchema) },
    errors: [422],
  },
  'GET /designs/{id}/on/{product}.jpg': {
    summary: 'A design on another product, as a copy of it would look; 360 pixels wide and high',
    query: signedQuerySchema,
    produces: 'image/jpeg',
    access: pictureAccess,
    response: { 200: z.string() },
    errors: [422],
  },
} as const satisfies EndpointTable;

export type ListedDesign = z.infer<typeof listedDesignSchema>;
export type DesignList = z.infer<typeof designListSchema>;
export type SharedDesign = z.infer<typeof sharedDesignSchema>;
export type DesignAnswers = z.infer<typeof answersSchema>;
export type DesignOnProduct = z.infer<typeof designOnProductSchema>;
export type DesignAnswer = z.output<typeof designAnswerSchema>;
