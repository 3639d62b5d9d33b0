import { CompiledQuery } from 'kysely';
import type { Database } from '../src/database/database.ts';
import { isPostgres } from '../src/database/dialect.ts';

const CALLS = 300;
const WARM_UP_CALLS = 50;

export const printLine = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Returns the median and 95th percentile of the durations of {@link CALLS} calls in milliseconds, as text.
 * @throws Error when the status of a call is not 200
 */
export async function measureCalls(
  call: (iteration: number) => Promise<{ statusCode: number }>,
): Promise<string> {
  const times: number[] = [];
  for (let iteration = -WARM_UP_CALLS; iteration < CALLS; iteration += 1) {
    const start = performance.now();
    const { statusCode } = await call(Math.abs(iteration));
    if (statusCode !== 200) throw new Error(`A call was answered with status ${statusCode}.`);
    if (iteration >= 0) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const getPercentile = (share: number) => (times[Math.floor(share * CALLS)] ?? 0).toFixed(2).padStart(7);
  return `${getPercentile(0.5)} ${getPercentile(0.95)}`;
}

/** Prints the database's plan for a query. */
export async function printQueryPlan(
  db: Database,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<void> {
  const command = isPostgres(db) ? 'explain' : 'explain query plan';
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${command} ${sql}`, [...parameters]),
  );
  for (const row of rows) printLine(`    ${String(row['detail'] ?? row['QUERY PLAN'])}`);
}
