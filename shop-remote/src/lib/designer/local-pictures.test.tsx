import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { stubDecode } from '@rangmala/shared/testing';
import { drawLocalPicture } from './draw-local-picture.ts';
import {
  isLocalPictureId,
  createLocalPictureId,
  replaceAsset,
  removeLocalPictures,
} from './local-pictures.ts';

const position = { cx: 40, cy: 38, width: 30, rotation: 0, flip: false };
const createPhoto = (id: string, asset: string): Layer => ({ ...position, id, kind: 'picture', asset });
const createContent = (...layers: Layer[]): DesignContent => ({
  v: 1,
  options: {},
  note: '',
  sides: [{ side: 'front', layers }],
});

describe('pictures that are being uploaded', () => {
  test('are replaced in the saved content by the stored picture, or left out', () => {
    const addedId = createLocalPictureId(undefined);
    const changedId = createLocalPictureId('a1');
    const twiceChangedId = createLocalPictureId(changedId);
    expect([isLocalPictureId(addedId), isLocalPictureId(changedId), isLocalPictureId('a1')]).toEqual([
      true,
      true,
      false,
    ]);
    const content = createContent(
      createPhoto('1', addedId),
      createPhoto('2', changedId),
      createPhoto('3', 'a2'),
      createPhoto('4', twiceChangedId),
    );
    expect(removeLocalPictures(content)).toEqual(
      createContent(createPhoto('2', 'a1'), createPhoto('3', 'a2'), createPhoto('4', 'a1')),
    );
  });

  test('are replaced by the stored picture, or removed', () => {
    const id = createLocalPictureId(undefined);
    const content = createContent(createPhoto('1', id), createPhoto('2', 'a2'));
    expect(replaceAsset(content, id, 'a1')).toEqual(
      createContent(createPhoto('1', 'a1'), createPhoto('2', 'a2')),
    );
    expect(replaceAsset(content, id, undefined)).toEqual(createContent(createPhoto('2', 'a2')));
    expect(replaceAsset(content, 'a3', undefined)).toBe(content);
  });
});

describe('drawLocalPicture', () => {
  const createImage = (bytes: number) => Object.assign(new Image(), { src: `blob:test/${bytes}` });
  const createFile = (type: string) => new File(['x'], 'x', { type });

  function stubCanvas(getImageData: () => unknown = () => undefined) {
    const context = { drawImage: jest.fn(), getImageData };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((type) => `data:${type}`);
  }

  test('shows a picture of up to 1024 pixels as it is', () => {
    const picture = createImage(5);
    expect(drawLocalPicture(createFile('image/jpeg'), { width: 1024, height: 500, image: picture })).toEqual({
      width: 1024,
      height: 500,
      picture,
    });
  });

  test.each([
    ['image/jpeg', 'data:image/jpeg'],
    ['image/png', 'data:image/png'],
  ])('scales a large %s for the design area and keeps the size for print', (type, areaUrl) => {
    stubCanvas();
    const picture = document.createElement('canvas');
    const local = drawLocalPicture(createFile(type), { width: 8000, height: 6000, image: picture });
    expect(local).toMatchObject({ width: 5000, height: 3750, picture });
    expect(local?.drawAreaUrl?.()).toBe(areaUrl);
  });

  test('draws an SVG for the screen and gives the size for print', () => {
    stubDecode({ 6: [300, 150] });
    stubCanvas();
    const local = drawLocalPicture(createFile('image/svg+xml'), {
      width: 0,
      height: 0,
      image: createImage(6),
    });
    expect(local).toMatchObject({ width: 5000, height: 2500 });
    expect([local?.picture.width, local?.picture.height]).toEqual([2000, 1000]);
  });

  test('refuses an SVG whose pixels cannot be read', () => {
    stubDecode({ 7: [300, 150] });
    stubCanvas(() => {
      throw new DOMException('', 'SecurityError');
    });
    const drawing = { width: 0, height: 0, image: createImage(7) };
    expect(drawLocalPicture(createFile('image/svg+xml'), drawing)).toBeUndefined();
  });
});
