import type { FastifyInstance } from 'fastify';
import {
  createTextLayer,
  createPictureLayer,
  createFourColourPicture,
  type TestDesign,
  test,
} from '../../testing/designs.ts';
import { decodePixels } from '../../testing/pictures.ts';
import { expectErrorDetail } from '../../testing/errors.ts';

const BLEED_MM = 3;

async function fetchSide(app: FastifyInstance, { id, headers }: TestDesign, dpi: number) {
  const response = await app.inject({ url: `/api/designs/${id}/sides/wrap.png?dpi=${dpi}`, headers });
  expect(response.statusCode).toBe(200);
  const { getColourAt: getPixel, info } = await decodePixels(response.rawPayload);
  return {
    buffer: response.rawPayload,
    info,
    pixelAt: getPixel,
    getColourAt: (x: number, y: number) =>
      getPixel(Math.round(((x + BLEED_MM) / 25.4) * dpi), Math.round(((y + BLEED_MM) / 25.4) * dpi)),
  };
}

test.each([
  ['a picture', 0, false],
  ['a flipped and rotated picture', 30, true],
])(
  'prints %s within 0.3 mm of its position, with the same bytes every time',
  async (_, rotation, flip, app, design) => {
    const { asset } = await design.addPicture(await createFourColourPicture(600, 400));
    const layer = createPictureLayer(asset.id, { cx: 80, cy: 35, width: 60, rotation, flip });
    expect((await design.draw(layer)).statusCode).toBe(200);

    const angle = (rotation * Math.PI) / 180;
    const toPrintPosition = (x: number, y: number): [number, number] => [
      80 + x * Math.cos(angle) - y * Math.sin(angle),
      35 + x * Math.sin(angle) + y * Math.cos(angle),
    ];
    const colour = {
      red: [255, 0, 0, 255],
      green: [0, 255, 0, 255],
      blue: [0, 0, 255, 255],
      yellow: [255, 255, 0, 255],
    };
    const [topLeft, topRight, bottomLeft, bottomRight] = flip
      ? [colour.green, colour.red, colour.yellow, colour.blue]
      : [colour.red, colour.green, colour.blue, colour.yellow];
    for (const dpi of [150, 300]) {
      const { getColourAt, info } = await fetchSide(app, design, dpi);
      expect([info.width, info.height]).toEqual([
        Math.round((206 / 25.4) * dpi),
        Math.round((86 / 25.4) * dpi),
      ]);
      // Checks points near the corners, two edges and the centre of the picture (60 × 40 mm).
      expect(getColourAt(...toPrintPosition(-29.7, -19.7))).toEqual(topLeft);
      expect(getColourAt(...toPrintPosition(29.7, -19.7))).toEqual(topRight);
      expect(getColourAt(...toPrintPosition(-29.7, 19.7))).toEqual(bottomLeft);
      expect(getColourAt(...toPrintPosition(29.7, 19.7))).toEqual(bottomRight);
      expect(getColourAt(...toPrintPosition(-0.3, -0.3))).toEqual(topLeft);
      expect(getColourAt(...toPrintPosition(0.3, 0.3))).toEqual(bottomRight);
      expect(getColourAt(...toPrintPosition(-30.3, 0))[3]).toBe(0);
      expect(getColourAt(...toPrintPosition(0, 20.3))[3]).toBe(0);
    }
    expect((await fetchSide(app, design, 150)).buffer).toEqual((await fetchSide(app, design, 150)).buffer);
  },
);

test('draws text in the width and colour of the text layer', async (app, design) => {
  await design.draw(createTextLayer({ text: 'ఆశ आशा Asha', width: 90, colour: '#c0392b' }));
  const { info, pixelAt } = await fetchSide(app, design, 150);
  const colouredPixels = [];
  for (let x = 0; x < info.width; x += 1) {
    for (let y = 0; y < info.height; y += 1)
      if (Number(pixelAt(x, y)[3]) > 128) colouredPixels.push({ x, colour: pixelAt(x, y) });
  }
  const toMillimetres = (x: number) => (x / 150) * 25.4 - BLEED_MM;
  expect(Math.abs(toMillimetres(Math.min(...colouredPixels.map(({ x }) => x))) - 55)).toBeLessThan(0.3);
  expect(Math.abs(toMillimetres(Math.max(...colouredPixels.map(({ x }) => x)) + 1) - 145)).toBeLessThan(0.3);
  expect(colouredPixels[Math.floor(colouredPixels.length / 2)]?.colour).toEqual([0xc0, 0x39, 0x2b, 255]);
});

test('draws only the cropped part of a picture, and layers from bottom to top', async (app, design) => {
  const { asset } = await design.addPicture(await createFourColourPicture(400, 400));
  const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
  await design.draw(
    createPictureLayer(asset.id, { width: 60 }),
    createPictureLayer(asset.id, { id: 'p2', width: 20, crop }),
  );
  const { getColourAt } = await fetchSide(app, design, 100);
  expect(getColourAt(75, 15)).toEqual([255, 0, 0, 255]);
  expect(getColourAt(92, 48)).toEqual([0, 255, 0, 255]);
  expect(getColourAt(108, 32)).toEqual([0, 255, 0, 255]);
  expect(getColourAt(125, 65)).toEqual([255, 255, 0, 255]);
});

test('returns 304 for an unchanged side, 404 for an unknown side and 400 for an invalid resolution', async (app, design) => {
  const { id, headers } = design;
  const url = `/api/designs/${id}/sides/wrap.png?dpi=72`;
  const firstResponse = await app.inject({ url, headers });
  expect(firstResponse.headers['content-type']).toBe('image/png');
  const secondResponse = await app.inject({
    url,
    headers: { ...headers, 'if-none-match': String(firstResponse.headers['etag']) },
  });
  expect(secondResponse.statusCode).toBe(304);
  expect((await app.inject({ url: `/api/designs/${id}/sides/top.png`, headers })).statusCode).toBe(404);
  for (const dpi of ['71', '301', 'x', '1e9']) {
    const response = await app.inject({ url: `/api/designs/${id}/sides/wrap.png?dpi=${dpi}`, headers });
    expectErrorDetail(response, 400, 'The dpi must be a number from 72 to 300.');
  }
});
