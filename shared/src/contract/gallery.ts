import * as z from 'zod/mini';
import { placeholder } from './catalogue.ts';

export const artwork = z.object({
  image: z.string(),
  title: z.string(),
  placeholder,
});

/** `GET /art-gallery`: the gallery's entrance. */
export const gallery = z.object({
  featured_artists: z.array(z.object({ id: z.string(), name: z.string(), image: z.string(), placeholder })),
  testimonials: z.array(z.object({ image: z.string(), name: z.string(), testimonial: z.string() })),
  artworks: z.array(artwork),
});

export type Artwork = z.infer<typeof artwork>;
export type Gallery = z.infer<typeof gallery>;
