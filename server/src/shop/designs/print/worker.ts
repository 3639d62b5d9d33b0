import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.ts';
import type { PrintJobRow } from '../../../database/design-tables.ts';
import { transact } from '../../../database/transactions.ts';
import { repeatWhileListening } from '../../../lib/repeat-while-listening.ts';
import { describeProblem, mailPrintFailure } from './failure-email.ts';
import { claimPrintJob, failAbandonedPrintJobs, finishPrintJob, postponePrintJob } from './jobs.ts';
import { makePrintFiles } from './make-files.ts';

const POLL_MS = 2000;

type PrintWorkerContext = Pick<FastifyInstance, 'db' | 'storage' | 'mail' | 'settings' | 'now' | 'log'>;

/** Makes the print files of ordered designs in the background, one job at a time in each process. */
export function addPrintWorker(app: FastifyInstance): void {
  repeatWhileListening(app, 'making print files', POLL_MS, async () => {
    while (await makeNextPrintFiles(app));
  });
}

/**
 * Marks abandoned jobs as failed. Then claims a due job and makes the files of this job. After an error, schedules
 * another attempt or marks the claimed job as failed. Mails the owner about each failed job.
 * @returns false when no job was claimed
 */
export async function makeNextPrintFiles(app: PrintWorkerContext): Promise<boolean> {
  await transact(app.db, async (transaction) => {
    for (const job of await failAbandonedPrintJobs(transaction, app.now()))
      await reportFailure(app, transaction, job);
  });
  const job = await claimPrintJob(app.db, app.now());
  if (!job) return false;
  try {
    await finishPrintJob(app.db, job, await makePrintFiles(app.db, app, job));
  } catch (error) {
    app.log.error({ err: error, line: job.line_id }, 'print files failed');
    await transact(app.db, async (transaction) => {
      const failedJob = await postponePrintJob(transaction, job, describeProblem(error), app.now());
      if (failedJob) await reportFailure(app, transaction, failedJob);
    });
  }
  return true;
}

async function reportFailure(
  { log, mail, settings }: PrintWorkerContext,
  transaction: Database,
  job: PrintJobRow,
): Promise<void> {
  log.error({ line: job.line_id, problem: job.problem }, 'print files given up after the last attempt');
  await mailPrintFailure({ mail, settings }, transaction, job);
}
