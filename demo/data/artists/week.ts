import type { SeedFile } from '../../seed-types.ts';

type Week = SeedFile['artists'][number]['availability'];

const DAYS: Record<string, Week[number]['weekday']> = {
  Mon: 0,
  Tue: 1,
  Wed: 2,
  Thu: 3,
  Fri: 4,
  Sat: 5,
  Sun: 6,
};

/**
 * Returns a working week from day names and periods: `week({ 'Mon Wed': '10:00-13:00 15:00-17:30' })`.
 * @throws Error for a day that is not Mon to Sun
 */
export function week(hours: Record<string, string>): Week {
  const entries = Object.entries(hours).flatMap(([days, windows]) =>
    days.split(' ').flatMap((day) =>
      windows.split(' ').map((window) => {
        const weekday = DAYS[day];
        const [start_time, end_time] = window.split('-');
        if (weekday === undefined || !start_time || !end_time)
          throw new Error(`No such hours: ${day} ${window}`);
        return { weekday, start_time, end_time };
      }),
    ),
  );
  return entries.sort((a, b) => a.weekday - b.weekday || a.start_time.localeCompare(b.start_time));
}
