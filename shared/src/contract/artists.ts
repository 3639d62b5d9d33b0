import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { bookedTimeSchema } from './appointments.ts';
import { businessDateSchema, createDateSchema, placeholderSchema } from './fields.ts';
import { MAX_NOTICE_HOURS, SESSIONS_PER_DAY } from './rules.ts';

/** A kind of art that artists offer. */
export const artTypeSchema = z.object({
  name: z.string(),
  /** Picture of an artwork of this type. */
  image: z.optional(z.string()),
  placeholder: placeholderSchema,
});

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

const NOTICE_MESSAGE = `The least notice must be 0 to ${MAX_NOTICE_HOURS} whole hours.`;
const MAX_SESSIONS_MESSAGE = `The most sessions a day must be a whole number from 1 to ${SESSIONS_PER_DAY}.`;

/** The smallest number of hours between booking and start of a session. */
export const noticeHoursSchema = z
  .int(NOTICE_MESSAGE)
  .check(z.minimum(0, NOTICE_MESSAGE), z.maximum(MAX_NOTICE_HOURS, NOTICE_MESSAGE));

/** The largest number of booked sessions on one day; null without a limit. */
export const maxSessionsPerDaySchema = z.nullable(
  z
    .int(MAX_SESSIONS_MESSAGE)
    .check(z.minimum(1, MAX_SESSIONS_MESSAGE), z.maximum(SESSIONS_PER_DAY, MAX_SESSIONS_MESSAGE)),
);

/** An artist with the availability windows of the week, Monday first, and the limits of bookings. */
export const artistWithAvailabilitySchema = z.extend(artistSchema, {
  availability: z.array(availabilityEntrySchema),
  notice_hours: noticeHoursSchema,
  max_sessions_per_day: maxSessionsPerDaySchema,
});

const LONGEST_DAYS_OFF = 366;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Days without sessions, from `first_date` to `last_date` (inclusive). With times, it is a part of one day: `first_date`
 * is then `last_date`.
 */
const newDayOffSchema = z
  .object({
    first_date: createDateSchema('Please choose the day.'),
    last_date: businessDateSchema,
    start_time: z.optional(createHalfHourSchema('start time')),
    end_time: z.optional(createHalfHourSchema('end time')),
  })
  .check((context) => {
    const { first_date, last_date, start_time, end_time } = context.value;
    const addIssue = (field: string, message: string) =>
      context.issues.push({ code: 'custom', input: context.value, path: [field], message });
    if (last_date < first_date) addIssue('last_date', 'The last day must not be before the first day.');
    else if (Date.parse(last_date) - Date.parse(first_date) >= LONGEST_DAYS_OFF * DAY_MS) {
      addIssue('last_date', 'Please enter at most a year at a time.');
    }
    if ((start_time === undefined) !== (end_time === undefined)) {
      addIssue('end_time', 'Please choose both times, or neither for whole days.');
    } else if (start_time !== undefined && end_time !== undefined) {
      if (first_date !== last_date)
        addIssue('start_time', 'Times off are for one day. Please choose one day.');
      else if (end_time <= start_time) addIssue('end_time', 'The end time must be after the start time.');
    }
  });

const dayOffSchema = z.object({
  id: z.string(),
  first_date: z.string(),
  last_date: z.string(),
  /** `HH:MM`; omitted for whole days. */
  start_time: z.optional(z.string()),
  end_time: z.optional(z.string()),
});

/** A new day off. `booked` are the booked sessions on it; they will still take place. */
const savedDayOffSchema = z.extend(dayOffSchema, {
  booked: z.array(bookedTimeSchema),
});

export const artistEndpoints = {
  'GET /artists/art-types': {
    summary: 'All art types, in display order',
    response: { 200: z.array(artTypeSchema) },
  },
  'GET /artists': {
    summary: 'All artists, or those who offer an art type',
    /** `art_type` is a name or a slug, regardless of case. */
    query: z.object({ art_type: z.optional(z.string()) }),
    response: { 200: z.array(artistSchema) },
  },
  'GET /artists/{id}': {
    summary: 'One artist, with their week in business time',
    response: { 200: artistWithAvailabilitySchema },
  },
  'GET /artists/{id}/days-off': {
    summary: 'The signed-in artist’s days off from today on, earliest first',
    response: { 200: z.array(dayOffSchema) },
    access: ['artist'],
  },
  'POST /artists/{id}/days-off': {
    summary: 'Adds days off, or a part of a day off; booked sessions stay booked',
    body: newDayOffSchema,
    response: { 201: savedDayOffSchema },
    access: ['artist'],
  },
  'DELETE /artists/{id}/days-off/{dayOffId}': {
    summary: 'Deletes a day off',
    response: { 204: z.null() },
    access: ['artist'],
  },
} as const satisfies EndpointTable;

export type ArtType = z.infer<typeof artTypeSchema>;
export type Artist = z.infer<typeof artistSchema>;
export type ArtistWithAvailability = z.infer<typeof artistWithAvailabilitySchema>;
export type NewDayOff = z.infer<typeof newDayOffSchema>;
export type DayOff = z.infer<typeof dayOffSchema>;
export type SavedDayOff = z.infer<typeof savedDayOffSchema>;
export type AvailabilityEntry = z.infer<typeof availabilityEntrySchema>;
