import { createMesh } from '@rangmala/shared/contract/surface-mesh';
import { flatSurface } from '../../testing/catalogue.ts';
import { drawWithCanvas } from './canvas-warp.ts';

const mesh = createMesh(flatSurface);

/** Returns a context and the composite operations of its `drawImage` calls. */
function createRecordingContext(getImageData: () => object = () => ({ data: [] })) {
  const operations: string[] = [];
  const context = new Proxy(
    {
      canvas: { width: 720, height: 720 },
      globalCompositeOperation: 'source-over',
      getImageData,
      drawImage: () => operations.push(context.globalCompositeOperation),
    },
    { get: (target, name) => (name in target ? target[name as keyof typeof target] : () => undefined) },
  );
  return { context: context as unknown as CanvasRenderingContext2D, operations };
}

const refuseToRead = () => {
  throw new DOMException('The canvas is tainted.', 'SecurityError');
};

test.each([
  ['draws the shaded design on the photograph', undefined, ['source-over', 'source-over', 'lighter']],
  ['multiplies a photograph that cannot be read by the design', refuseToRead, ['source-over', 'multiply']],
])('%s', (_, getImageData, operations) => {
  const [target, warped, shade] = [
    createRecordingContext(),
    createRecordingContext(),
    createRecordingContext(getImageData),
  ];
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValueOnce(warped.context)
    .mockReturnValueOnce(shade.context);
  drawWithCanvas(target.context, new Image(), document.createElement('canvas'), mesh, '#23306f');
  expect(target.operations).toEqual(operations);
  // In another mode, the photograph would be visible between the soft edges of the triangles.
  const triangleCount = mesh.indices.length / 3;
  expect(warped.operations.slice(0, triangleCount)).toEqual(Array(triangleCount).fill('lighter'));
  expect(warped.operations.slice(triangleCount)).toEqual(getImageData ? [] : ['source-atop']);
});
