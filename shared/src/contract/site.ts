import * as z from 'zod/mini';

/** Who we are, as every page shows it; the server's settings fill it in. */
export const siteInfoSchema = z.object({
  name: z.string(),
  tagline: z.string(),
  promise: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Postal address, a line each. */
  address: z.array(z.string()),
  /** Origin of the site as the outside sees it, without a trailing slash. */
  origin: z.string(),
  /** Whether the third-party sign-in is set up: without it there is no button for it. */
  signInWithGoogle: z.boolean(),
  /** Whether the shop takes orders; without it, it only shows. */
  checkout: z.boolean(),
  /** What the home page opens with, where the site has a picture for that. */
  hero: z.optional(z.object({ image: z.string(), placeholder: z.string() })),
});
export type SiteInfo = z.infer<typeof siteInfoSchema>;
