import * as z from 'zod/mini';
import {
  artistCredentialsSchema,
  artTypePictureSchema,
  artistProfileSchema,
  artworkChangeSchema,
  artworkOrderSchema,
  savedArtistSchema,
  signedInArtistSchema,
  uploadedArtworkSchema,
} from '../artist-area.ts';
import { passwordChangeSchema } from '../accounts.ts';
import { earningsQuerySchema, earningsSchema } from '../earnings.ts';
import {
  artistGallerySchema,
  artworkProductsSchema,
  artworkSchema,
  galleryByArtistQuerySchema,
  galleryByArtistSchema,
  galleryByTypeQuerySchema,
  galleryByTypeSchema,
  galleryQuerySchema,
  gallerySchema,
  printableArtworksQuerySchema,
  printableArtworksSchema,
  publicArtistSchema,
} from '../gallery.ts';
import { handOverDesignSchema, madeDesignSchema } from '../hand-overs.ts';
import { defineEndpoints } from './define.ts';

const changeArtwork = {
  summary: 'Changes title or art types of an artwork; omitted fields stay',
  body: artworkChangeSchema,
  response: { 200: artworkSchema },
  errors: [401],
} as const;

export const galleryEndpoints = defineEndpoints({
  'GET /art-gallery': {
    summary: 'The gallery overview: featured artists, testimonials and artworks of all artists in turn',
    query: galleryQuerySchema,
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
    query: galleryByTypeQuerySchema,
    response: { 200: galleryByTypeSchema },
  },
  'GET /artworks': {
    summary: 'Artworks that customers may put on products, by art type and artist',
    query: printableArtworksQuerySchema,
    response: { 200: printableArtworksSchema },
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
  'POST /artists/login': {
    summary: 'Signs an artist in',
    body: artistCredentialsSchema,
    access: [],
    response: { 200: signedInArtistSchema },
    errors: [401],
  },
  'POST /artists/logout': {
    summary: 'Signs the artist out',
    response: { 204: z.null() },
  },
  'POST /artists/{id}/changepassword': {
    summary: 'Changes the artist’s password and ends their other sessions',
    body: passwordChangeSchema,
    response: { 204: z.null() },
    errors: [401],
  },
  'PUT /artists/{id}': {
    summary: 'Changes an artist’s profile and hours; booked sessions stay booked',
    body: artistProfileSchema,
    response: { 200: savedArtistSchema },
    errors: [401],
  },
  'GET /artists/{id}/gallery': {
    summary: 'All artworks of an artist, in the order that the artist gave them',
    response: { 200: artistGallerySchema },
  },
  'GET /artists/{id}/earnings': {
    summary: 'What an artist has earned with products: by month, and each sale, refund and payout',
    query: earningsQuerySchema,
    response: { 200: earningsSchema },
    errors: [401, 403],
  },
  'POST /artists/{id}/gallery': {
    summary: 'Adds an artwork: a form with "file" (as for /upload-image), "title" and one or more "art_type"',
    consumes: 'multipart/form-data',
    response: { 201: uploadedArtworkSchema },
    errors: [401, 422, 507],
  },
  'PUT /artists/{id}/gallery/order': {
    summary: 'Reorders an artist’s gallery: the ids of all artworks, first to last',
    body: artworkOrderSchema,
    response: { 200: artistGallerySchema },
    errors: [401, 409],
  },
  'PUT /artists/{id}/gallery/{artworkId}': changeArtwork,
  'PATCH /artists/{id}/gallery/{artworkId}': changeArtwork,
  'PUT /artists/{id}/gallery/{artworkId}/art-type-picture': {
    summary: 'Makes an artwork the picture of one of its art types on all pages',
    body: artTypePictureSchema,
    response: { 204: z.null() },
    errors: [401],
  },
  'DELETE /artists/{id}/gallery/{artworkId}': {
    summary: 'Deletes an artwork',
    response: { 204: z.null() },
    errors: [401],
  },
});
