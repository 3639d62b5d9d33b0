import { meshOf } from '@rangmala/shared/contract/surface-mesh';
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

/** Returns a context, and the picture and the composite operation of each call of `drawImage`. */
function createRecordingContext(canvas: { width: number; height: number }) {
  const drawings: { picture: unknown; operation: string }[] = [];
  const doNothing = () => undefined;
  const context = {
    canvas,
    globalCompositeOperation: 'source-over',
    drawImage: (picture: unknown) => drawings.push({ picture, operation: context.globalCompositeOperation }),
    ...Object.fromEntries(
      ['save', 'restore', 'beginPath', 'moveTo', 'lineTo', 'clip', 'transform'].map((name) => [
        name,
        doNothing,
      ]),
    ),
  };
  return { context: context as unknown as CanvasRenderingContext2D, drawings };
}

test('adds up the triangles of the warped design, and then draws the warped design on the photograph', () => {
  const size = { width: 720, height: 720 };
  const warped = createRecordingContext(size);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(warped.context);
  const target = createRecordingContext(size);
  const photograph = document.createElement('img');
  const flatDesign = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
  const mesh = meshOf(surface);
  drawWithCanvas(target.context, photograph, flatDesign, mesh);

  // In another mode, the photograph would show through between the soft edges of the triangles.
  expect(warped.drawings).toHaveLength(mesh.indices.length / 3);
  expect(new Set(warped.drawings.map(({ operation }) => operation))).toEqual(new Set(['lighter']));
  expect(target.drawings).toEqual([
    { picture: photograph, operation: 'source-over' },
    { picture: expect.any(HTMLCanvasElement), operation: 'multiply' },
  ]);
});
