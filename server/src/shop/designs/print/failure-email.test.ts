import type { FastifyInstance } from 'fastify';
import { withAppAndClock } from '../../../testing/app.ts';
import { describeOnEveryDatabase } from '../../../testing/databases.ts';
import { createDesign, createTextLayer } from '../../../testing/designs.ts';
import { listQueuedMails } from '../../../testing/mailbox.ts';
import { insertPersonalisedCatalogue } from '../../../testing/products.ts';
import { freezeDesign, listPrintJobs, requestPrintFiles } from '../index.ts';
import { claimPrintJob, MAX_ATTEMPTS } from './jobs.ts';
import { makeNextPrintFiles } from './worker.ts';

const { jest } = import.meta;

const HOUR_MS = 60 * 60_000;

async function requestFilesOfOrder(app: FastifyInstance): Promise<void> {
  await insertPersonalisedCatalogue(app);
  const design = await createDesign(app);
  await design.draw(createTextLayer());
  await freezeDesign(app.db, design.id, app.now());
  const job = { order: 'RM-7K4Q-2M9D', product: 'Warli Mug' };
  await requestPrintFiles(app.db, { lineId: 'RM-7K4Q-2M9D-2', designId: design.id, job, now: app.now() });
}

describeOnEveryDatabase(() => {
  test('mails the owner once when the last attempt fails, 5 hours 41 minutes after the first', () =>
    withAppAndClock({ start: '2026-11-21T10:00:00Z' }, async (app, clock) => {
      await requestFilesOfOrder(app);
      const diskFull = Object.assign(new Error('ENOSPC: no space left on device, write'), {
        code: 'ENOSPC',
      });
      jest.spyOn(app.storage, 'put').mockRejectedValue(diskFull);
      for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
        expect(await makeNextPrintFiles(app)).toBe(true);
        expect(await makeNextPrintFiles(app)).toBe(false);
        clock.advance(10_000 * 2 ** (attempt - 1));
      }
      expect(app.now()).toEqual(new Date('2026-11-21T15:41:10Z'));
      expect(await listQueuedMails(app)).toEqual([]);
      expect(await makeNextPrintFiles(app)).toBe(true);
      expect(await listPrintJobs(app.db, ['RM-7K4Q-2M9D-2'], app.now())).toMatchObject([
        { state: 'failed', problem: 'The disk is full.' },
      ]);
      clock.advance(24 * HOUR_MS);
      expect(await makeNextPrintFiles(app)).toBe(false);
      const mails = await listQueuedMails(app);
      expect(mails).toMatchObject([
        { to: app.settings.site.email, subject: 'Order RM-7K4Q-2M9D needs your attention' },
      ]);
      expect(mails[0]?.text).toContain(
        [
          'The print files of “Warli Mug” (RM-7K4Q-2M9D-2) could not be made in 12 attempts.',
          'Reason: The disk is full.',
          'Correct the reason. Then have the files made again with this command on the server:\nnpm run orders -- print RM-7K4Q-2M9D --again',
        ].join('\n\n'),
      );
    }));

  test('mails the owner when the process is killed during the last attempt', () =>
    withAppAndClock({ start: '2026-11-21T10:00:00Z' }, async (app, clock) => {
      await requestFilesOfOrder(app);
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        expect(await claimPrintJob(app.db, app.now())).toMatchObject({ attempts: attempt });
        clock.advance(HOUR_MS);
      }
      expect(await makeNextPrintFiles(app)).toBe(true);
      const problem = 'The last attempt ended without a result.';
      expect(await listPrintJobs(app.db, ['RM-7K4Q-2M9D-2'], app.now())).toMatchObject([
        { state: 'failed', attempts: 12, problem },
      ]);
      expect(await listQueuedMails(app)).toMatchObject([{ text: expect.stringContaining(problem) }]);
      expect(await makeNextPrintFiles(app)).toBe(false);
    }));
});
