import { createMesh } from '@rangmala/shared/contract/surface-mesh';
import { drawWithCanvas } from './canvas-warp.ts';

const surface = {
  columns: 2,
  rows: 2,
  points: [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ] as [number, number][],
};

/**
 * Returns a context, and a list in which the context records the picture and the composite operation of each
 * `drawImage`.
 */
function createRecordingContext(canvas: { width: number; height: number }) {
  const drawings: { picture: unknown; operation: string }[] = [];
  const doNothing = () => undefined;
  const context = {
    canvas,
    globalCompositeOperation: 'source-over',
    getImageData: () => ({ data: new Uint8ClampedArray(4) }),
    drawImage: (picture: unknown) => drawings.push({ picture, operation: context.globalCompositeOperation }),
    ...Object.fromEntries(
      ['save', 'restore', 'beginPath', 'moveTo', 'lineTo', 'clip', 'transform', 'putImageData'].map(
        (name) => [name, doNothing],
      ),
    ),
  };
  return { context: context as unknown as CanvasRenderingContext2D, drawings };
}

const size = { width: 720, height: 720 };
const flatDesign = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
const mesh = createMesh(surface);

test('adds up the triangles of the warped design, and draws the shaded design on the photograph', () => {
  const warped = createRecordingContext(size);
  const shade = createRecordingContext(size);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValueOnce(warped.context)
    .mockReturnValueOnce(shade.context);
  const target = createRecordingContext(size);
  const photograph = document.createElement('img');
  drawWithCanvas(target.context, photograph, flatDesign, mesh, '#23306f');

  // In another mode, the photograph would be visible between the soft edges of the triangles.
  const triangles = warped.drawings.slice(0, -1);
  expect(triangles).toHaveLength(mesh.indices.length / 3);
  expect(new Set(triangles.map(({ operation }) => operation))).toEqual(new Set(['lighter']));
  expect(warped.drawings.at(-1)).toEqual({
    picture: expect.any(HTMLCanvasElement),
    operation: 'source-atop',
  });
  expect(shade.drawings).toEqual([{ picture: photograph, operation: 'source-over' }]);
  expect(target.drawings).toEqual([
    { picture: photograph, operation: 'source-over' },
    { picture: expect.any(HTMLCanvasElement), operation: 'source-over' },
    { picture: expect.any(HTMLCanvasElement), operation: 'lighter' },
  ]);
});

test('multiplies the photograph by the design when the photograph cannot be read', () => {
  const { context } = createRecordingContext(size);
  const readContext = Object.assign(createRecordingContext(size).context, {
    getImageData() {
      throw new DOMException('The canvas is tainted.', 'SecurityError');
    },
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValueOnce(context)
    .mockReturnValueOnce(readContext);
  const target = createRecordingContext(size);
  drawWithCanvas(target.context, document.createElement('img'), flatDesign, mesh, '#23306f');
  expect(target.drawings.map(({ operation }) => operation)).toEqual(['source-over', 'multiply']);
});
