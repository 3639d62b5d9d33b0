import * as z from 'zod/mini';
import { createOptionalTextSchema, pageSchema } from './fields.ts';
import { MAX_COMMENT_LENGTH, MAX_DESIGN_TOKENS } from './rules.ts';

export const designListQuerySchema = z.object({
  page: z._default(pageSchema, 1),
});

export const designTokensSchema = z.object({
  /** Tokens of the designs that a browser stores, with commas between them. */
  'design-tokens': z.optional(z.string().check(z.maxLength(44 * MAX_DESIGN_TOKENS))),
});

const answerSchema = z.object({
  /** '' when the visitor gave no name. */
  name: z.string(),
  comment: z.string(),
  created_at: z.string(),
});

const answersSchema = z.object({
  /** Number of visitors who like the design. */
  likes: z.int(),
  /** The oldest comment comes first. */
  comments: z.array(answerSchema),
});

/** A picture of each side with layers, on the photograph of the product. */
const picturesSchema = z.array(z.object({ side: z.string(), label: z.string(), url: z.string() }));

/** A design in the list of a customer or of a browser. */
export const listedDesignSchema = z.object({
  id: z.string(),
  /** The token of the header `Design-Tokens` that found the design. */
  token: z.optional(z.string()),
  product_id: z.string(),
  /** Null when the shop no longer has the product. */
  product_name: z.nullable(z.string()),
  /** The words of the design, or the name of the product. */
  name: z.string(),
  options: z.record(z.string(), z.string()),
  pictures: picturesSchema,
  is_ordered: z.boolean(),
  updated_at: z.string(),
  /** What the visitors of the shared link said. */
  answers: answersSchema,
  /** Whether a link for the family leads to the design. */
  is_shared: z.boolean(),
});

export const designListSchema = z.object({
  designs: z.array(listedDesignSchema),
  /** Number of designs on all pages. */
  total: z.int(),
});

/** A new link to a design. The server stores only the hash of its token. */
export const createdShareSchema = z.object({ token: z.string() });

/** A design as the visitors of its shared link see it. */
export const sharedDesignSchema = z.object({
  product_id: z.string(),
  product_name: z.nullable(z.string()),
  name: z.string(),
  pictures: picturesSchema,
  answers: answersSchema,
});

const MAX_NAME_LENGTH = 60;

/** What a visitor of a shared link says: that the design looks lovely, or a comment. */
export const designAnswerSchema = z.object({
  like: z.optional(z.literal('yes', 'Only “yes” is a like.')),
  name: createOptionalTextSchema('name', MAX_NAME_LENGTH),
  comment: createOptionalTextSchema('comment', MAX_COMMENT_LENGTH),
});

/** A product with a picture of a design on it. */
export const designOnProductSchema = z.object({
  product_id: z.string(),
  name: z.string(),
  category: z.string(),
  url: z.string(),
});
export const designOnProductsSchema = z.array(designOnProductSchema);

export type ListedDesign = z.infer<typeof listedDesignSchema>;
export type DesignList = z.infer<typeof designListSchema>;
export type SharedDesign = z.infer<typeof sharedDesignSchema>;
export type DesignAnswers = z.infer<typeof answersSchema>;
export type DesignOnProduct = z.infer<typeof designOnProductSchema>;
export type DesignAnswer = z.output<typeof designAnswerSchema>;
