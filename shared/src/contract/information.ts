import * as z from 'zod/mini';

/** A run of text: plain, a link, or strong. */
export const textRunSchema = z.object({
  text: z.string(),
  /** A path of the site, or an https or mailto address. */
  to: z.optional(z.string()),
  strong: z.optional(z.boolean()),
});

const runs = z.array(textRunSchema);

/** A part of a text; a list is numbered when it is `steps`. */
export const textBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), runs }),
  z.object({ kind: z.enum(['list', 'steps']), items: z.array(runs) }),
]);

/** `GET /information/{page}`. */
export const informationSchema = z.object({ blocks: z.array(textBlockSchema) });

/** Who sells, as the Consumer Protection (E-Commerce) Rules 2020 ask to be shown. */
export const sellerSchema = z.object({
  legal_name: z.string(),
  /** Postal address, a line each. */
  address: z.array(z.string()),
  email: z.string(),
  phone: z.string(),
  /** Left out: not registered for GST. */
  gstin: z.optional(z.string()),
  /** Name and, if the owner gives them, designation and contact. */
  grievance_officer: z.string(),
  grievance_email: z.string(),
});

/** The texts that an owner can replace: one file and one page each. */
export type InformationPage = 'terms' | 'privacy' | 'returns' | 'delivery';
export type TextRun = z.infer<typeof textRunSchema>;
export type TextBlock = z.infer<typeof textBlockSchema>;
export type Seller = z.infer<typeof sellerSchema>;
