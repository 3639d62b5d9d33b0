import type { Database } from '../../database/database.ts';
import type { ReleaseVitalRow } from '../../database/platform-tables.ts';
import { summarizeVitals, type VitalSummary } from '../vitals/release-vitals.ts';

/** Number of hours that the charts show. */
export const CHART_HOURS = 48;

const HOUR_MS = 60 * 60 * 1000;
const HOUR_LENGTH = 'yyyy-mm-ddThh'.length;

/** Loads and web vitals in one hour. `at` is the start of the hour in ISO 8601. */
export interface HourStatus {
  at: string;
  loads: number;
  failures: number;
  /** Sum of the times of successful loads, in milliseconds. */
  loadMs: number;
  vitals: VitalSummary;
}

/** Returns the start of the first hour of the charts, ISO 8601. */
export function computeChartStart(now: Date): string {
  return new Date((Math.floor(now.getTime() / HOUR_MS) - CHART_HOURS + 1) * HOUR_MS).toISOString();
}

/** Returns an entry for each hour of the charts, oldest first. */
export async function readHours(
  db: Database,
  app: string,
  now: Date,
  vitalRows: readonly ReleaseVitalRow[],
): Promise<HourStatus[]> {
  const start = new Date(computeChartStart(now)).getTime();
  const hours = Array.from({ length: CHART_HOURS }, (_, index): HourStatus => {
    const hourStart = new Date(start + index * HOUR_MS).toISOString();
    const rowsOfHour = vitalRows.filter(({ hour }) => hour === hourStart.slice(0, HOUR_LENGTH));
    return { at: hourStart, loads: 0, failures: 0, loadMs: 0, vitals: summarizeVitals(rowsOfHour) };
  });
  const byHour = new Map(hours.map((hour) => [hour.at.slice(0, HOUR_LENGTH), hour]));
  const rows = await db
    .selectFrom('release_outcomes')
    .select(['minute', 'loads', 'failures', 'load_ms'])
    .where('app', '=', app)
    .where('minute', '>=', computeChartStart(now).slice(0, 'yyyy-mm-ddThh:mm'.length))
    .execute();
  for (const { minute, loads, failures, load_ms } of rows) {
    const hour = byHour.get(minute.slice(0, HOUR_LENGTH));
    if (!hour) continue;
    hour.loads += Number(loads);
    hour.failures += Number(failures);
    hour.loadMs += Number(load_ms);
  }
  return hours;
}
