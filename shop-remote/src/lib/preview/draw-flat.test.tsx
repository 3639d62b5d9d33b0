import { getCorners, type Point } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import { createOutlineKey } from '../designer/layers.ts';
import { drawFlatDesign } from './draw-flat.ts';

/** Print areas of a mug, a tee, a scroll and a pencil, in millimetres. */
const AREAS = [
  { width: 80, height: 76, bleed: 2, safe: 4 },
  { width: 280, height: 340, bleed: 0, safe: 5 },
  { width: 560, height: 800, bleed: 10, safe: 20 },
  { width: 56, height: 5, bleed: 0, safe: 0.5 },
];
type Matrix = [number, number, number, number, number, number];

/** Returns the transform that applies the second matrix first. */
const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Returns a canvas, and a list of the pictures and texts that are drawn on it, with their corners in canvas pixels. */
function createRecordingCanvas(width: number, height: number) {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const drawings: { corners: Point[] }[] = [];
  const computeCorners = (w: number, h: number): Point[] =>
    [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ].map(([x = 0, y = 0]) => [
      matrix[0] * x + matrix[2] * y + matrix[4],
      matrix[1] * x + matrix[3] * y + matrix[5],
    ]);
  const context = {
    setTransform: (...next: Matrix) => (matrix = next),
    translate: (x: number, y: number) => (matrix = multiply(matrix, [1, 0, 0, 1, x, y])),
    scale: (x: number, y: number) => (matrix = multiply(matrix, [x, 0, 0, y, 0, 0])),
    rotate: (angle: number) =>
      (matrix = multiply(matrix, [
        Math.cos(angle),
        Math.sin(angle),
        -Math.sin(angle),
        Math.cos(angle),
        0,
        0,
      ])),
    clearRect: () => undefined,
    drawImage: (...call: number[]) => drawings.push({ corners: computeCorners(call[7] ?? 0, call[8] ?? 0) }),
    fill: () => drawings.push({ corners: computeCorners(2000, 500) }),
  };
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height, getContext: () => context });
  return { canvas, drawings };
}

test.each(AREAS)('draws pictures and texts at their printed positions on %o', (area) => {
  const scale = 1024 / Math.max(area.width, area.height);
  const { canvas, drawings } = createRecordingCanvas(
    Math.round(area.width * scale),
    Math.round(area.height * scale),
  );
  const layer = {
    cx: area.width * 0.4,
    cy: area.height * 0.55,
    width: area.width * 0.5,
    rotation: 23,
    flip: false,
  };
  const layers: Layer[] = [
    { ...layer, id: 'p', kind: 'picture', asset: 'a', crop: { x: 0.1, y: 0, width: 0.5, height: 0.25 } },
    { ...layer, id: 't', kind: 'text', text: 'ఆశ', typeface: 'mukta', colour: '#000000' },
  ];
  const resources = {
    assets: new Map([['a', { id: 'a', width: 600, height: 400, url: '/a' }]]),
    outlines: new Map([
      [createOutlineKey({ text: 'ఆశ', typeface: 'mukta' }), { path: 'M0 0', width: 2000, height: 500 }],
    ]),
  };
  globalThis.Path2D ??= class {} as typeof Path2D;
  drawFlatDesign(canvas, layers, area, resources, new Map([['a', document.createElement('canvas')]]));

  const heights = [(layer.width * 400 * 0.25) / (600 * 0.5), layer.width / 4];
  expect(drawings).toHaveLength(2);
  drawings.forEach(({ corners }, index) => {
    const printed = getCorners({ ...layer, height: heights[index] ?? 0 });
    corners.forEach(([x, y], corner) => {
      const [px, py] = printed[corner] ?? [0, 0];
      // Rounding the canvas to whole pixels shifts the corners by a fraction of a millimetre.
      expect(Math.hypot(x / scale - px, y / scale - py)).toBeLessThan(0.3);
    });
  });
});
