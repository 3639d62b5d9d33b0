import {
  ARTIST_TESTIMONIAL_MAX,
  type ArtistProfile,
  type ArtistWithAvailability,
  type AvailabilityEntry,
  BIO_MAX,
  type ProfileEdits,
  profileEditsSchema,
  weekProblems,
} from '@rangmala/shared/contract';

/** A profile while its artist edits it. */
export interface Draft {
  image: string;
  bio: string;
  testimonial: string;
  art_types: string[];
  availability: AvailabilityEntry[];
}

/** The profile as it is saved. */
export function toDraft({ image, bio, testimonial, art_types, availability }: ArtistWithAvailability): Draft {
  return {
    image,
    bio,
    testimonial,
    art_types: [...art_types],
    availability: availability.map(({ weekday, start_time, end_time }) => ({
      weekday,
      start_time,
      end_time,
    })),
  };
}

/** What its artist has changed of a profile, and not saved yet. */
export type Edits = ProfileEdits;

/** Reads edits that were kept as text; none where they cannot be understood. */
export function parseEdits(text: string | null): Edits {
  if (text === null) return {};
  try {
    return profileEditsSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** A profile with edits laid over it. */
export function withEdits(saved: Draft, { image, bio, testimonial, art_types, availability }: Edits): Draft {
  return {
    image: image ?? saved.image,
    bio: bio ?? saved.bio,
    testimonial: testimonial ?? saved.testimonial,
    art_types: art_types ?? saved.art_types,
    availability: availability ?? saved.availability,
  };
}

/** Values that were chosen, in the order in which they were: the first is the main one. */
export function mergeOrder(before: readonly string[], chosen: readonly string[]): string[] {
  return [
    ...before.filter((each) => chosen.includes(each)),
    ...chosen.filter((each) => !before.includes(each)),
  ];
}

/** Whether saving would change anything; the order of the windows is no change. */
export function isChanged(saved: Draft, now: Draft): boolean {
  return JSON.stringify(ordered(saved)) !== JSON.stringify(ordered(now));
}

function ordered({ image, bio, testimonial, art_types, availability }: Draft) {
  return [
    image,
    bio.trim(),
    testimonial.trim(),
    [...art_types].sort(),
    availability.map(({ weekday, start_time, end_time }) => `${weekday} ${start_time} ${end_time}`).sort(),
  ];
}

/** What is sent: only what has changed, so that nothing is overwritten that was not touched. */
export function diffDraft(saved: Draft, now: Draft): ArtistProfile {
  const differs = (change: Partial<Draft>) => isChanged(saved, { ...saved, ...change });
  const { image, bio, testimonial, art_types, availability } = now;
  return {
    ...(differs({ image }) && { image }),
    ...(differs({ bio }) && { bio: bio.trim() }),
    ...(differs({ testimonial }) && { testimonial: testimonial.trim() }),
    ...(differs({ art_types }) && { art_types }),
    ...(differs({ availability }) && { availability }),
  };
}

export interface DraftProblems {
  bio?: string;
  testimonial?: string;
  art_types?: string;
  /** By the index of the window. */
  availability: ReadonlyMap<number, string>;
}

/** Why a draft cannot be saved, in words, by what they are about. */
export function validateDraft({ bio, testimonial, art_types, availability }: Draft): DraftProblems {
  return {
    ...(bio.trim().length > BIO_MAX && { bio: `Your bio is too long: at most ${BIO_MAX} characters.` }),
    ...(testimonial.trim().length > ARTIST_TESTIMONIAL_MAX && {
      testimonial: `Your testimonial is too long: at most ${ARTIST_TESTIMONIAL_MAX} characters.`,
    }),
    ...(art_types.length === 0 && { art_types: 'Please choose at least one art type.' }),
    availability: new Map(weekProblems(availability).map(({ index, message }) => [index, message])),
  };
}

export function hasProblems({ availability, ...texts }: DraftProblems): boolean {
  return availability.size > 0 || Object.keys(texts).length > 0;
}

/** A new window of the week (specification §9), on a day that has none yet where there is one. */
export function newAvailabilityEntry(week: readonly AvailabilityEntry[]): AvailabilityEntry {
  const free = [0, 1, 2, 3, 4, 5, 6].find((day) => !week.some(({ weekday }) => weekday === day));
  return { weekday: free ?? 0, start_time: '10:00', end_time: '11:00' };
}

const halfHours = Array.from({ length: 49 }, (_, at) => {
  const hour = String(Math.floor(at / 2)).padStart(2, '0');
  return `${hour}:${at % 2 ? '30' : '00'}`;
});
/** Times step by 30 minutes (specification §5). */
export const START_TIMES = halfHours.slice(0, -1);
export const END_TIMES = halfHours.slice(1);

/** An artwork moved one place up or down; the same list where it cannot be. */
export function moveItem(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  const next = [...ids];
  const other = next[to];
  if (from < 0 || other === undefined) return next;
  next[from] = other;
  next[to] = id;
  return next;
}
