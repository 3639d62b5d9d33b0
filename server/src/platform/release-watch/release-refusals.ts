import type { Database } from '../../database/database.ts';

const RETENTION_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A live release that the site tried to replace because this live release did worse than another release. The release
 * checks refused the rollback or promotion.
 */
export interface ReleaseRefusal {
  app: string;
  version: string;
  /** Number of the snapshot by which the release became live. */
  snapshot: number;
}

/**
 * Stores a refusal.
 * @returns whether this refusal is the first since the release became live
 */
export async function recordRefusal(db: Database, refusal: ReleaseRefusal, now: Date): Promise<boolean> {
  const addedRows = await db
    .insertInto('release_refusals')
    .values({ ...refusal, at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['app', 'version', 'snapshot']).doNothing())
    .returning('app')
    .execute();
  return addedRows.length > 0;
}

/** Deletes refusals older than {@link RETENTION_DAYS}. */
export async function deleteOldRefusals(db: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('release_refusals').where('at', '<', cutoff).execute();
}
