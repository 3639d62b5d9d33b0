import type { SessionType } from '@rangmala/shared/contract';
import { SESSION_TYPES } from '@rangmala/shared/contract/rules';
import { isCalendarDay, parseTimeLabel } from './business-time.ts';

/** The choices of an unfinished booking. */
export interface Choices {
  /** Name or slug of the art type. */
  artType?: string | undefined;
  /** Id of the artist. */
  artist?: string | undefined;
  date?: string | undefined;
  /** `HH:MM:SS`, or an invalid text from the URL. */
  time?: string | undefined;
  method?: SessionType | undefined;
}
export type Step = keyof Choices;

/** Returns the choices in a URL. Ignores an invalid date and an invalid method. */
export function readChoices(search: URLSearchParams): Choices {
  const readParameter = (name: string) => search.get(name)?.trim() || undefined;
  const date = readParameter('date');
  const time = readParameter('time');
  const method = readParameter('method')?.toLowerCase();
  return {
    artType: readParameter('art_type'),
    artist: readParameter('artist'),
    date: date && isCalendarDay(date) ? date : undefined,
    time: time && normalizeTime(time),
    method: SESSION_TYPES.find((type) => type.toLowerCase() === method),
  };
}

/** Converts `10:30` and `10:30 AM` to `10:30:00`, because some links are written by hand. Keeps any other text. */
function normalizeTime(time: string): string {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return `${time}:00`;
  return parseTimeLabel(time) ?? time;
}

/** The choices to clear when a choice changes. */
const DEPENDENT_STEPS: Record<Step, readonly Step[]> = {
  artType: ['artist', 'time'],
  artist: ['time'],
  date: ['time'],
  time: [],
  method: [],
};

/** Returns the choices with one changed choice. Clears the choices that depend on the changed choice. */
export function applyChoice<S extends Step>(choices: Choices, step: S, value: Choices[S]): Choices {
  if (choices[step] === value) return choices;
  const newChoices: Choices = { ...choices, [step]: value };
  for (const dependentStep of DEPENDENT_STEPS[step]) newChoices[dependentStep] = undefined;
  return newChoices;
}
