import * as z from 'zod/mini';
import type { Database } from '../../../database/database.ts';
import type { PrintJobRow } from '../../../database/design-tables.ts';
import { parseJson } from '../../../database/column-values.ts';
import { createId } from '../queries.ts';

const printFileSchema = z.object({
  /** File name of the download, such as `front.png` or `job-sheet.json`. */
  name: z.string(),
  /** Storage key. */
  key: z.string(),
  type: z.string(),
  sha256: z.string(),
});
export type PrintFile = z.infer<typeof printFileSchema>;

/** The print job of an order line, for the owner. */
export interface PrintJob {
  lineId: string;
  /** `running` means that a worker is making the files. */
  state: PrintJobRow['status'] | 'running';
  files: PrintFile[];
  attempts: number;
  /** Time (ISO 8601) of the next attempt while the state is `waiting`. */
  dueAt: string;
  /** Error message of the last failed attempt. */
  problem?: string;
}

/** A request for the print files of an order line. */
export interface PrintRequest {
  lineId: string;
  designId: string;
  /** Fields that are copied into the job sheet, such as order number, quantity and options. */
  job: Record<string, unknown>;
  now: Date;
}

export const MAX_ATTEMPTS = 12;
const FIRST_PAUSE_MS = 10_000;
/** Duration of a claim. During this time, no other worker can claim the job. */
const CLAIM_DURATION_MS = 5 * 60_000;

/**
 * Queues a job that makes the print files of an order line. Does nothing when the line already has a job. `db` may be
 * a transaction.
 */
export async function requestPrintFiles(
  db: Database,
  { lineId, designId, job, now }: PrintRequest,
): Promise<void> {
  const createdAt = now.toISOString();
  await db
    .insertInto('print_jobs')
    .values({
      line_id: lineId,
      design_id: designId,
      job: JSON.stringify(job),
      status: 'waiting',
      files: '[]',
      attempts: 0,
      due_at: createdAt,
      claim: null,
      problem: null,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.column('line_id').doNothing())
    .execute();
}

/** Returns the print jobs of these order lines, sorted by the time of their request. Omits lines without a job. */
export async function listPrintJobs(
  db: Database,
  lineIds: readonly string[],
  now: Date,
): Promise<PrintJob[]> {
  if (lineIds.length === 0) return [];
  const rows = await db
    .selectFrom('print_jobs')
    .selectAll()
    .where('line_id', 'in', lineIds)
    .orderBy('created_at')
    .orderBy('line_id')
    .execute();
  return rows.map(({ line_id, status, claim, due_at, attempts, files, problem }) => {
    const isRunning = status === 'waiting' && claim !== null && due_at > now.toISOString();
    return {
      lineId: line_id,
      state: isRunning ? 'running' : status,
      files: parseJson(z.array(printFileSchema), files),
      attempts,
      dueAt: due_at,
      ...(problem && { problem }),
    };
  });
}

/**
 * Queues the print jobs of these order lines again: sets their due time to `now`, sets their attempts to 0 and removes
 * the list of their files. Omits jobs on which a worker still has a claim.
 * @param statuses queues only jobs with one of these statuses
 */
export async function requeuePrintJobs(
  db: Database,
  lineIds: readonly string[],
  statuses: readonly PrintJobRow['status'][],
  now: Date,
): Promise<void> {
  const dueAt = now.toISOString();
  await db
    .updateTable('print_jobs')
    .set({ status: 'waiting', files: '[]', attempts: 0, due_at: dueAt, claim: null, problem: null })
    .where('line_id', 'in', lineIds)
    .where('status', 'in', statuses)
    .where(({ or, eb }) =>
      or([eb('status', '!=', 'waiting'), eb('claim', 'is', null), eb('due_at', '<=', dueAt)]),
    )
    .execute();
}

/**
 * Claims the job that has been due longest, and counts the attempt. No other worker can claim the job until the claim
 * expires. The job has more than {@link MAX_ATTEMPTS} attempts when the last one ended without a result, for example
 * because the process was killed.
 * @returns undefined when no job is due, or when another worker has just claimed the job
 */
export async function claimPrintJob(db: Database, now: Date): Promise<PrintJobRow | undefined> {
  const claim = createId();
  const dueJob = db
    .selectFrom('print_jobs')
    .select('line_id')
    .where('status', '=', 'waiting')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(1);
  return db
    .updateTable('print_jobs')
    .set((set) => ({
      claim,
      attempts: set('attempts', '+', 1),
      due_at: new Date(now.getTime() + CLAIM_DURATION_MS).toISOString(),
    }))
    .where('line_id', 'in', dueJob)
    .where('status', '=', 'waiting')
    .where('due_at', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Marks a claimed job as ready and stores the list of its files. Does nothing if another worker has claimed the job
 * since.
 */
export async function finishPrintJob(
  db: Database,
  { line_id, claim }: PrintJobRow,
  files: PrintFile[],
): Promise<void> {
  await db
    .updateTable('print_jobs')
    .set({ status: 'ready', files: JSON.stringify(files), problem: null })
    .where('line_id', '=', line_id)
    .where('claim', '=', claim)
    .execute();
}

/**
 * Schedules the next attempt of a claimed job after a failed attempt. Marks the job as failed after the last of
 * {@link MAX_ATTEMPTS} attempts. Does nothing if another worker has claimed the job since. `db` may be a transaction.
 * @returns the job if it is marked as failed; otherwise undefined
 */
export async function postponePrintJob(
  db: Database,
  { line_id, claim, attempts }: PrintJobRow,
  problem: string,
  now: Date,
): Promise<PrintJobRow | undefined> {
  const row = await db
    .updateTable('print_jobs')
    .set({
      status: attempts >= MAX_ATTEMPTS ? 'failed' : 'waiting',
      attempts: Math.min(attempts, MAX_ATTEMPTS),
      problem: problem.slice(0, 500),
      claim: null,
      due_at: new Date(now.getTime() + computePauseMs(attempts)).toISOString(),
    })
    .where('line_id', '=', line_id)
    .where('claim', '=', claim)
    .returningAll()
    .executeTakeFirst();
  return row?.status === 'failed' ? row : undefined;
}

/**
 * Returns the pause in milliseconds after a failed attempt. The first pause is 10 seconds, and each later pause is
 * twice as long as the one before it. The pause before the last of {@link MAX_ATTEMPTS} attempts is 2 hours 51 minutes.
 * The sum of all pauses is 5 hours 41 minutes.
 */
function computePauseMs(attempts: number): number {
  return FIRST_PAUSE_MS * 2 ** (attempts - 1);
}
