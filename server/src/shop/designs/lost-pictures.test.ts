import type { FastifyInstance } from 'fastify';
import { test } from '../../testing/app.ts';
import {
  createDesign,
  createPictureLayer,
  createFourColourPicture,
  type TestDesign,
} from '../../testing/designs.ts';
import { createPlainPicture } from '../../testing/pictures.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';
import { listPrintJobs, requestPrintFiles } from './index.ts';
import { makeNextPrintFiles } from './print/worker.ts';

const LOST = { status: 422, detail: 'A picture of this design is lost. Please add it again.' };

/** Creates a design with a picture on its side. `hasHash` is false for a picture from before migration 0033. */
async function createDesignWithPicture(app: FastifyInstance, file: Buffer, hasHash = true) {
  await insertPersonalisedCatalogue(app);
  const design = await createDesign(app);
  const { asset } = await design.addPicture(file);
  await design.draw(createPictureLayer(asset.id));
  if (!hasHash) await app.db.updateTable('design_assets').set({ file_sha256: null }).execute();
  const { key } = await app.db.selectFrom('design_assets').select('key').executeTakeFirstOrThrow();
  return { design, asset, key };
}

const getSide = (app: FastifyInstance, { id, headers }: TestDesign, dpi = 300) =>
  app.inject({ url: `/api/designs/${id}/sides/wrap.png?dpi=${dpi}`, headers });

type Damage = (app: FastifyInstance, key: string, file: Buffer) => Promise<void>;
const flipByte: Damage = (app, key, file) => {
  const middle = file.length >> 1;
  return app.storage.put(key, Buffer.from(file.map((byte, index) => (index === middle ? byte ^ 1 : byte))));
};
const truncate: Damage = (app, key, file) => app.storage.put(key, file.subarray(0, file.length >> 1));
const remove: Damage = (app, key) => app.storage.delete(key);

const createPng = () => createFourColourPicture(600, 600);
const createJpeg = async () => createPlainPicture(600, 600).jpeg().toBuffer();

describe.each<[string, () => Promise<Buffer>, Damage, { hasHash: boolean }]>([
  ['a PNG with a changed byte', createPng, flipByte, { hasHash: true }],
  ['a PNG without hash with a changed byte', createPng, flipByte, { hasHash: false }],
  ['a truncated JPEG without hash', createJpeg, truncate, { hasHash: false }],
  ['a deleted file', createPng, remove, { hasHash: true }],
])('%s', (_, createFile, damage, { hasHash }) => {
  test('returns 422 for sides and copies, is restored when it is added again, and fails the print job', async (app) => {
    const file = await createFile();
    const { design, asset, key } = await createDesignWithPicture(app, file, hasHash);
    expect((await getSide(app, design)).statusCode).toBe(200);
    await damage(app, key, (await app.storage.get(key)) ?? Buffer.alloc(0));
    const approval = { url: `/api/designs/${design.id}/previews/wrap.jpg`, headers: design.headers };
    for (const response of [
      await getSide(app, design, 300),
      await getSide(app, design, 72),
      await app.inject(approval),
      await design.copy(),
    ]) {
      expect({ status: response.statusCode, ...response.json<object>() }).toEqual(LOST);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    const { asset: restored } = await design.addPicture(file);
    expect(restored).toMatchObject({ id: asset.id, width: 600, height: 600 });
    expect((await getSide(app, design)).statusCode).toBe(200);
    await damage(app, key, (await app.storage.get(key)) ?? Buffer.alloc(0));
    await requestPrintFiles(app.db, { lineId: 'l', designId: design.id, job: {}, now: app.now() });
    expect(await makeNextPrintFiles(app)).toBe(true);
    expect(await listPrintJobs(app.db, ['l'], app.now())).toMatchObject([
      {
        state: 'waiting',
        files: [],
        problem: expect.stringMatching(/^The picture designs\/.+ of a design is (missing|damaged)\.$/),
      },
    ]);
  });
});
