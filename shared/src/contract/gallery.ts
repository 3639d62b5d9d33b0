import * as z from 'zod/mini';
import { artist } from './artists.ts';
import { placeholder } from './catalogue.ts';

/** How many artworks the gallery's entrance shows at most, the artists taking turns. */
export const ENTRANCE_ARTWORKS = 60;

/** How the artists of the gallery may be sorted (specification §9): `name` is A–Z, `artworks` the most first. */
export const ARTIST_SORTS = ['name', 'name-desc', 'artworks'] as const;

/** An artwork where its artist is known. `type` is the first of its art types, all of them by name. */
export const artwork = z.object({
  id: z.string(),
  image: z.string(),
  title: z.string(),
  type: z.string(),
  art_types: z.array(z.string()),
  placeholder,
});

/** An artwork with whose it is. */
export const hungArtwork = z.extend(artwork, { artist_id: z.string(), artist_name: z.string() });

/** What a customer says of us. */
export const testimonial = z.object({
  image: z.string(),
  name: z.string(),
  testimonial: z.string(),
  placeholder,
});

/** `GET /art-gallery`: the gallery's entrance. */
export const gallery = z.object({
  featured_artists: z.array(artist),
  testimonials: z.array(testimonial),
  artworks: z.array(hungArtwork),
});

const count = (max: number) => z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max)));
const offset = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)));

/** `artworks`: how many artworks are enough. */
export const galleryQuery = z.object({ artworks: count(ENTRANCE_ARTWORKS) });

/** An artist with their gallery, in the order that they gave it. `artwork_count` counts those left out, too. */
export const galleryArtist = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  placeholder,
  bio: z.string(),
  rating: z.number(),
  art_types: z.array(z.string()),
  artwork_count: z.number(),
  artworks: z.array(artwork),
});

/** `GET /art-gallery/artist`. `total`: how many artists match, whatever `limit` says. */
export const galleryByArtist = z.object({ artists: z.array(galleryArtist), total: z.number() });

/**
 * All of it may be left out: then every artist comes with every artwork, in the studio's order.
 * `search` looks for all its words in names and art types, `art_type` takes a name or a slug in any
 * case, `artworks` is how many artworks of each artist are enough.
 */
export const galleryByArtistQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  art_type: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(ARTIST_SORTS)),
  limit: count(200),
  offset,
  artworks: count(200),
});

/** An art type on the gallery's page of types, with a work of its kind where there is one. */
export const galleryArtType = z.object({
  name: z.string(),
  /** The family it belongs to: Folk, Painting, Print … */
  type: z.string(),
  popularity: z.number(),
  image: z.optional(z.string()),
  placeholder,
});

/** `GET /art-gallery/type`: every art type, the most popular first, and the artists with their skills. */
export const galleryByType = z.object({
  art_types: z.array(galleryArtType),
  artists: z.array(artist),
  total: z.number(),
});

/** All of it may be left out: then every artist comes, in the studio's order. */
export const galleryByTypeQuery = z.object({
  art_type: z.optional(z.string().check(z.maxLength(100))),
  limit: count(200),
  offset,
});

/** `GET /artists/{id}/gallery`: all artworks of one artist, in the order that they gave them. */
export const artistGallery = z.object({ artworks: z.array(artwork) });

export type Artwork = z.infer<typeof artwork>;
export type HungArtwork = z.infer<typeof hungArtwork>;
export type Testimonial = z.infer<typeof testimonial>;
export type Gallery = z.infer<typeof gallery>;
export type GalleryArtist = z.infer<typeof galleryArtist>;
export type GalleryByArtist = z.infer<typeof galleryByArtist>;
export type GalleryArtType = z.infer<typeof galleryArtType>;
export type GalleryByType = z.infer<typeof galleryByType>;
export type ArtistGallery = z.infer<typeof artistGallery>;
export type ArtistSort = (typeof ARTIST_SORTS)[number];
