import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlacedOrder } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import { withApp, withFolder } from '../../testing/app.ts';
import { createClock } from '../../testing/clock.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import {
  addPicture,
  createDesignContent,
  createDesign,
  createFourColourPicture,
  createPictureLayer,
  putDesign,
  createTextLayer,
} from '../../testing/designs.ts';
import { placeOrder } from '../../testing/orders.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';
import { claimPrintJob, MAX_ATTEMPTS } from '../designs/print/jobs.ts';
import { makeNextPrintFiles } from '../designs/print/worker.ts';
import { type CommandOptions, runOrdersCommand } from './command.ts';
import { preparePrinting } from './production.ts';

const env = { TEST_GATEWAY: 'on' };
const FILES = ['job-sheet.json', 'wrap-approval.jpg', 'wrap.pdf', 'wrap.png'];

const print = (app: FastifyInstance, number: string, options: CommandOptions = {}) =>
  runOrdersCommand(app.orders.context, 'print', number, options);

/**
 * Places an order of two lines, a mug with a text and a mug with a picture, and queues its print jobs. Does not confirm
 * the order.
 * @returns the order, and the storage key of the picture
 */
async function placeOrderOfTwoMugs(
  app: FastifyInstance,
): Promise<{ order: PlacedOrder; pictureKey: string }> {
  await insertPersonalisedCatalogue(app);
  const [text, picture] = [await createDesign(app), await createDesign(app)];
  await putDesign(app, text, createDesignContent([createTextLayer()]));
  const { asset } = await addPicture(app, picture, await createFourColourPicture(60, 40));
  await putDesign(app, picture, createDesignContent([createPictureLayer(asset.id)]));
  const order = await placeOrder(app, {
    lines: [text, picture].map(({ id, token }) => ({
      product_id: '1',
      quantity: 1,
      design_id: id,
      design_token: token,
    })),
    expected_total: 699,
  });
  const row = await app.db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', order.number)
    .executeTakeFirstOrThrow();
  await app.db.transaction().execute((transaction) => preparePrinting(transaction, row, app.now()));
  const { key } = await app.db
    .selectFrom('design_assets')
    .select('key')
    .where('id', '=', asset.id)
    .executeTakeFirstOrThrow();
  return { order, pictureKey: key };
}

describeOnEveryDatabase((database) => {
  test('prints the state of each print job and makes failed files again', () =>
    withFolder((folder) => {
      const clock = createClock('2026-11-21T10:00:00Z');
      return withApp({ database, env, dependencies: { now: clock.now } }, async (app) => {
        const { order, pictureKey } = await placeOrderOfTwoMugs(app);
        const { number } = order;
        const picture = (await app.storage.get(pictureKey)) ?? Buffer.alloc(0);
        await app.storage.delete(pictureKey);
        const output = join(folder, 'files');
        expect(await print(app, number, { output })).toEqual([
          '1. Warli Mug: waiting',
          '2. Warli Mug: waiting',
        ]);

        await makeNextPrintFiles(app);
        await claimPrintJob(app.db, app.now());
        const [, ...paths] = await print(app, number, { output });
        expect(paths.pop()).toBe('2. Warli Mug: being made');
        expect(paths.map((path) => path.trim()).sort()).toEqual(
          FILES.map((name) => join(output, 'line-1', name)),
        );
        expect(await readdir(output)).toEqual(['line-1']);
        expect(await readFile(join(output, 'line-1', 'wrap.png'))).toEqual(
          await app.storage.get(`print/${number}-1/wrap.png`),
        );

        clock.advance(5 * 60_000);
        await makeNextPrintFiles(app);
        const problem = `The picture ${pictureKey} of a design is missing.`;
        expect((await print(app, number, { output, line: '2' }))[0]).toBe(
          `2. Warli Mug: waiting; next attempt on Saturday, 21 November 2026, 3:35 PM (India time) after this error: ${problem}`,
        );
        for (let attempt = 3; attempt <= MAX_ATTEMPTS; attempt += 1) {
          clock.advance(4 * 60 * 60_000);
          await makeNextPrintFiles(app);
        }
        expect(await print(app, number, { output, line: '2' })).toEqual([
          `2. Warli Mug: failed after 12 attempts: ${problem}`,
          `   To try again: npm run orders -- print ${number} --again --line 2`,
        ]);

        await app.storage.put(pictureKey, picture);
        const report = await print(app, number, { output, again: true });
        expect(report[0]).toBe('1. Warli Mug: ready, 4 files');
        expect(report.at(-1)).toBe('2. Warli Mug: waiting');
        await makeNextPrintFiles(app);
        expect((await print(app, number, { output }))[5]).toBe('2. Warli Mug: ready, 4 files');
        expect((await readdir(join(output, 'line-2'))).sort()).toEqual(FILES);

        expect(await print(app, number, { output, again: true, line: '1' })).toEqual([
          '1. Warli Mug: waiting',
        ]);
        expect(await makeNextPrintFiles(app)).toBe(true);
      });
    }));
});
