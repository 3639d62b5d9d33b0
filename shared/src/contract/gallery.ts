import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { artistSchema, artTypeSchema } from './artists.ts';
import { freeTimeSchema } from './appointments.ts';
import { pageSchema, placeholderSchema } from './fields.ts';
import { exampleProductSchema, handOverDesignSchema, madeDesignSchema } from './hand-overs.ts';
import { ART_TYPE_SORTS, ARTIST_SORTS, OVERVIEW_ARTWORKS } from './rules.ts';

/** An artwork. `type` is the name of its main art type. `art_types` are the names of all its art types. */
export const artworkSchema = z.object({
  id: z.string(),
  image: z.string(),
  title: z.string(),
  type: z.string(),
  art_types: z.array(z.string()),
  placeholder: placeholderSchema,
  /** Whether customers may put it on products. Earlier servers do not send it. */
  printable: z.optional(z.boolean()),
});

const artworkWithArtistSchema = z.extend(artworkSchema, {
  artist_id: z.string(),
  artist_name: z.string(),
});

const testimonialSchema = z.object({
  image: z.string(),
  name: z.string(),
  testimonial: z.string(),
  placeholder: placeholderSchema,
});

/** The gallery overview. */
const gallerySchema = z.object({
  featured_artists: z.array(artistSchema),
  testimonials: z.array(testimonialSchema),
  artworks: z.array(artworkWithArtistSchema),
  /** Number of artworks on all pages. Earlier servers do not send it. */
  artwork_count: z.optional(z.int()),
});

const createCountSchema = (max: number) =>
  z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max)));
const rangeFields = {
  limit: createCountSchema(200),
  offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
  page: createCountSchema(10_000),
};

/** A printable artwork, and products to put it on. */
const artworkProductsSchema = z.object({
  artwork: artworkWithArtistSchema,
  products: z.array(exampleProductSchema),
});

/** An artist with artworks in their display order. `artwork_count` also counts artworks that are not in `artworks`. */
const galleryArtistSchema = z.extend(z.omit(artistSchema, { testimonial: true, skills: true }), {
  artwork_count: z.number(),
  artworks: z.array(artworkSchema),
});

/** One page of artists. `total` is the number of all matching artists. */
const galleryByArtistSchema = z.object({ artists: z.array(galleryArtistSchema), total: z.number() });

/**
 * Selects, sorts and limits the artists. Each word of `search` must occur in the name or in the art types. `art_type`
 * is a name or a slug, regardless of case. `artworks` limits the artworks of each artist. Without `limit` and `page`,
 * the response has all matching artists from `offset` on. `page` counts pages of `limit` artists, and replaces `offset`.
 */
const galleryByArtistQuerySchema = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  art_type: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(ARTIST_SORTS)),
  ...rangeFields,
  artworks: createCountSchema(200),
});

const galleryArtTypeSchema = z.extend(artTypeSchema, {
  /** Family of the art type, such as Folk or Painting. */
  type: z.string(),
  popularity: z.number(),
});

/**
 * Art types, and one page of artists. `total` is the number of all matching artists. A request with `types_page` gets
 * one page of the art types, `type_total` as the number of all, and `type_names`, the names of all.
 */
const galleryByTypeSchema = z.object({
  art_types: z.array(galleryArtTypeSchema),
  artists: z.array(artistSchema),
  total: z.number(),
  type_total: z.optional(z.int()),
  type_names: z.optional(z.array(z.string())),
});

/**
 * The public page of an artist. `artworks` are the first artworks in their display order. `artwork_count` also counts
 * artworks that are not in `artworks`. `next_times` are free times, earliest first.
 */
const publicArtistSchema = z.object({
  artist: artistSchema,
  artworks: z.array(artworkSchema),
  artwork_count: z.number(),
  next_times: z.array(freeTimeSchema),
});

export const galleryEndpoints = {
  'GET /art-gallery': {
    summary: 'The gallery overview: featured artists, testimonials and artworks of all artists in turn',
    query: z.object({
      /** Largest number of artworks on a page. */
      artworks: createCountSchema(OVERVIEW_ARTWORKS),
      page: createCountSchema(10_000),
      /** Id of an artwork that is added when the page does not have it. */
      artwork: z.optional(z.string().check(z.maxLength(200))),
      /** Leaves out featured artists and testimonials, which are on the first page. */
      only: z.optional(z.literal('artworks')),
    }),
    response: { 200: gallerySchema },
  },
  'GET /art-gallery/artist': {
    summary: 'Artists with their galleries, searched and sorted',
    query: galleryByArtistQuerySchema,
    response: { 200: galleryByArtistSchema },
  },
  'GET /art-gallery/artist/{id}': {
    summary: 'The public page of an artist: biography, artworks and next free times',
    response: { 200: publicArtistSchema },
  },
  'GET /art-gallery/type': {
    summary: 'Art types by popularity, and artists with their skills',
    /**
     * Selects and limits the artists, as for {@link galleryByArtistQuerySchema}. Without `types_page`, the response has
     * all art types by popularity; with it, a page of those that `art_type` names, or of all, in the order of `sort`.
     */
    query: z.object({
      art_type: z.optional(z.string().check(z.maxLength(100))),
      ...rangeFields,
      types_page: createCountSchema(10_000),
      sort: z.optional(z.enum(ART_TYPE_SORTS)),
    }),
    response: { 200: galleryByTypeSchema },
  },
  'GET /artworks': {
    summary: 'Artworks that customers may put on products, by art type and artist',
    query: z.object({
      art_type: z.optional(z.string().check(z.maxLength(100))),
      page: z._default(pageSchema, 1),
    }),
    response: { 200: z.object({ artworks: z.array(artworkWithArtistSchema), total: z.int() }) },
  },
  'GET /artworks/{id}/products': {
    summary: 'An artwork that may be put on products, and a product of each category',
    response: { 200: artworkProductsSchema },
  },
  'GET /artworks/{id}/products/{productId}.jpg': {
    summary: 'An artwork on a product, as it is printed',
    produces: 'image/jpeg',
    response: { 200: z.string() },
    errors: [422, 503],
  },
  'POST /artworks/{id}/designs': {
    summary: 'Makes a design of a product from an artwork; its token gives access to the design',
    body: z.pick(handOverDesignSchema, { product_id: true }),
    response: { 201: madeDesignSchema },
    errors: [507],
  },
} as const satisfies EndpointTable;

export type Artwork = z.infer<typeof artworkSchema>;
export type ArtworkWithArtist = z.infer<typeof artworkWithArtistSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Gallery = z.infer<typeof gallerySchema>;
export type ArtworkProducts = z.infer<typeof artworkProductsSchema>;
export type GalleryArtist = z.infer<typeof galleryArtistSchema>;
export type GalleryByArtist = z.infer<typeof galleryByArtistSchema>;
export type PublicArtist = z.infer<typeof publicArtistSchema>;
export type GalleryArtType = z.infer<typeof galleryArtTypeSchema>;
export type GalleryByType = z.infer<typeof galleryByTypeSchema>;
export type ArtistSort = (typeof ARTIST_SORTS)[number];
export type ArtTypeSort = (typeof ART_TYPE_SORTS)[number];
