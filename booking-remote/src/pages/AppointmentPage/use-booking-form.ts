import { useApi } from '@rangmala/shared/api';
import type { Artist, FreeTime, TimeSlot } from '@rangmala/shared/contract';
import { formatTime } from '@rangmala/shared/format';
import { createSlug, links } from '@rangmala/shared/links';
import { apiPath } from '@rangmala/shared/endpoints';
import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from '@rangmala/shared/router';
import { useNow } from '../../components/use-clock.ts';
import { applyChoice, type Choices, readChoices, type Step } from '../../lib/choices.ts';
import { useFreeTimes } from '../../components/use-free-times.ts';
import { findDateProblem, isTimeOfDay } from '../../lib/business-time.ts';
import { getArtistPath, getArtistsPath } from '../../api/paths.ts';

export type BookingForm = ReturnType<typeof useBookingForm>;

/**
 * Returns the state of the booking flow: the choices, the loaded art types, artists and times, and the steps that are
 * shown.
 * @param isBookingUncertain whether the result of the last booking is unknown. The customer may then already have
 *   booked the chosen time.
 */
export function useBookingForm(
  [choicesInUrl, storeChoices]: ReturnType<typeof useChoices>,
  isBookingUncertain: boolean,
) {
  const now = useNow();
  const artTypes = useApi(apiPath('GET /artists/art-types'));
  const chosenArtist = useApi(choicesInUrl.artist === undefined ? null : getArtistPath(choicesInUrl.artist));
  const choicesWithArtType = addDefaultArtType(choicesInUrl, chosenArtist.data?.art_types);

  const artType = findByKey(artTypes.data, choicesWithArtType.artType, ({ name }) => createSlug(name));
  const artists = useApi(artType ? getArtistsPath(artType.name) : null);
  const choices = addSoleArtist(choicesWithArtType, artists.data);
  const artist = findByKey(artists.data, artType && choices.artist, ({ id }) => id);

  const { date, time, method } = choices;
  const isDateValid = date !== undefined && findDateProblem(date, now) === undefined;
  const bookedTime = isBookingUncertain ? time : undefined;
  const freeTimes = useFreeTimes(artist?.id, isDateValid ? date : undefined, bookedTime);
  const { slots } = freeTimes;
  const slot = slots?.find(({ value }) => value === time);

  /** Whether each step after the art type is visible. */
  const visibleSteps = {
    artist: artType !== undefined,
    date: artist !== undefined,
    time: artist !== undefined && isDateValid,
    method: artist !== undefined && isDateValid && time !== undefined && isTimeOfDay(time),
  };
  return {
    choices,
    choose<S extends Step>(step: S, value: Choices[S]): void {
      const newChoices = applyChoice(choices, step, value);
      // The first choice of a step adds a history entry. A later choice of the same step replaces the current entry.
      if (newChoices !== choices) storeChoices(newChoices, choices[step] === undefined);
    },
    /** Replaces the date and the time, and keeps the other choices. */
    chooseOtherTime: ({ date, time }: FreeTime) => storeChoices({ ...choices, date, time }, false),
    artTypes,
    artists,
    freeTimes,
    /** The chosen art type, artist and time, each if it is among the loaded ones; otherwise undefined. */
    artType,
    artist,
    slot,
    /** The weekly availability of the chosen artist; undefined while the artist loads. */
    week: artist && chosenArtist.data?.id === artist.id ? chosenArtist.data.availability : undefined,
    visibleSteps,
    /** Whether the artists or the times that the next step offers are loading. */
    isWaiting:
      (visibleSteps.artist && !artists.data && !artists.error) ||
      (visibleSteps.time && !slots && !freeTimes.error),
    /** Whether all choices are made and valid. */
    isComplete: slot !== undefined && visibleSteps.method && method !== undefined,
    errors: {
      artType: findArtTypeError(
        choices.artType,
        artTypes.data !== undefined && !artType,
        chosenArtist.error?.status,
      ),
      artist:
        artists.data && choices.artist && !artist
          ? `This artist doesn’t offer ${artType?.name}. Please choose another.`
          : undefined,
      time: findTimeError(time, slots),
    },
  };
}

/** Adds the first art type of the chosen artist when the choices contain an artist but no art type. */
function addDefaultArtType(choices: Choices, artTypesOfArtist: readonly string[] | undefined): Choices {
  return choices.artType === undefined && choices.artist && artTypesOfArtist?.[0]
    ? { ...choices, artType: createSlug(artTypesOfArtist[0]) }
    : choices;
}

/** Adds the artist when only one artist offers the chosen art type. */
function addSoleArtist(choices: Choices, artists: readonly Artist[] | undefined): Choices {
  const [artist] = artists ?? [];
  return artist && artists?.length === 1 && choices.artist === undefined
    ? { ...choices, artist: artist.id }
    : choices;
}

function findByKey<T>(
  entries: readonly T[] | undefined,
  searchedKey: string | undefined,
  getKey: (candidate: T) => string,
) {
  const key = searchedKey && createSlug(searchedKey);
  return key ? entries?.find((candidate) => createSlug(getKey(candidate)) === key) : undefined;
}

function findArtTypeError(
  requestedKey: string | undefined,
  isUnknown: boolean,
  artistStatus: number | undefined,
): string | undefined {
  if (requestedKey !== undefined)
    return isUnknown ? 'We don’t have this art type. Please choose another.' : undefined;
  // Without an art type in the URL, the form uses the artist's first art type, so that only an unknown artist is an
  // error.
  return artistStatus === 404 ? 'We couldn’t find this artist. Please start with an art type.' : undefined;
}

function findTimeError(time: string | undefined, slots: readonly TimeSlot[] | undefined): string | undefined {
  if (time === undefined) return undefined;
  if (!isTimeOfDay(time)) return 'Invalid time format';
  // Returns no error for a day without free times, because the time step shows a message for this day.
  if (!slots || slots.length === 0 || slots.some(({ value }) => value === time)) return undefined;
  return `${formatTime(time)} is not free. Please choose another time.`;
}

/**
 * Returns the choices in the URL, and a function that stores new choices in the URL. The function replaces the current
 * history entry when `shouldAddHistoryEntry` is false.
 */
export function useChoices(): [Choices, (newChoices: Choices, shouldAddHistoryEntry: boolean) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Shows a new choice at once, because the router updates only at the end of a transition.
  const [choices, setChoices] = useOptimistic(readChoices(search));

  return [
    choices,
    (newChoices, shouldAddHistoryEntry) =>
      startTransition(() => {
        setChoices(newChoices);
        void navigate(links.appointment(newChoices), { replace: !shouldAddHistoryEntry });
      }),
  ];
}
