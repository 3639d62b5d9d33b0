import * as z from 'zod/mini';
import {
  emailAddressSchema,
  createNameSchema,
  createOptionalTextSchema,
  createRequiredTextSchema,
} from './fields.ts';

/** Name, contact details and features of the site. */
export const siteInfoSchema = z.object({
  name: z.string(),
  tagline: z.string(),
  promise: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Postal address, one line per entry. */
  address: z.array(z.string()),
  /** Public origin of the site, without a trailing slash. */
  origin: z.string(),
  /** Whether sign-in with Google is configured. */
  signInWithGoogle: z.boolean(),
  /** Whether the shop takes orders. */
  checkout: z.boolean(),
  /** Paths of pages that this shop does not have. Menus and the sitemap omit these paths. */
  hiddenPaths: z.optional(z.array(z.string())),
  /** Names of the shop's categories in menu order. */
  categories: z.optional(z.array(z.string())),
  /** Picture at the top of the home page, if the site has one. */
  hero: z.optional(z.object({ image: z.string(), placeholder: z.string() })),
});

/** A message to the shop from the contact form. */
export const contactMessageSchema = z.object({
  name: createNameSchema('name', 100),
  email: emailAddressSchema,
  subject: createRequiredTextSchema('subject', 200),
  message: createRequiredTextSchema('message', 5000),
  phone: createOptionalTextSchema('phone', 30),
  company: createOptionalTextSchema('company', 100),
});

export type SiteInfo = z.infer<typeof siteInfoSchema>;
export type ContactMessage = z.infer<typeof contactMessageSchema>;
