import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { chosenArtTypesSchema, createNameSchema, uploadedImageSchema } from './fields.ts';
import { artworkSchema } from './gallery.ts';
import { ARTWORK_TITLE_MAX } from './rules.ts';

/** A change of an artwork. Omitted fields stay unchanged. */
const artworkChangeSchema = z.object({
  title: z.optional(createNameSchema('title', ARTWORK_TITLE_MAX)),
  art_types: z.optional(chosenArtTypesSchema),
  printable: z.optional(z.boolean('An artwork may be printed or not: true or false.')),
});

/** An artwork that was added to a gallery. */
const uploadedArtworkSchema = z.object({
  data: artworkSchema,
  warnings: uploadedImageSchema.shape.warnings,
});

/** All artworks of one artist, in their display order. */
const artistGallerySchema = z.object({ artworks: z.array(artworkSchema) });

const changeArtwork = {
  summary: 'Changes title or art types of an artwork; omitted fields stay',
  body: artworkChangeSchema,
  response: { 200: artworkSchema },
  access: ['artist'],
} as const;

export const artistGalleryEndpoints = {
  'GET /artists/{id}/gallery': {
    summary: 'All artworks of an artist, in the order that the artist gave them',
    response: { 200: artistGallerySchema },
  },
  'POST /artists/{id}/gallery': {
    summary: 'Adds an artwork: a form with "file" (as for /upload-image), "title" and one or more "art_type"',
    consumes: 'multipart/form-data',
    response: { 201: uploadedArtworkSchema },
    access: ['artist'],
    errors: [422, 507],
  },
  'PUT /artists/{id}/gallery/order': {
    summary: 'Reorders an artist’s gallery: the ids of all artworks, first to last',
    body: z.object({
      ids: z
        .array(z.string(), 'Please send the ids of all your artworks.')
        .check(z.maxLength(5000, 'You don’t have that many artworks.')),
    }),
    response: { 200: artistGallerySchema },
    access: ['artist'],
    errors: [409],
  },
  'PUT /artists/{id}/gallery/{artworkId}': changeArtwork,
  'PATCH /artists/{id}/gallery/{artworkId}': changeArtwork,
  'PUT /artists/{id}/gallery/{artworkId}/art-type-picture': {
    summary: 'Makes an artwork the picture of one of its art types on all pages',
    body: z.object({
      art_type: z.string('Please choose an art type.').check(z.maxLength(100, 'There is no such art type.')),
    }),
    response: { 204: z.null() },
    access: ['artist'],
  },
  'DELETE /artists/{id}/gallery/{artworkId}': {
    summary: 'Deletes an artwork',
    response: { 204: z.null() },
    access: ['artist'],
  },
} as const satisfies EndpointTable;

export type ArtworkChange = z.infer<typeof artworkChangeSchema>;
export type UploadedArtwork = z.infer<typeof uploadedArtworkSchema>;
export type ArtistGallery = z.infer<typeof artistGallerySchema>;
