import type { PlacedOrder } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { OrderRow } from '../../database/order-tables.ts';
import { testWithApp } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import {
  createDesign,
  createTextLayer,
  createPictureLayer,
  createFourColourPicture,
} from '../../testing/designs.ts';
import { fetchOrder, placeOrder, postOrderAction } from '../../testing/orders.ts';
import {
  insertPersonalisedCatalogue,
  mugDetails,
  mugView,
  setProductDetails,
} from '../../testing/products.ts';
import { listPrintJobs } from '../designs/index.ts';
import { makeNextPrintFiles } from '../designs/print/worker.ts';
import { buildLineId, preparePrinting } from './production.ts';

const env = { TEST_GATEWAY: 'on' };

/**
 * Makes the print files of an order. Returns the names of the first line's print files, a function that reads one of
 * these files, and the first line's job sheet.
 */
async function makePrintFiles(app: FastifyInstance, { number }: PlacedOrder) {
  const row: OrderRow = await app.db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await app.db
    .transaction()
    .execute((transaction) => preparePrinting({ db: transaction, now: app.now }, row));
  while (await makeNextPrintFiles(app));
  const lineId = buildLineId(row, 0);
  const [printJob] = await listPrintJobs(app.db, [lineId], app.now());
  const read = async (name: string) => (await app.storage.get(`print/${lineId}/${name}`)) ?? Buffer.alloc(0);
  const jobSheet = JSON.parse((await read('job-sheet.json')).toString()) as object;
  return { names: printJob?.files.map(({ name }) => name), read, jobSheet };
}

const test = testWithApp({ env });

describeOnEveryDatabase(() => {
  test('prints on the original print area after the ordered product was changed and deleted', async (app) => {
    await insertPersonalisedCatalogue(app);
    const design = await createDesign(app);
    await design.draw(createTextLayer());
    const placedOrder = await placeOrder(app, {
      needed_by: '2030-12-08',
      lines: [{ product_id: '1', quantity: 1, design_id: design.id, design_token: design.token }],
      expected_total: 349.5,
    });
    const fetchPicture = async () =>
      (await app.inject({ url: (await fetchOrder(app, placedOrder)).lines[0]?.design_picture ?? '' }))
        .rawPayload;
    const pictureBefore = await fetchPicture();

    const smallerSide = {
      name: 'front',
      label: 'Front',
      area: { width: 90, height: 30, bleed: 0, safe: 1 },
    };
    await setProductDetails(app.db, '1', { ...mugDetails, sides: [smallerSide], views: [] });
    expect((await fetchPicture()).equals(pictureBefore)).toBe(true);
    await app.db.deleteFrom('products').where('id', '=', '1').execute();
    expect((await fetchPicture()).equals(pictureBefore)).toBe(true);

    const { names, read, jobSheet } = await makePrintFiles(app, placedOrder);
    expect(names).toEqual(['wrap.png', 'wrap.pdf', 'wrap-approval.jpg', 'job-sheet.json']);
    expect(await sharp(await read('wrap.png')).metadata()).toMatchObject({ width: 2433, height: 1016 });
    expect(jobSheet).toMatchObject({
      needed_by: '2030-12-08',
      dispatch_by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      placement: 'by the customer',
      sides: [{ area: { width: 200 } }],
    });
  });
});

test('copies an ordered design with its pictures, and keeps the photographs of the ordered product referenced', async (app) => {
  await insertPersonalisedCatalogue(app);
  const design = await createDesign(app);
  const { asset } = await design.addPicture(await createFourColourPicture(60, 40));
  await design.draw(createPictureLayer(asset.id));
  await placeOrder(app, {
    lines: [{ product_id: '1', quantity: 1, design_id: design.id, design_token: design.token }],
  });
  await setProductDetails(app.db, '1', {});
  const { url } = mugView.picture;
  const usedUrls = await Promise.all(
    app.uploadReferenceFinders.map((find) => find(app.db, [url, '/media/none'])),
  );
  expect(usedUrls.flat()).toEqual([url]);
});

test('shows and cancels an order whose design is no longer valid, without its picture', async (app) => {
  await insertPersonalisedCatalogue(app);
  const design = await createDesign(app);
  await design.draw(createTextLayer());
  const lines = [{ product_id: '1', quantity: 1, design_id: design.id, design_token: design.token }];
  const order = await placeOrder(app, { lines });
  expect((await fetchOrder(app, order)).lines[0]?.design_pictures).toHaveLength(1);
  await app.db.updateTable('designs').set({ content: '{"v":0}' }).execute();
  expect((await fetchOrder(app, order)).lines[0]).toMatchObject({ design_id: design.id });
  const response = await postOrderAction(app, order, 'cancel');
  expect(response.json()).toMatchObject({ status: 'cancelled' });
});
