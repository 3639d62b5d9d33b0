import { drawOnSurface, type Raster } from './surface-mesh.ts';

/** A rectangle from 20 % to 80 % of the width, and from 20 % to 60 % of the height. */
const surface = {
  columns: 2,
  rows: 2,
  points: [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.6],
    [0.8, 0.6],
  ] as [number, number][],
};

type Pixel = [red: number, green: number, blue: number, opacity: number];

const createRaster = (width: number, height: number, getPixel: (x: number, y: number) => Pixel): Raster => ({
  data: Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, index) =>
      getPixel(index % width, Math.floor(index / width)),
    ).flat(),
  ),
  width,
  height,
});

/** Returns the colour at fractions of the width and height. */
const readPixel = ({ data, width, height }: Raster, x: number, y: number): number[] => {
  const offset = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
  return [...data.slice(offset, offset + 3)];
};

test('draws the corners of the design at the corners of the surface, and nothing beside it', () => {
  const photograph = createRaster(100, 100, () => [255, 255, 255, 255]);
  const design = createRaster(60, 40, (x, y) => [x < 30 ? 255 : 0, y < 20 ? 255 : 0, 0, 255]);
  drawOnSurface(photograph, design, surface, '#ffffff');
  expect(
    [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.55],
      [0.75, 0.55],
    ].map(([x = 0, y = 0]) => readPixel(photograph, x, y)),
  ).toEqual([
    [255, 255, 0],
    [0, 255, 0],
    [255, 0, 0],
    [0, 0, 0],
  ]);
  for (const [x, y] of [
    [0.1, 0.3],
    [0.9, 0.3],
    [0.5, 0.1],
    [0.5, 0.7],
  ] as const)
    expect(readPixel(photograph, x, y)).toEqual([255, 255, 255]);
});

test.each<[string, Pixel, string, number]>([
  ['a dark tee in even light', [35, 48, 111, 255], '#23306f', 1],
  ['a fold of a dark tee', [18, 24, 55, 255], '#23306f', 0.5],
  ['a highlight, with the largest light', [255, 255, 255, 255], '#23306f', 1.2],
  ['a shaded white mug', [191, 191, 191, 255], '#ffffff', 0.75],
])('multiplies a design by the light of %s', (_, colour, base, light) => {
  const photograph = createRaster(10, 10, () => colour);
  drawOnSurface(
    photograph,
    createRaster(4, 4, () => [200, 100, 40, 255]),
    surface,
    base,
  );
  const drawn = readPixel(photograph, 0.5, 0.4);
  [200, 100, 40].forEach((value, channel) => expect(drawn[channel]).toBeCloseTo(value * light, -0.5));
});

test('lets the photograph through where the design is transparent, each pixel once', () => {
  const photograph = createRaster(50, 50, () => [255, 255, 255, 255]);
  drawOnSurface(
    photograph,
    createRaster(4, 4, () => [0, 0, 0, 127.5]),
    surface,
    '#ffffff',
  );
  for (const [x, y] of [
    [0.3, 0.3],
    [0.5, 0.4],
    [0.7, 0.5],
  ] as const)
    expect(readPixel(photograph, x, y)[0]).toBeCloseTo(127, -0.5);
});
