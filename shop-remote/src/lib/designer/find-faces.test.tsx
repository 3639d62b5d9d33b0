import { findFacesInAssets } from './find-faces.ts';

const ASSET = { id: 'a1', width: 400, height: 200, url: '/api/designs/d1/assets/a1' };

test('finds the faces of stored pictures again, and none in a browser without face detection', async () => {
  expect(await findFacesInAssets([ASSET])).toEqual([]);
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(50);
  const boundingBox = { left: 10, right: 30, top: 5, bottom: 25 };
  Object.assign(globalThis, {
    FaceDetector: class {
      detect = () => Promise.resolve([{ boundingBox }]);
    },
  });
  expect(await findFacesInAssets([ASSET])).toEqual([
    { ...ASSET, faces: [{ left: 0.1, right: 0.3, top: 0.1, bottom: 0.5 }] },
  ]);
  Reflect.deleteProperty(globalThis, 'FaceDetector');
});
