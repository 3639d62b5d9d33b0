import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';

/** All stored data about a customer or an artist, by the part of the site that stores it. */
const personalDataSchema = z.looseObject({ exported_at: z.string() });

/** The effects of deleting a customer's account now. */
const deletionEffectsSchema = z.object({
  /** Without a password, the deletion is confirmed by a mailed link. */
  has_password: z.boolean(),
  /** Number of sessions with artists that would be cancelled. */
  upcoming_sessions: z.int(),
  /** Number of orders that are not delivered, cancelled or returned. */
  open_orders: z.int(),
});

/** A request to delete an account. The password is omitted for an account that has no password. */
const deletionRequestSchema = z.object({
  password: z._default(z.string('Please enter your password.').check(z.maxLength(1000)), ''),
});

/** `deleted` is false when a link that confirms the deletion was mailed. */
const deletionResponseSchema = z.object({ deleted: z.boolean(), message: z.string() });

/** The effects of deleting an artist's account now. */
const artistDeletionEffectsSchema = z.object({
  /** Number of sessions with customers that would be cancelled. */
  upcoming_sessions: z.int(),
  /** Number of artworks that would be deleted. */
  artworks: z.int(),
});

export const personalDataEndpoints = {
  'GET /account/data': {
    summary: 'Everything that is stored about the customer, as a file',
    response: { 200: personalDataSchema },
    access: ['customer'],
  },
  'GET /artists/{id}/data': {
    summary: 'Everything that is stored about the signed-in artist, as a file',
    response: { 200: personalDataSchema },
    access: ['artist'],
  },
  'GET /artists/{id}/deletion': {
    summary: 'The effects of deleting the signed-in artist’s account now',
    response: { 200: artistDeletionEffectsSchema },
    access: ['artist'],
  },
  'POST /artists/{id}/deletion': {
    summary: 'Deletes the signed-in artist’s account and cancels their upcoming sessions',
    body: deletionRequestSchema,
    response: { 200: deletionResponseSchema },
    access: ['artist'],
  },
  'GET /account/deletion': {
    summary: 'The effects of deleting the account now',
    response: { 200: deletionEffectsSchema },
    access: ['customer'],
  },
  'POST /account/deletion': {
    summary: 'Deletes the account; mails a link to confirm it when the account has no password',
    body: deletionRequestSchema,
    response: { 200: deletionResponseSchema },
    access: ['customer'],
  },
  'POST /account/deletion/confirm': {
    summary: 'Deletes an account by the mailed link',
    body: z.object({ token: z.string('Please open the link in our email again.').check(z.maxLength(200)) }),
    response: { 200: deletionResponseSchema },
    errors: [404],
  },
} as const satisfies EndpointTable;

export type ArtistDeletionEffects = z.infer<typeof artistDeletionEffectsSchema>;
export type DeletionEffects = z.infer<typeof deletionEffectsSchema>;
