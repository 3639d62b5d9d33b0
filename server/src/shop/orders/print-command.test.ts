import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { withAppAndClock, withFolder } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { createDesign, createPictureLayer, createFourColourPicture } from '../../testing/designs.ts';
import { placeOrder } from '../../testing/orders.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';
import { MAX_ATTEMPTS } from '../designs/print/jobs.ts';
import { makeNextPrintFiles } from '../designs/print/worker.ts';
import { type CommandOptions, runOrdersCommand } from './command.ts';
import { preparePrinting } from './production.ts';

const env = { TEST_GATEWAY: 'on' };
const FILES = ['job-sheet.json', 'wrap-approval.jpg', 'wrap.pdf', 'wrap.png'];

const print = (app: FastifyInstance, number: string, options: CommandOptions = {}) =>
  runOrdersCommand(app.orders.context, 'print', number, options);

/** Places an order of a mug with a picture, and queues its print job. @returns the order, and the key of the picture */
async function placeOrderOfMug(app: FastifyInstance): Promise<{ number: string; pictureKey: string }> {
  await insertPersonalisedCatalogue(app);
  const design = await createDesign(app);
  const { asset } = await design.addPicture(await createFourColourPicture(60, 40));
  await design.draw(createPictureLayer(asset.id));
  const line = { product_id: '1', quantity: 1, design_id: design.id, design_token: design.token };
  const { number } = await placeOrder(app, { lines: [line] });
  const row = await app.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  await app.db
    .transaction()
    .execute((transaction) => preparePrinting({ db: transaction, now: app.now }, row));
  const { key } = await app.db.selectFrom('design_assets').select('key').executeTakeFirstOrThrow();
  return { number, pictureKey: key };
}

describeOnEveryDatabase(() => {
  test('prints the state of a print job, and makes failed files again', () =>
    withFolder((folder) =>
      withAppAndClock({ env, start: '2026-11-21T10:00:00Z' }, async (app, clock) => {
        const { number, pictureKey } = await placeOrderOfMug(app);
        const picture = (await app.storage.get(pictureKey)) ?? Buffer.alloc(0);
        await app.storage.delete(pictureKey);
        const output = join(folder, 'files');
        expect(await print(app, number, { output })).toEqual(['1. Warli Mug: waiting']);
        await makeNextPrintFiles(app);
        const problem = `The picture ${pictureKey} of a design is missing.`;
        expect(await print(app, number, { output })).toEqual([
          `1. Warli Mug: waiting; next attempt on Saturday, 21 November 2026, 3:30 PM (India time) after this error: ${problem}`,
        ]);
        for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt += 1) {
          clock.advance(4 * 60 * 60_000);
          await makeNextPrintFiles(app);
        }
        expect(await print(app, number, { output })).toEqual([
          `1. Warli Mug: failed after 12 attempts: ${problem}`,
          `   To try again: npm run orders -- print ${number} --again --line 1`,
        ]);

        await app.storage.put(pictureKey, picture);
        expect(await print(app, number, { output, again: true })).toEqual(['1. Warli Mug: waiting']);
        await makeNextPrintFiles(app);
        expect((await print(app, number, { output }))[0]).toBe('1. Warli Mug: ready, 4 files');
        expect((await readdir(join(output, 'line-1'))).sort()).toEqual(FILES);
        expect(await readFile(join(output, 'line-1', 'wrap.png'))).toEqual(
          await app.storage.get(`print/${number}-1/wrap.png`),
        );
      }),
    ));
});
