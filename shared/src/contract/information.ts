import * as z from 'zod/mini';

/** A run of text with the same formatting. */
export const textRunSchema = z.object({
  text: z.string(),
  /** A path of the site, or an https or mailto URL. */
  to: z.optional(z.string()),
  strong: z.optional(z.boolean()),
});

const textRunsSchema = z.array(textRunSchema);

/** A heading, a paragraph or a list. A list of the kind `steps` is numbered. */
export const textBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), runs: textRunsSchema }),
  z.object({ kind: z.enum(['list', 'steps']), items: z.array(textRunsSchema) }),
]);

/** The text of an information page. */
export const informationSchema = z.object({ blocks: z.array(textBlockSchema) });

/** The details of the seller. The Consumer Protection (E-Commerce) Rules 2020 require most of these details. */
export const sellerSchema = z.object({
  legal_name: z.string(),
  /** Postal address, one line per entry. */
  address: z.array(z.string()),
  email: z.string(),
  phone: z.string(),
  /** Omitted when the seller is not registered for GST. */
  gstin: z.optional(z.string()),
  /** Name of the grievance officer, with designation and contact details if the owner gives them. */
  grievance_officer: z.string(),
  grievance_email: z.string(),
});

/** The pages with a text that the owner can replace. */
export type InformationPage = 'terms' | 'privacy' | 'returns' | 'delivery';
export type TextRun = z.infer<typeof textRunSchema>;
export type TextBlock = z.infer<typeof textBlockSchema>;
export type Seller = z.infer<typeof sellerSchema>;
