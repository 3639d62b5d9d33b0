import type { AvailabilityEntry } from './artists.ts';

/** Weekday labels by the `weekday` of an availability entry: 0 is Monday. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Largest number of artworks on the gallery overview. */
export const OVERVIEW_ARTWORKS = 60;

/** Sort orders of artists: `name` is A to Z, `name-desc` is Z to A, and `artworks` is most artworks first. */
export const ARTIST_SORTS = ['name', 'name-desc', 'artworks'] as const;

/** Full names of the days in {@link WEEKDAYS}. */
export const WEEKDAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const ARTIST_LOGIN_FAILED = 'Invalid artist ID or password.';

/** The message when a gallery upload lacks an image, a title or an art type. */
export const ARTWORK_INCOMPLETE = 'Please select an image, enter a title, and choose at least one art type.';

/** Maximum length of an artist's bio, in characters. */
export const BIO_MAX = 1500;
/** Maximum length of an artist's testimonial, in characters. */
export const ARTIST_TESTIMONIAL_MAX = 600;
/** Maximum length of an artwork's title, in characters. */
export const ARTWORK_TITLE_MAX = 120;

export interface WeekProblem {
  /** Index of the entry in the list. */
  index: number;
  field: 'start_time' | 'end_time';
  message: string;
}

/**
 * Returns a problem for each entry that does not end after its start. Also returns a problem for each entry that
 * overlaps a previous entry of the list on the same day. An entry may begin when another entry ends. Each entry must
 * match {@link availabilityEntrySchema}.
 */
export function listWeekProblems(week: readonly AvailabilityEntry[]): WeekProblem[] {
  const problems: WeekProblem[] = [];
  week.forEach(({ weekday, start_time, end_time }, index) => {
    const day = WEEKDAY_NAMES[weekday] ?? '';
    if (end_time <= start_time) {
      problems.push({
        index,
        field: 'end_time',
        message: `On ${day} the end time (${formatTime(end_time)}) must be after the start time (${formatTime(start_time)}).`,
      });
      return;
    }
    // Compares HH:MM times as text. Ignores entries that do not end after their start.
    const overlappingEntry = week
      .slice(0, index)
      .filter((entry) => entry.weekday === weekday && entry.start_time < entry.end_time)
      .find((entry) => entry.start_time < end_time && start_time < entry.end_time);
    if (overlappingEntry) {
      problems.push({
        index,
        field: 'start_time',
        message: `On ${day} ${formatSpan(overlappingEntry)} and ${formatSpan({ start_time, end_time })} overlap.`,
      });
    }
  });
  return problems;
}

/** @deprecated Renamed: call `listWeekProblems`. */
export const weekProblems = listWeekProblems;

const formatSpan = ({ start_time, end_time }: Pick<AvailabilityEntry, 'start_time' | 'end_time'>): string =>
  `${formatTime(start_time)}–${formatTime(end_time)}`;

/** Formats `HH:MM` like `formatTime` in shared/src/format. The contract must not import that module. */
function formatTime(time: string): string {
  if (time === '24:00') return 'midnight';
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}
