import type { SessionType } from '@rangmala/shared/contract';
import { SESSION_TYPES } from '@rangmala/shared/contract/rules';
import { isCalendarDay } from './business-time.ts';
import { parseTimeLabel } from './time-label.ts';

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

/** Returns the choices in a URL; ignores an invalid date or method. */
export function readChoices(search: URLSearchParams): Choices {
  const readParameter = (name: string) => search.get(name)?.trim() || undefined;
  const date = readParameter('date');
  const time = readParameter('time');
  const method = readParameter('method')?.toLowerCase();
  return {
    artType: readParameter('art_type'),
    artist: readParameter('artist'),
    date: date && isCalendarDay(date) ? date : undefined,
    time: time && withSeconds(time),
    method: SESSION_TYPES.find((type) => type.toLowerCase() === method),
  };
}

/** Converts `10:30` and `10:30 AM` to `10:30:00`, because people write links by hand. Keeps any other text. */
function withSeconds(time: string): string {
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

/** Sets one choice, or clears it with `undefined`, and clears the choices that depend on it. */
export function withChoice<S extends Step>(choices: Choices, step: S, value: Choices[S]): Choices {
  if (choices[step] === value) return choices;
  const newChoices: Choices = { ...choices, [step]: value };
  for (const dependentStep of DEPENDENT_STEPS[step]) newChoices[dependentStep] = undefined;
  return newChoices;
}
