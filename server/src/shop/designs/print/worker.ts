import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../../../lib/repeat-while-listening.ts';
import { claimPrintJob, failAbandonedPrintJobs, finishPrintJob, postponePrintJob } from './jobs.ts';
import { makePrintFiles } from './make-files.ts';

const POLL_MS = 2000;

/** Makes the print files of ordered designs in the background. Each process makes the files of one job at a time. */
export function addPrintWorker(app: FastifyInstance): void {
  repeatWhileListening(app, 'making print files', POLL_MS, async () => {
    while (await makeNextPrintFiles(app));
  });
}

/**
 * Gives up abandoned jobs. Then claims a due job and makes the files of this job. After an error, postpones or gives up
 * the claimed job.
 * @returns false when no job was claimed
 */
export async function makeNextPrintFiles(
  app: Pick<FastifyInstance, 'db' | 'storage' | 'mediaDir' | 'now' | 'log'>,
): Promise<boolean> {
  for (const lineId of await failAbandonedPrintJobs(app.db, app.now()))
    app.log.error({ line: lineId }, 'print files failed: every attempt ended without a result');
  const job = await claimPrintJob(app.db, app.now());
  if (!job) return false;
  try {
    await finishPrintJob(app.db, job, await makePrintFiles(app.db, app, job));
  } catch (error) {
    app.log.error({ err: error, line: job.line_id }, 'print files failed');
    await postponePrintJob(app.db, job, error instanceof Error ? error.message : String(error), app.now());
  }
  return true;
}
