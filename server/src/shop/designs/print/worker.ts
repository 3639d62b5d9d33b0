import type { FastifyInstance } from 'fastify';
import { transact } from '../../../database/transactions.ts';
import { repeatWhileListening } from '../../../lib/repeat-while-listening.ts';
import { describeProblem, mailPrintFailure } from './failure-email.ts';
import { claimPrintJob, finishPrintJob, MAX_ATTEMPTS, postponePrintJob } from './jobs.ts';
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
 * Claims a due job and makes its files. After an error, schedules another attempt, or marks the job as failed and mails
 * the owner.
 * @returns false when no job was claimed
 */
export async function makeNextPrintFiles(app: PrintWorkerContext): Promise<boolean> {
  const job = await claimPrintJob(app.db, app.now());
  if (!job) return false;
  try {
    if (job.attempts > MAX_ATTEMPTS) throw new Error('The last attempt ended without a result.');
    await finishPrintJob(app.db, job, await makePrintFiles(app.db, app, job));
  } catch (error) {
    app.log.error({ err: error, line: job.line_id }, 'print files failed');
    await transact(app.db, async (transaction) => {
      const failedJob = await postponePrintJob(transaction, job, describeProblem(error), app.now());
      if (failedJob) await mailPrintFailure(app, transaction, failedJob);
    });
  }
  return true;
}
