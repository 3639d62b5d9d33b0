import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { parseJson } from '../../database/json-column.ts';
import type { ReleaseCheckRow } from '../../database/platform-tables.ts';

const MAX_LISTED_RUNS = 50;

const RETENTION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const problemsSchema = z.array(z.string());

/** One run of the release checks or the browser check. A run without problems has passed. */
export interface CheckRun {
  id: string;
  app: string;
  version: string;
  kind: ReleaseCheckRow['kind'];
  at: string;
  by: string;
  problems: string[];
  ms: number;
}

/** Returns an unguessable id for a run: 128 random bits. */
export const createCheckId = () => randomBytes(16).toString('base64url');

/** Stores a run of a check. */
export async function recordCheck(db: Database, { problems, ms, ...run }: CheckRun): Promise<void> {
  await db
    .insertInto('release_checks')
    .values({ ...run, problems: JSON.stringify(problems), ms: Math.round(ms) })
    .execute();
}

/**
 * Returns the latest {@link MAX_LISTED_RUNS} runs of an app, newest first. A browser check comes before a release check
 * of the same millisecond, because the browser check runs after the deploy.
 */
export async function readChecks(db: Database, app: string): Promise<CheckRun[]> {
  const rows = await db
    .selectFrom('release_checks')
    .selectAll()
    .where('app', '=', app)
    .orderBy('at', 'desc')
    .orderBy('kind')
    .limit(MAX_LISTED_RUNS)
    .execute();
  return rows.map((row) => ({ ...row, problems: parseJson(problemsSchema, row.problems) }));
}

/** Returns the start of the retention period. Older runs and reports are deleted. */
export const getRetentionStart = (now: Date): Date => new Date(now.getTime() - RETENTION_DAYS * DAY_MS);

/** Deletes runs older than the retention period. */
export async function deleteOldChecks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('release_checks').where('at', '<', getRetentionStart(now).toISOString()).execute();
}
