import * as z from 'zod/mini';
import { artistSchema } from './artists.ts';
import { freeTimeSchema } from './appointments.ts';
import { placeholderSchema } from './catalogue.ts';
import { ARTIST_SORTS, OVERVIEW_ARTWORKS } from './artist-rules.ts';

/** An artwork. `type` is its main art type; `art_types` are all of them by name. */
export const artworkSchema = z.object({
  id: z.string(),
  image: z.string(),
  title: z.string(),
  type: z.string(),
  art_types: z.array(z.string()),
  placeholder: placeholderSchema,
});

export const artworkWithArtistSchema = z.extend(artworkSchema, {
  artist_id: z.string(),
  artist_name: z.string(),
});

export const testimonialSchema = z.object({
  image: z.string(),
  name: z.string(),
  testimonial: z.string(),
  placeholder: placeholderSchema,
});

/** `GET /art-gallery`: the gallery overview. */
export const gallerySchema = z.object({
  featured_artists: z.array(artistSchema),
  testimonials: z.array(testimonialSchema),
  artworks: z.array(artworkWithArtistSchema),
});

const countSchema = (max: number) =>
  z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max)));
const offsetSchema = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)));

/** `artworks`: largest number of artworks. */
export const galleryQuerySchema = z.object({ artworks: countSchema(OVERVIEW_ARTWORKS) });

/**
 * An artist with artworks in the artist's order. `artwork_count` includes artworks that are not in `artworks`.
 */
export const galleryArtistSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  placeholder: placeholderSchema,
  bio: z.string(),
  rating: z.number(),
  art_types: z.array(z.string()),
  artwork_count: z.number(),
  artworks: z.array(artworkSchema),
});

/** `GET /art-gallery/artist`. `total` is the number of matching artists, regardless of `limit`. */
export const galleryByArtistSchema = z.object({ artists: z.array(galleryArtistSchema), total: z.number() });

/**
 * Without parameters, returns every artist with every artwork, in the default order. Each word of `search` must
 * occur in the name or the art types. `art_type` is a name or slug in any case. `artworks` limits the artworks of each
 * artist.
 */
export const galleryByArtistQuerySchema = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  art_type: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(ARTIST_SORTS)),
  limit: countSchema(200),
  offset: offsetSchema,
  artworks: countSchema(200),
});

/** An art type on the gallery's page of art types, with an artwork of that type if there is one. */
export const galleryArtTypeSchema = z.object({
  name: z.string(),
  /** The family of the art type: Folk, Painting, Print … */
  type: z.string(),
  popularity: z.number(),
  image: z.optional(z.string()),
  placeholder: placeholderSchema,
});

/** `GET /art-gallery/type`: every art type, the most popular first, and the artists with their skills. */
export const galleryByTypeSchema = z.object({
  art_types: z.array(galleryArtTypeSchema),
  artists: z.array(artistSchema),
  total: z.number(),
});

/** Without parameters, returns every artist in the default order. */
export const galleryByTypeQuerySchema = z.object({
  art_type: z.optional(z.string().check(z.maxLength(100))),
  limit: countSchema(200),
  offset: offsetSchema,
});

/** `GET /art-gallery/artist/{id}`: the public page of an artist; `next_times` are free, earliest first. */
export const publicArtistSchema = z.object({
  artist: artistSchema,
  artworks: z.array(artworkSchema),
  next_times: z.array(freeTimeSchema),
});

/** `GET /artists/{id}/gallery`: all artworks of one artist, in the artist's order. */
export const artistGallerySchema = z.object({ artworks: z.array(artworkSchema) });

export type Artwork = z.infer<typeof artworkSchema>;
export type ArtworkWithArtist = z.infer<typeof artworkWithArtistSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Gallery = z.infer<typeof gallerySchema>;
export type GalleryArtist = z.infer<typeof galleryArtistSchema>;
export type GalleryByArtist = z.infer<typeof galleryByArtistSchema>;
export type PublicArtist = z.infer<typeof publicArtistSchema>;
export type GalleryArtType = z.infer<typeof galleryArtTypeSchema>;
export type GalleryByType = z.infer<typeof galleryByTypeSchema>;
export type ArtistGallery = z.infer<typeof artistGallerySchema>;
export type ArtistSort = (typeof ARTIST_SORTS)[number];
