import * as z from 'zod/mini';

/**
 * `GET /account/data`, `GET /artists/{id}/data`: all stored data about the customer or artist, by the part of the
 * site that stores it.
 */
export const personalDataSchema = z.looseObject({ exported_at: z.string() });

/** `GET /account/deletion`: the effects of deleting the account now. */
export const deletionEffectsSchema = z.object({
  /** false: the deletion is confirmed by a mailed link. */
  has_password: z.boolean(),
  /** Sessions with artists that would be cancelled. */
  upcoming_sessions: z.int(),
  /** Orders that are still being made or delivered. */
  open_orders: z.int(),
});

/** `POST /account/deletion`: the password; omitted for an account without a password. */
export const deletionRequestSchema = z.object({
  password: z._default(z.string('Please enter your password.').check(z.maxLength(1000)), ''),
});

/** `deleted` is false when a link that confirms the deletion was mailed. */
export const deletionResponseSchema = z.object({ deleted: z.boolean(), message: z.string() });

/** `POST /account/deletion/confirm`. */
export const deletionConfirmationSchema = z.object({
  token: z.string('Please open the link in our email again.').check(z.maxLength(200)),
});

/** `GET /artists/{id}/deletion`: the effects of deleting an artist's account now. */
export const artistDeletionEffectsSchema = z.object({
  /** Sessions with customers that would be cancelled. */
  upcoming_sessions: z.int(),
  /** Artworks that would be deleted. */
  artworks: z.int(),
});

export type ArtistDeletionEffects = z.infer<typeof artistDeletionEffectsSchema>;
export type DeletionEffects = z.infer<typeof deletionEffectsSchema>;
export type DeletionResponse = z.infer<typeof deletionResponseSchema>;
