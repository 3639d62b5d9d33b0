import { SESSION_TYPES, type SessionType } from '@rangmala/shared/contract';
import { isCalendarDay } from './studio-time.ts';
import { timeOfLabel } from './time-label.ts';

/** What has been chosen of an appointment so far. */
export interface Choices {
  /** Name or slug. */
  artType?: string | undefined;
  /** Id. */
  artist?: string | undefined;
  date?: string | undefined;
  /** `HH:MM:SS`, or what an address had in its place. */
  time?: string | undefined;
  method?: SessionType | undefined;
}
export type Step = keyof Choices;

/** The choices that an address brings; what can be none of ours is as good as not chosen. */
export function readChoices(search: URLSearchParams): Choices {
  const read = (name: string) => search.get(name)?.trim() || undefined;
  const date = read('date');
  const time = read('time');
  const method = read('method')?.toLowerCase();
  return {
    artType: read('art_type'),
    artist: read('artist'),
    date: date && isCalendarDay(date) ? date : undefined,
    time: time && withSeconds(time),
    method: SESSION_TYPES.find((type) => type.toLowerCase() === method),
  };
}

/** People write links by hand: `10:30`, `10:30 AM` and `10:30:00` are one time. */
function withSeconds(time: string): string {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return `${time}:00`;
  return timeOfLabel(time) ?? time;
}

/** What has to be chosen anew when a choice changes (specification §4). */
const RESETS: Record<Step, readonly Step[]> = {
  artType: ['artist', 'time'],
  artist: ['time'],
  date: ['time'],
  time: [],
  method: [],
};

/** The choices after one more of them; undefined takes one back. */
export function withChoice<S extends Step>(choices: Choices, step: S, value: Choices[S]): Choices {
  if (choices[step] === value) return choices;
  const next: Choices = { ...choices, [step]: value };
  for (const each of RESETS[step]) next[each] = undefined;
  return next;
}
