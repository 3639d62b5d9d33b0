import type { CopiedDesign } from '@rangmala/shared/contract/designs';
import type { Order, PlacedOrder, UploadedImage } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { OrderRow } from '../../database/order-tables.ts';
import { withApp } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import {
  addPicture,
  createDesign,
  createDesignContent,
  createPictureLayer,
  putDesign,
  createFourColourPicture,
  createTextLayer,
} from '../../testing/designs.ts';
import { createFileForm } from '../../testing/form.ts';
import { fetchOrder, placeOrder } from '../../testing/orders.ts';
import {
  insertPersonalisedCatalogue,
  mugDetails,
  mugView,
  setProductDetails,
} from '../../testing/products.ts';
import { findPrintFiles } from '../designs/index.ts';
import { makeNextPrintFiles } from '../designs/print/worker.ts';
import { buildLineId, preparePrinting } from './production.ts';

const env = { TEST_GATEWAY: 'on' };

async function uploadPicture(app: FastifyInstance): Promise<string> {
  const form = createFileForm(await createFourColourPicture(400, 200));
  const response = await app.inject({ method: 'POST', url: '/api/upload-image', ...form });
  return response.json<UploadedImage>().url;
}

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
  await app.db.transaction().execute((transaction) => preparePrinting(transaction, row, app.now()));
  while (await makeNextPrintFiles(app));
  const lineId = buildLineId(row, 0);
  const printFiles = await findPrintFiles(app.db, lineId);
  const read = async (name: string) => (await app.storage.get(`print/${lineId}/${name}`)) ?? Buffer.alloc(0);
  const jobSheet = JSON.parse((await read('job-sheet.json')).toString()) as object;
  return { names: printFiles?.files.map(({ name }) => name), read, jobSheet };
}

const createLinesWithUpload = (product_id: string, url: string) => ({
  lines: [{ product_id, quantity: 1, customDesign: { url, name: 'cat.png', thumbnail: url } }],
});

describeOnEveryDatabase((database) => {
  test('prints a file that was ordered without the editor in the middle of the first side', () =>
    withApp(
      async (app) => {
        await insertPersonalisedCatalogue(app);
        const url = await uploadPicture(app);
        const placedOrder = await placeOrder(app, {
          ...createLinesWithUpload('1', url),
          expected_total: 349.5,
        });
        const order: Order = await fetchOrder(app, placedOrder);
        expect(order.lines[0]).toMatchObject({ customDesign: { url, name: 'cat.png' } });
        const picture = await app.inject({ url: order.lines[0]?.design_picture ?? '' });
        expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);

        const { names, read, jobSheet } = await makePrintFiles(app, placedOrder);
        expect(names).toEqual([
          'wrap.png',
          'wrap.pdf',
          'wrap-approval.jpg',
          'uploaded-file.webp',
          'job-sheet.json',
        ]);
        // The picture (2:1) fills 140 × 70 mm of the safe area (190 × 70 mm) around the centre (100, 40).
        expect(jobSheet).toMatchObject({
          placement: 'default: the customer did not place the file',
          uploaded_file: { url, name: 'cat.png' },
          sides: [{ side: 'wrap', layers: [{ cx: 100, cy: 40, width: 140, height: 70, dpi: 73 }] }],
        });
        const { data, info } = await sharp(await read('wrap.png'))
          .raw()
          .toBuffer({ resolveWithObject: true });
        const getColourAt = (x: number, y: number) => {
          const [column, row] = [((x + 3) / 25.4) * 300, ((y + 3) / 25.4) * 300].map(Math.floor);
          const from = ((row ?? 0) * info.width + (column ?? 0)) * info.channels;
          return [...data.subarray(from, from + 4)];
        };
        expect(getColourAt(29.7, 40)[3]).toBe(0);
        // Checks only whether each channel is high or low, because the WebP compression is lossy.
        expect(getColourAt(31, 20).map((channel) => channel > 128)).toEqual([true, false, false, true]);
        expect(getColourAt(169, 60).map((channel) => channel > 128)).toEqual([true, true, false, true]);
      },
      { database, env },
    ));

  test('prints on the original print area after the ordered product was changed and deleted', () =>
    withApp(
      async (app) => {
        await insertPersonalisedCatalogue(app);
        const design = await createDesign(app);
        await putDesign(app, design, createDesignContent([createTextLayer()]));
        const placedOrder = await placeOrder(app, {
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
        expect(jobSheet).toMatchObject({ placement: 'by the customer', sides: [{ area: { width: 200 } }] });
      },
      { database, env },
    ));
});

test('copies an ordered design with its pictures, and keeps the photographs of the ordered product referenced', () =>
  withApp(
    async (app) => {
      await insertPersonalisedCatalogue(app);
      const design = await createDesign(app);
      const { asset } = await addPicture(app, design, await createFourColourPicture(60, 40));
      await putDesign(app, design, createDesignContent([createPictureLayer(asset.id)]));
      await placeOrder(app, {
        lines: [{ product_id: '1', quantity: 1, design_id: design.id, design_token: design.token }],
      });
      await setProductDetails(app.db, '1', {});
      const { url } = mugView.picture;
      const usedUrls = await Promise.all(
        app.uploadReferenceFinders.map((find) => find(app.db, [url, '/media/none'])),
      );
      expect(usedUrls.flat()).toEqual([url]);

      await setProductDetails(app.db, '1', mugDetails);
      const response = await app.inject({
        method: 'POST',
        url: `/api/designs/${design.id}/copies`,
        headers: design.headers,
        payload: { product_id: '1' },
      });
      const copy = response.json<CopiedDesign>();
      const copiedAssetId = copy.asset_ids[asset.id] ?? '';
      expect(copy.sides[0]?.layers).toEqual([createPictureLayer(copiedAssetId)]);
      const copiedDesign = { id: copy.id, token: copy.token, headers: { 'design-token': copy.token } };
      const saveResponse = await putDesign(
        app,
        copiedDesign,
        createDesignContent([createPictureLayer(copiedAssetId, { cx: 90 })]),
      );
      expect(saveResponse.statusCode).toBe(200);
    },
    { env },
  ));

test('makes the uploaded file and a job sheet for a product without print areas', () =>
  withApp(
    async (app) => {
      await insertPersonalisedCatalogue(app);
      const url = await uploadPicture(app);
      const { price_paise } = await app.db
        .selectFrom('products')
        .select('price_paise')
        .where('id', '=', '3')
        .executeTakeFirstOrThrow();
      const placedOrder = await placeOrder(app, {
        ...createLinesWithUpload('3', url),
        expected_total: price_paise / 100,
      });
      expect((await fetchOrder(app, placedOrder)).lines[0]).not.toHaveProperty('design_picture');
      const { names, read, jobSheet } = await makePrintFiles(app, placedOrder);
      expect(names).toEqual(['uploaded-file.webp', 'job-sheet.json']);
      expect(await sharp(await read('uploaded-file.webp')).metadata()).toMatchObject({
        width: 400,
        height: 200,
      });
      expect(jobSheet).toMatchObject({ sides: [], uploaded_file: { name: 'cat.png' } });
    },
    { env },
  ));
