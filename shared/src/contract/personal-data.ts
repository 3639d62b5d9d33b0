import * as z from 'zod/mini';

/** All stored data about a customer or an artist, by the part of the site that stores it. */
export const personalDataSchema = z.looseObject({ exported_at: z.string() });

/** The effects of deleting a customer's account now. */
export const deletionEffectsSchema = z.object({
  /** Without a password, the deletion is confirmed by a mailed link. */
  has_password: z.boolean(),
  /** Number of sessions with artists that would be cancelled. */
  upcoming_sessions: z.int(),
  /** Number of orders that are not delivered, cancelled or returned. */
  open_orders: z.int(),
});

/** A request to delete an account. The password is omitted for an account that has no password. */
export const deletionRequestSchema = z.object({
  password: z._default(z.string('Please enter your password.').check(z.maxLength(1000)), ''),
});

/** `deleted` is false when a link that confirms the deletion was mailed. */
export const deletionResponseSchema = z.object({ deleted: z.boolean(), message: z.string() });

/** The confirmation of a deletion with the token of the mailed link. */
export const deletionConfirmationSchema = z.object({
  token: z.string('Please open the link in our email again.').check(z.maxLength(200)),
});

/** The effects of deleting an artist's account now. */
export const artistDeletionEffectsSchema = z.object({
  /** Number of sessions with customers that would be cancelled. */
  upcoming_sessions: z.int(),
  /** Number of artworks that would be deleted. */
  artworks: z.int(),
});

export type ArtistDeletionEffects = z.infer<typeof artistDeletionEffectsSchema>;
export type DeletionEffects = z.infer<typeof deletionEffectsSchema>;
export type DeletionResponse = z.infer<typeof deletionResponseSchema>;
