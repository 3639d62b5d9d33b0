import * as z from 'zod/mini';
import { placeholder } from './catalogue.ts';

/** Days of an availability entry by its number (specification §3): 0 is Monday. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** A kind of art that artists offer, as the booking flow lists them. */
export const artType = z.object({ name: z.string() });
export const artTypes = z.array(artType);

/** An artist as lists show them. `rating` is out of 5, with at most one decimal; `art_types` are names. */
export const artist = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  placeholder,
  bio: z.string(),
  testimonial: z.string(),
  rating: z.number(),
  art_types: z.array(z.string()),
  skills: z.array(z.string()),
});
export const artists = z.array(artist);

const HALF_HOUR = /^(([01]\d|2[0-3]):(00|30)|24:00)$/;
const halfHour = (label: string) =>
  z.string(`Please choose the ${label}.`).check(z.regex(HALF_HOUR, `The ${label} must be on a half hour.`));

/** One window of an artist's week, in the studio's time: `start_time` and `end_time` as `HH:MM`, the end up to `24:00`. */
export const availabilityEntry = z.object({
  weekday: z
    .int('Please choose a day.')
    .check(z.minimum(0, 'Please choose a day.'), z.maximum(6, 'Please choose a day.')),
  start_time: halfHour('start time'),
  end_time: halfHour('end time'),
});

/** One artist with their week, Monday first. */
export const artistWithAvailability = z.extend(artist, { availability: z.array(availabilityEntry) });

/** `art_type` takes a name or a slug, in any case. */
export const artistsQuery = z.object({ art_type: z.optional(z.string()) });

export type ArtType = z.infer<typeof artType>;
export type Artist = z.infer<typeof artist>;
export type ArtistWithAvailability = z.infer<typeof artistWithAvailability>;
export type AvailabilityEntry = z.infer<typeof availabilityEntry>;
