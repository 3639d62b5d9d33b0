import type { FastifyInstance } from 'fastify';
import { withApp } from '../../testing/app.ts';
import {
  addPicture,
  createDesign,
  createDesignContent,
  type DesignWithToken,
  createPictureLayer,
  putDesign,
  createFourColourPicture,
  createTextLayer,
} from '../../testing/designs.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';

let app: FastifyInstance;
let design: DesignWithToken;
let ownAssetId: string;
let assetIdOfOtherDesign: string;
let stopApp: () => void;
let shutdown: Promise<void>;

beforeAll(async () => {
  await new Promise<void>((resolveStart, rejectStart) => {
    shutdown = withApp(async (startedApp) => {
      app = startedApp;
      await insertPersonalisedCatalogue(app);
      design = await createDesign(app);
      ownAssetId = (await addPicture(app, design, await createFourColourPicture(40, 20))).asset.id;
      assetIdOfOtherDesign = (
        await addPicture(app, await createDesign(app), await createFourColourPicture(20, 40))
      ).asset.id;
      await new Promise<void>((resolve) => {
        stopApp = resolve;
        resolveStart();
      });
    });
    shutdown.catch(rejectStart);
  });
});
afterAll(async () => {
  stopApp();
  await shutdown;
});

const createLayers = (count: number) =>
  Array.from({ length: count }, (_, index) => createTextLayer({ id: `t${index}` }));

test.each<[string, () => object]>([
  ['an asset of another design', () => createDesignContent([createPictureLayer(assetIdOfOtherDesign)])],
  ['an asset that is a path', () => createDesignContent([createPictureLayer('../../secrets')])],
  [
    'a picture without an asset',
    () => createDesignContent([createPictureLayer(ownAssetId, { asset: undefined })]),
  ],
  ['a layer completely left of the print area', () => createDesignContent([createTextLayer({ cx: -30 })])],
  ['a layer that is 10⁹ mm wide', () => createDesignContent([createTextLayer({ width: 1e9 })])],
  ['a layer of width 0', () => createDesignContent([createTextLayer({ width: 0 })])],
  ['a rotation of 10⁹°', () => createDesignContent([createTextLayer({ rotation: 1e9 })])],
  ['101 layers', () => createDesignContent(createLayers(101))],
  ['two layers with the same id', () => createDesignContent([createTextLayer(), createTextLayer()])],
  ['an id that is markup', () => createDesignContent([createTextLayer({ id: '"/><script>' })])],
  ['an unknown typeface', () => createDesignContent([createTextLayer({ typeface: 'Comic Sans' })])],
  [
    'a colour that contains a script',
    () => createDesignContent([createTextLayer({ colour: 'url(javascript:alert(1))' })]),
  ],
  ['a letter that the typeface lacks', () => createDesignContent([createTextLayer({ text: '漢字' })])],
  ['an empty text', () => createDesignContent([createTextLayer({ text: '' })])],
  ['a text of 10,000 letters', () => createDesignContent([createTextLayer({ text: 'a'.repeat(10_000) })])],
  [
    'an unknown kind of layer',
    () => createDesignContent([{ ...createTextLayer(), kind: 'svg', svg: '<script/>' }]),
  ],
  [
    'a crop outside the picture',
    () =>
      createDesignContent([
        createPictureLayer(ownAssetId, { crop: { x: 0.5, y: 0, width: 0.9, height: 1 } }),
      ]),
  ],
  [
    'an empty crop',
    () =>
      createDesignContent([createPictureLayer(ownAssetId, { crop: { x: 0, y: 0, width: 0, height: 1 } })]),
  ],
  ['an unknown side', () => createDesignContent([createTextLayer()], 'bottom')],
  [
    'the same side twice',
    () => ({
      v: 1,
      sides: [
        { side: 'wrap', layers: [] },
        { side: 'wrap', layers: [] },
      ],
    }),
  ],
  ['an unsupported format version', () => ({ ...createDesignContent([]), v: 2 })],
  ['an unknown option', () => ({ ...createDesignContent([]), options: { size: 'm' } })],
  ['a note of 2,000 letters', () => ({ ...createDesignContent([]), note: 'x'.repeat(2000) })],
  ['layers that are not a list', () => ({ v: 1, sides: [{ side: 'wrap', layers: { length: 1e9 } }] })],
])('returns 422 with a sentence for a design with %s, and keeps the saved design', async (_, content) => {
  const response = await putDesign(app, design, content());
  const { detail } = response.json<{ detail: string }>();
  expect([response.statusCode, detail]).toEqual([422, expect.stringMatching(/^[A-Z“].{10,}[.!]$/)]);
  const storedDesign = await app.inject({ url: `/api/designs/${design.id}`, headers: design.headers });
  expect(storedDesign.json()).toMatchObject({ sides: [{ side: 'wrap', layers: [] }] });
});

test.each([
  ['100 layers', () => createDesignContent(createLayers(100))],
  [
    'a layer that reaches over every edge',
    () => createDesignContent([createPictureLayer(ownAssetId, { width: 900, rotation: 45 })]),
  ],
])('accepts a design with %s', async (_, content) => {
  expect((await putDesign(app, design, content())).statusCode).toBe(200);
  await putDesign(app, design, createDesignContent([]));
});

test('returns 400 for a body that is not an object, and 413 for a body that is too large', async () => {
  const send = (payload: string) =>
    app.inject({
      method: 'PUT',
      url: `/api/designs/${design.id}`,
      headers: { ...design.headers, 'content-type': 'application/json' },
      payload,
    });
  expect((await send('[]')).statusCode).toBe(400);
  expect((await send('null')).statusCode).toBe(400);
  expect(
    (await send(JSON.stringify({ ...createDesignContent([]), note: 'x'.repeat(600_000) }))).statusCode,
  ).toBe(413);
});
