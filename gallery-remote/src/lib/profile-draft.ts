import type { ArtistWithAvailability, AvailabilityEntry } from '@rangmala/shared/contract';
import {
  ARTIST_TESTIMONIAL_MAX,
  BIO_MAX,
  listWeekProblems,
  MAX_NOTICE_HOURS,
  SESSIONS_PER_DAY,
} from '@rangmala/shared/contract/rules';
import { checkObject, checkList, checkNumber, checkText } from '@rangmala/shared/storage';

const ANY_TEXT_PATTERN = /^/;
const HALF_HOUR_PATTERN = /^(([01]\d|2[0-3]):(00|30)|24:00)$/;

const checkAnyText = (value: unknown): string => checkText(value, ANY_TEXT_PATTERN);

function checkAvailabilityEntry(entry: unknown): AvailabilityEntry {
  const { weekday, start_time, end_time } = checkObject(entry);
  return {
    weekday: Math.floor(checkNumber(weekday, 0, 6)),
    start_time: checkText(start_time, HALF_HOUR_PATTERN),
    end_time: checkText(end_time, HALF_HOUR_PATTERN),
  };
}

/** The editable fields of a profile. Each function returns a stored value, and throws for an invalid one. */
const FIELDS = {
  image: checkAnyText,
  bio: checkAnyText,
  testimonial: checkAnyText,
  art_types: (names: unknown) => checkList(names, checkAnyText),
  availability: (week: unknown) => checkList(week, checkAvailabilityEntry),
  notice_hours: (hours: unknown) => Math.floor(checkNumber(hours, 0, MAX_NOTICE_HOURS)),
  max_sessions_per_day: (count: unknown) =>
    count === null ? null : Math.floor(checkNumber(count, 1, SESSIONS_PER_DAY)),
};

export type ProfileDraft = Pick<ArtistWithAvailability, keyof typeof FIELDS>;

/** Unsaved changes to a profile, as the artist's browser stores them. */
export type ProfileEdits = Partial<ProfileDraft>;

const FIELD_NAMES = Object.keys(FIELDS) as (keyof ProfileDraft)[];

/** Returns the editable fields of a saved profile. */
export const toProfileDraft = (artist: ArtistWithAvailability): ProfileDraft =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, artist[name]])) as unknown as ProfileDraft;

/** Returns the edits in a stored value; {} without edits and for invalid edits. */
export function parseEdits(stored: unknown): ProfileEdits {
  try {
    const edits = checkObject(stored);
    const names = FIELD_NAMES.filter((name) => edits[name] !== undefined);
    return Object.fromEntries(names.map((name) => [name, FIELDS[name](edits[name])]));
  } catch {
    return {};
  }
}

/**
 * Returns the chosen art types. Art types in `previousOrder` keep their order, and new art types come last. The first
 * art type is the main art type.
 */
export function orderArtTypes(previousOrder: readonly string[], chosenArtTypes: readonly string[]): string[] {
  return [
    ...previousOrder.filter((artType) => chosenArtTypes.includes(artType)),
    ...chosenArtTypes.filter((artType) => !previousOrder.includes(artType)),
  ];
}

/**
 * Returns only the changed fields. The server keeps the saved values of the other fields. Ignores the order of the hours
 * and spaces around texts.
 */
export function diffDraft(savedProfile: ProfileDraft, draft: ProfileDraft): ProfileEdits {
  const savedFields = normalize(savedProfile);
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(savedFields[name as keyof ProfileDraft]);
  return Object.fromEntries(Object.entries(normalize(draft)).filter(isChanged));
}

function normalize(draft: ProfileDraft): ProfileDraft {
  const toSortKey = ({ weekday, start_time, end_time }: AvailabilityEntry) =>
    `${weekday} ${start_time} ${end_time}`;
  return {
    ...draft,
    bio: draft.bio.trim(),
    testimonial: draft.testimonial.trim(),
    availability: [...draft.availability].sort((a, b) => toSortKey(a).localeCompare(toSortKey(b))),
  };
}

export interface DraftProblems {
  bio?: string;
  testimonial?: string;
  art_types?: string;
  /** Validation messages by index of the availability entry. */
  availability: ReadonlyMap<number, string>;
}

/** Returns the validation messages of a draft by field. */
export function validateDraft({ bio, testimonial, art_types, availability }: ProfileDraft): DraftProblems {
  return {
    ...(bio.trim().length > BIO_MAX && { bio: `Your bio is too long: at most ${BIO_MAX} characters.` }),
    ...(testimonial.trim().length > ARTIST_TESTIMONIAL_MAX && {
      testimonial: `Your testimonial is too long: at most ${ARTIST_TESTIMONIAL_MAX} characters.`,
    }),
    ...(art_types.length === 0 && { art_types: 'Please choose at least one art type.' }),
    availability: new Map(listWeekProblems(availability).map(({ index, message }) => [index, message])),
  };
}

export function hasProblems({ availability, ...texts }: DraftProblems): boolean {
  return availability.size > 0 || Object.keys(texts).length > 0;
}

/** Returns a new availability entry on the first weekday without an entry; on Monday when all weekdays have entries. */
export function createAvailabilityEntry(week: readonly AvailabilityEntry[]): AvailabilityEntry {
  const freeWeekday = [0, 1, 2, 3, 4, 5, 6].find((day) => !week.some(({ weekday }) => weekday === day));
  return { weekday: freeWeekday ?? 0, start_time: '10:00', end_time: '11:00' };
}

const halfHours = Array.from({ length: 49 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 ? '30' : '00'}`;
});
/** Selectable start times in steps of 30 minutes, `HH:MM`. */
export const START_TIMES = halfHours.slice(0, -1);
export const END_TIMES = halfHours.slice(1);

/** Returns the ids with one id moved up (-1) or down (1); unchanged at the ends and for an unknown id. */
export function moveId(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const oldIndex = ids.indexOf(id);
  const newIndex = oldIndex + step;
  const movedIds = [...ids];
  const otherId = movedIds[newIndex];
  if (oldIndex < 0 || otherId === undefined) return movedIds;
  movedIds[oldIndex] = otherId;
  movedIds[newIndex] = id;
  return movedIds;
}
