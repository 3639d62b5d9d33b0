import * as z from 'zod/mini';
import { placeholderSchema } from './fields.ts';

/** A kind of art that artists offer. */
export const artTypeSchema = z.object({
  name: z.string(),
  /** Picture of an artwork of this type. */
  image: z.optional(z.string()),
  placeholder: placeholderSchema,
});
export const artTypesSchema = z.array(artTypeSchema);

/** An artist. `rating` is out of 5, with at most one decimal. `art_types` are names. */
export const artistSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  placeholder: placeholderSchema,
  bio: z.string(),
  testimonial: z.string(),
  rating: z.number(),
  art_types: z.array(z.string()),
  skills: z.array(z.string()),
});
export const artistsSchema = z.array(artistSchema);

const HALF_HOUR = /^(([01]\d|2[0-3]):(00|30)|24:00)$/;
const createHalfHourSchema = (label: string) =>
  z.string(`Please choose the ${label}.`).check(z.regex(HALF_HOUR, `The ${label} must be on a half hour.`));

/**
 * A window of an artist's week, in business time. `weekday` is 0 for Monday to 6 for Sunday. The times are `HH:MM` on
 * an hour or half hour, up to `24:00`.
 */
export const availabilityEntrySchema = z.object({
  weekday: z
    .int('Please choose a day.')
    .check(z.minimum(0, 'Please choose a day.'), z.maximum(6, 'Please choose a day.')),
  start_time: createHalfHourSchema('start time'),
  end_time: createHalfHourSchema('end time'),
});

/** An artist with the availability windows of the week, Monday first. */
export const artistWithAvailabilitySchema = z.extend(artistSchema, {
  availability: z.array(availabilityEntrySchema),
});

/** `art_type` is a name or a slug, regardless of case. */
export const artistsQuerySchema = z.object({ art_type: z.optional(z.string()) });

export type ArtType = z.infer<typeof artTypeSchema>;
export type Artist = z.infer<typeof artistSchema>;
export type ArtistWithAvailability = z.infer<typeof artistWithAvailabilitySchema>;
export type AvailabilityEntry = z.infer<typeof availabilityEntrySchema>;
