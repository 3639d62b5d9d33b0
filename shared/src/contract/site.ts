import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import {
  createNameSchema,
  createOptionalTextSchema,
  createRequiredTextSchema,
  emailAddressSchema,
  messageResponseSchema,
  uploadedImageSchema,
} from './fields.ts';

/** Name, contact details and features of the site. */
export interface SiteInfo {
  name: string;
  tagline: string;
  promise: string;
  email: string;
  phone: string;
  /** Postal address, one line per entry. */
  address: string[];
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  /** Whether sign-in with Google is configured. */
  signInWithGoogle: boolean;
  /** Whether the shop takes orders. */
  checkout: boolean;
  /** Paths of pages that this shop does not have. Menus and the sitemap omit these paths. */
  hiddenPaths?: string[] | undefined;
  /** Names of the shop's categories in menu order. */
  categories?: string[] | undefined;
  /** Picture at the top of the home page, if the site has one. */
  hero?: { image: string; placeholder: string } | undefined;
}

/** A message to the shop from the contact form. */
const contactMessageSchema = z.object({
  name: createNameSchema('name', 100),
  email: emailAddressSchema,
  subject: createRequiredTextSchema('subject', 200),
  message: createRequiredTextSchema('message', 5000),
  phone: createOptionalTextSchema('phone', 30),
  company: createOptionalTextSchema('company', 100),
});

/** A run of text with the same formatting. */
const textRunSchema = z.object({
  text: z.string(),
  /** A path of the site, or an https or mailto URL. */
  to: z.optional(z.string()),
  strong: z.optional(z.boolean()),
});

const textRunsSchema = z.array(textRunSchema);

/** A heading, a paragraph or a list. A list of the kind `steps` is numbered. */
const textBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), runs: textRunsSchema }),
  z.object({ kind: z.enum(['list', 'steps']), items: z.array(textRunsSchema) }),
]);

/** The details of the seller. The Consumer Protection (E-Commerce) Rules 2020 require most of these details. */
const sellerSchema = z.object({
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

export const siteEndpoints = {
  'GET /health': {
    summary: 'Whether the server and its database answer',
    response: { 200: z.object({ status: z.literal('ok') }) },
  },
  'POST /contact': {
    summary: 'Writes to the company',
    body: contactMessageSchema,
    response: { 201: messageResponseSchema },
  },
  'GET /information/{page}': {
    summary: 'The text of the terms, privacy, returns or delivery page',
    response: { 200: z.object({ blocks: z.array(textBlockSchema) }) },
  },
  'GET /seller': {
    summary: 'Who sells: legal name, address, GSTIN and grievance officer',
    response: { 200: sellerSchema },
  },
  'POST /upload-image': {
    summary: 'Takes a picture of at most 5 MB (JPEG, PNG, GIF or SVG) in the form field "file"',
    consumes: 'multipart/form-data',
    response: { 200: uploadedImageSchema },
    errors: [422, 507],
  },
} as const satisfies EndpointTable;

export type ContactMessage = z.infer<typeof contactMessageSchema>;
/** The pages with a text that the owner can replace. */
export type InformationPage = 'terms' | 'privacy' | 'returns' | 'delivery';
export type TextRun = z.infer<typeof textRunSchema>;
export type TextBlock = z.infer<typeof textBlockSchema>;
export type Seller = z.infer<typeof sellerSchema>;
