import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { describeOnEveryDatabase } from '../../../testing/databases.ts';
import {
  createDesign,
  createTextLayer,
  createPictureLayer,
  createFourColourPicture,
} from '../../../testing/designs.ts';
import { test } from '../../../testing/products.ts';
import { expectError } from '../../../testing/errors.ts';
import { findOrderableDesign, freezeDesign, listPrintJobs, requestPrintFiles } from '../index.ts';
import { makeNextPrintFiles } from './worker.ts';

async function createOrderedDesign(app: FastifyInstance) {
  const design = await createDesign(app);
  const { asset } = await design.addPicture(await createFourColourPicture(300, 200));
  await design.draw(
    createPictureLayer(asset.id),
    createTextLayer({ id: 't', cy: 70 }),
    createPictureLayer(asset.id, { id: 'box', width: 60, height: 60 }),
  );
  await freezeDesign(app.db, design.id, app.now());
  return design;
}

describeOnEveryDatabase(() => {
  test('makes a PNG at 300 DPI, a PDF in physical size, an approval picture and a job sheet with the same bytes every time', async (app) => {
    const { id: designId } = await createOrderedDesign(app);
    const job = { order: 'RM-1', quantity: 2, gift_note: 'پیاری عائشہ 🎉\nعید مبارک' };
    const request = { designId, job, now: app.now() };
    await requestPrintFiles(app.db, { ...request, lineId: 'line-1' });
    await requestPrintFiles(app.db, { ...request, lineId: 'line-1' });
    await requestPrintFiles(app.db, { ...request, lineId: 'line-2' });
    expect(await listPrintJobs(app.db, ['line-1'], app.now())).toMatchObject([
      { state: 'waiting', files: [] },
    ]);
    expect([
      await makeNextPrintFiles(app),
      await makeNextPrintFiles(app),
      await makeNextPrintFiles(app),
    ]).toEqual([true, true, false]);

    const [filesOfLine, filesOfOtherLine] = await listPrintJobs(app.db, ['line-1', 'line-2'], app.now());
    expect(filesOfLine?.state).toBe('ready');
    expect(filesOfLine?.files.map(({ name }) => name)).toEqual([
      'wrap.png',
      'wrap.pdf',
      'wrap-approval.jpg',
      'job-sheet.json',
    ]);
    expect(filesOfOtherLine?.files.map(({ sha256 }) => sha256)).toEqual(
      filesOfLine?.files.map(({ sha256 }) => sha256),
    );

    const readPrintFile = async (name: string) =>
      (await app.storage.get(`print/line-1/${name}`)) ?? Buffer.alloc(0);
    const png = await sharp(await readPrintFile('wrap.png')).metadata();
    expect(png).toMatchObject({ format: 'png', space: 'srgb', density: 300, width: 2433, height: 1016 });
    const pdf = (await readPrintFile('wrap.pdf')).toString('latin1');
    // The page measures 206 × 86 mm with bleed. Lengths in a PDF are in points.
    expect(pdf).toContain('/MediaBox [0 0 583.9370 243.7795]');
    expect(pdf).toContain('/TrimBox [8.5039 8.5039 575.4331 235.2756]');
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
    const jobSheet = JSON.parse((await readPrintFile('job-sheet.json')).toString()) as object;
    expect(jobSheet).toMatchObject({
      ...job,
      product: { id: '1', name: 'Warli Mug' },
      sides: [
        {
          side: 'wrap',
          layers: [
            { kind: 'picture', dpi: 127, quality: 'low', height: 40 },
            { kind: 'text' },
            // The box cuts the picture off to a square.
            { kind: 'picture', dpi: 85, quality: 'very low', height: 60 },
          ],
        },
      ],
    });
  });

  test('refuses changes to an ordered design', async (app) => {
    const design = await createOrderedDesign(app);
    const response = await design.draw();
    expectError(response, 409, 'This design has already been ordered, so it can’t be changed.');
    expect((await design.addPicture(await createFourColourPicture(20, 20))).response.statusCode).toBe(409);
    const { sides } = (await design.read()).json<{ sides: { layers: [] }[] }>();
    expect(sides[0]?.layers).toHaveLength(3);
  });

  test('finds an orderable design only with its token and for its product', async (app) => {
    const design = await createDesign(app);
    const { id, token } = design;
    expect(await findOrderableDesign(app.db, { id, token, productId: '1' })).toMatchObject({
      id,
      isEmpty: true,
    });
    await design.draw(createTextLayer());
    expect(await findOrderableDesign(app.db, { id, token, productId: '1' })).toMatchObject({
      id,
      isEmpty: false,
    });
    expect(await findOrderableDesign(app.db, { id, token, productId: '2' })).toBeUndefined();
    expect(await findOrderableDesign(app.db, { id, token: 'x', productId: '1' })).toBeUndefined();
    expect(await findOrderableDesign(app.db, { id, userId: 'u1', productId: '1' })).toBeUndefined();
    expect(await findOrderableDesign(app.db, { id: 'none', token, productId: '1' })).toBeUndefined();
  });
});
