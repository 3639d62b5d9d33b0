import sharp from 'sharp';
import {
  openDesign,
  createTextLayer,
  createPictureLayer,
  createFourColourPicture,
  test,
} from '../../testing/designs.ts';
import { createPlainPicture, decodePixels } from '../../testing/pictures.ts';
import { expectError } from '../../testing/errors.ts';

/** The whole photograph has the base colour of the surface. */
const PHOTOGRAPH = sharp({ create: { width: 960, height: 960, channels: 3, background: '#f6ecda' } }).webp({
  lossless: true,
});

test('draws the design onto the product photograph and serves the picture at a signed URL with the same bytes every time', async (app, design) => {
  await app.storage.put('media/x/blank-960x960.webp', await PHOTOGRAPH.clone().toBuffer());
  const { asset } = await design.addPicture(await createFourColourPicture(400, 160));
  // The picture fills the side of 200 × 80 mm. The side covers the middle 60 % of the photograph.
  const saveResponse = await design.draw(createPictureLayer(asset.id, { width: 200 }));
  const [picture] = saveResponse.json<{ pictures: { side: string; url: string }[] }>().pictures;
  expect(picture?.side).toBe('wrap');
  const response = await app.inject(picture?.url ?? '');
  expect(response.headers['content-type']).toBe('image/jpeg');
  const { getColourAt: getPixel, info } = await decodePixels(response.rawPayload);
  expect([info.width, info.height]).toEqual([720, 720]);
  const getColourAt = (x: number, y: number) =>
    getPixel(Math.round(x * 720), Math.round(y * 720)).map((value) => Math.round(value / 32));
  const [background, red, green, blue, yellow] = [
    [8, 7, 7],
    [8, 0, 0],
    [0, 8, 0],
    [0, 0, 8],
    [8, 8, 0],
  ];
  expect([getColourAt(0.1, 0.5), getColourAt(0.5, 0.1), getColourAt(0.9, 0.9)]).toEqual([
    background,
    background,
    background,
  ]);
  expect([getColourAt(0.25, 0.25), getColourAt(0.75, 0.25)]).toEqual([red, green]);
  expect([getColourAt(0.25, 0.75), getColourAt(0.75, 0.75)]).toEqual([blue, yellow]);
  expect((await app.inject(picture?.url ?? '')).rawPayload).toEqual(response.rawPayload);

  const path = `/api/designs/${design.id}/previews/wrap.jpg`;
  expect((await app.inject(path)).statusCode).toBe(404);
  const ownResponse = await app.inject({ url: path, headers: design.headers });
  const getResourcePolicy = (each: typeof ownResponse) => each.headers['cross-origin-resource-policy'];
  expect([ownResponse.statusCode, getResourcePolicy(ownResponse)]).toEqual([200, 'same-origin']);
  expect(getResourcePolicy(await app.inject(picture?.url ?? ''))).toBe('cross-origin');
  const unknownSideResponse = await app.inject({
    url: path.replace('wrap', 'top'),
    headers: design.headers,
  });
  expectError(unknownSideResponse, 404, 'This product has no side “top”.');
});

test('copies a design with its pictures and fits it to another product', async (app, design) => {
  const { asset } = await design.addPicture(await createPlainPicture(300, 200).jpeg().toBuffer());
  await design.draw(createPictureLayer(asset.id, { cx: 50, cy: 40 }), createTextLayer({ cx: 100 }));
  const response = await design.copy('2');
  expect(response.statusCode).toBe(201);
  const copy = response.json<{ id: string; token: string; assets: { id: string; url: string }[] }>();
  // The side of 200 × 80 mm is scaled by 1.5 to fit into 300 × 400 mm.
  expect(copy).toMatchObject({
    product_id: '2',
    sides: [
      {
        side: 'front',
        layers: [
          { asset: copy.assets[0]?.id, cx: 75, cy: 200, width: 90 },
          { text: 'Asha', cx: 150, cy: 200, width: 60 },
        ],
      },
      { side: 'back', layers: [] },
    ],
  });
  expect(copy.id).not.toBe(design.id);
  expect(copy.assets[0]?.id).not.toBe(asset.id);
  expect((await app.inject(copy.assets[0]?.url ?? '')).statusCode).toBe(200);
  expect((await openDesign(app, copy).read()).statusCode).toBe(200);
  expect((await openDesign(app, { ...design, headers: {} }).copy('2')).statusCode).toBe(404);
  expect([(await design.copy('3')).statusCode, (await design.copy('none')).statusCode]).toEqual([422, 404]);
});
