import type { FastifyInstance } from 'fastify';
import { withApp } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import {
  addPicture,
  createDesign,
  createDesignContent,
  createFourColourPicture,
  createPictureLayer,
  createTextLayer,
  type DesignWithToken,
  putDesign,
} from '../../testing/designs.ts';
import { createPlainPicture } from '../../testing/pictures.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';
import { copyOrderedDesign, createDesignFromUpload, findPrintFiles, requestPrintFiles } from './index.ts';
import { makeNextPrintFiles } from './print/worker.ts';

const LOST = { status: 422, detail: 'A picture of this design is lost. Please add it again.' };

/** Creates a design with a picture on its side. `hasHash` is false for a picture from before migration 0033. */
async function createDesignWithPicture(app: FastifyInstance, file: Buffer, hasHash = true) {
  await insertPersonalisedCatalogue(app);
  const design = await createDesign(app);
  const { asset } = await addPicture(app, design, file);
  await putDesign(app, design, createDesignContent([createPictureLayer(asset.id)]));
  if (!hasHash) await app.db.updateTable('design_assets').set({ file_sha256: null }).execute();
  const { key } = await app.db.selectFrom('design_assets').select('key').executeTakeFirstOrThrow();
  return { design, asset, key };
}

const getSide = (app: FastifyInstance, { id, headers }: DesignWithToken, dpi = 300) =>
  app.inject({ url: `/api/designs/${id}/sides/wrap.png?dpi=${dpi}`, headers });

const copyDesign = (app: FastifyInstance, { id, headers }: DesignWithToken) =>
  app.inject({
    method: 'POST',
    url: `/api/designs/${id}/copies`,
    headers: { ...headers },
    payload: { product_id: '1' },
  });

type Damage = (app: FastifyInstance, key: string, file: Buffer) => Promise<void>;
const flipByte: Damage = (app, key, file) => {
  const middle = file.length >> 1;
  return app.storage.put(key, Buffer.from(file.map((byte, index) => (index === middle ? byte ^ 1 : byte))));
};
const truncate: Damage = (app, key, file) => app.storage.put(key, file.subarray(0, file.length >> 1));
const empty: Damage = (app, key) => app.storage.put(key, '');
const remove: Damage = (app, key) => app.storage.delete(key);
const replaceByFolder: Damage = async (app, key) => {
  await app.storage.delete(key);
  await app.storage.put(`${key}/file`, 'x');
};

const createPng = () => createFourColourPicture(600, 600);
const createJpeg = async () => createPlainPicture(600, 600).jpeg().toBuffer();

describe.each<[string, () => Promise<Buffer>, Damage, { hasHash: boolean }]>([
  ['a PNG with a changed byte', createPng, flipByte, { hasHash: true }],
  ['a PNG without hash with a changed byte', createPng, flipByte, { hasHash: false }],
  ['a truncated PNG', createPng, truncate, { hasHash: true }],
  ['a truncated PNG without hash', createPng, truncate, { hasHash: false }],
  ['an empty PNG without hash', createPng, empty, { hasHash: false }],
  ['a JPEG with a changed byte', createJpeg, flipByte, { hasHash: true }],
  ['a truncated JPEG without hash', createJpeg, truncate, { hasHash: false }],
  ['a deleted file', createPng, remove, { hasHash: true }],
  ['a folder in place of the file', createPng, replaceByFolder, { hasHash: false }],
])('%s', (_, createFile, damage, { hasHash }) => {
  test('returns 422 for sides, approval pictures and copies, and fails the print job', () =>
    withApp(async (app) => {
      const { design, key } = await createDesignWithPicture(app, await createFile(), hasHash);
      expect((await getSide(app, design)).statusCode).toBe(200);
      await damage(app, key, (await app.storage.get(key)) ?? Buffer.alloc(0));
      const approval = { url: `/api/designs/${design.id}/previews/wrap.jpg`, headers: design.headers };
      for (const response of [
        await getSide(app, design, 300),
        await getSide(app, design, 72),
        await app.inject(approval),
        await copyDesign(app, design),
      ]) {
        expect({ status: response.statusCode, ...response.json<object>() }).toEqual(LOST);
        expect(response.headers['cache-control']).toBe('no-store');
      }
      await requestPrintFiles(app.db, { lineId: 'l', designId: design.id, job: {}, now: app.now() });
      expect(await makeNextPrintFiles(app)).toBe(true);
      expect(await findPrintFiles(app.db, 'l')).toEqual({
        status: 'waiting',
        files: [],
        problem: expect.stringMatching(/^The picture designs\/.+ of a design is (missing|damaged)\.$/),
      });
    }));
});

describeOnEveryDatabase((database) => {
  test('stores a lost picture again when the customer adds the same file', () =>
    withApp(
      async (app) => {
        const file = await createPng();
        const { design, asset, key } = await createDesignWithPicture(app, file);
        const side = (await getSide(app, design)).rawPayload;
        const row = await app.db.selectFrom('design_assets').selectAll().executeTakeFirstOrThrow();
        for (const damage of [truncate, remove]) {
          await damage(app, key, (await app.storage.get(key)) ?? Buffer.alloc(0));
          const { response, asset: addedAsset } = await addPicture(app, design, file);
          expect([response.statusCode, addedAsset.id]).toEqual([201, asset.id]);
          expect((await getSide(app, design)).rawPayload).toEqual(side);
        }
        await app.storage.delete(key.replace('.png', '.webp'));
        expect((await copyDesign(app, design)).statusCode).toBe(422);
        await addPicture(app, design, file);
        expect((await copyDesign(app, design)).statusCode).toBe(201);
        expect(
          await app.db.selectFrom('design_assets').selectAll().where('id', '=', asset.id).execute(),
        ).toEqual([row]);
      },
      { database },
    ));
});

test('copies a design without the lost pictures that no layer shows', () =>
  withApp(async (app) => {
    const { design, key } = await createDesignWithPicture(app, await createPng());
    await putDesign(app, design, createDesignContent([createTextLayer()]));
    await app.storage.delete(key);
    const response = await copyDesign(app, design);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      asset_ids: {},
      assets: [],
      sides: [{ layers: [{ kind: 'text' }] }],
    });
  }));

test('omits an ordered design with a lost picture from the copies of the order', () =>
  withApp(async (app) => {
    const { design, key } = await createDesignWithPicture(app, await createPng());
    await app.storage.put(key, '');
    const uploader = { address_hash: 'address', guest_hash: 'guest' };
    const author = { userId: undefined, now: app.now(), uploader };
    expect(await copyOrderedDesign(app, design.id, author)).toBeUndefined();
  }));

test('fails the print job for a damaged file that was ordered without the editor', () =>
  withApp(async (app) => {
    await insertPersonalisedCatalogue(app);
    const url = '/uploads/x/design-20x20.webp';
    const file = await createPlainPicture(20, 20).webp().toBuffer();
    await app.storage.put(url.slice(1), file.subarray(0, file.length - 10));
    // Product 3 has no sides, so its design has no layers.
    const upload = { productId: '3', url, options: {}, userId: undefined, now: app.now() };
    const designId = (await createDesignFromUpload(app.db, upload)) ?? '';
    await requestPrintFiles(app.db, {
      lineId: 'l',
      designId,
      job: { uploaded_file: { url } },
      now: app.now(),
    });
    expect(await makeNextPrintFiles(app)).toBe(true);
    expect(await findPrintFiles(app.db, 'l')).toMatchObject({
      status: 'waiting',
      problem: 'The picture uploads/x/design-20x20.webp of a design is damaged.',
    });
    await app.storage.put(url.slice(1), file);
    await app.db.updateTable('print_jobs').set({ due_at: app.now().toISOString() }).execute();
    expect(await makeNextPrintFiles(app)).toBe(true);
    expect(await findPrintFiles(app.db, 'l')).toMatchObject({ status: 'ready' });
  }));
