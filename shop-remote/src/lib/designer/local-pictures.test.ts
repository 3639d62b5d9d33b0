import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { stubDecode } from '@rangmala/shared/testing';
import { drawLocalPicture } from './draw-local-picture.ts';
import { isLocalPictureId, newLocalPictureId, replaceAsset, withoutLocalPictures } from './local-pictures.ts';

const position = { cx: 40, cy: 38, width: 30, rotation: 0, flip: false };
const photoOf = (id: string, asset: string): Layer => ({ ...position, id, kind: 'picture', asset });
const contentOf = (...layers: Layer[]): DesignContent => ({
  v: 1,
  options: {},
  note: '',
  sides: [{ side: 'front', layers }],
});

describe('pictures that are being uploaded', () => {
  test('are left out of the saved content, and replaced pictures stay', () => {
    const addedId = newLocalPictureId(undefined);
    const changedId = newLocalPictureId('a1');
    const twiceChangedId = newLocalPictureId(changedId);
    expect([isLocalPictureId(addedId), isLocalPictureId(changedId), isLocalPictureId('a1')]).toEqual([
      true,
      true,
      false,
    ]);
    const content = contentOf(
      photoOf('1', addedId),
      photoOf('2', changedId),
      photoOf('3', 'a2'),
      photoOf('4', twiceChangedId),
    );
    expect(withoutLocalPictures(content)).toEqual(
      contentOf(photoOf('2', 'a1'), photoOf('3', 'a2'), photoOf('4', 'a1')),
    );
  });

  test('result in the same object for the same content', () => {
    const content = contentOf(photoOf('1', newLocalPictureId(undefined)));
    expect(withoutLocalPictures(content)).toBe(withoutLocalPictures(content));
    const storedContent = contentOf(photoOf('1', 'a1'));
    expect(withoutLocalPictures(storedContent)).toBe(storedContent);
  });

  test('are replaced by the stored picture, or removed', () => {
    const id = newLocalPictureId(undefined);
    const content = contentOf(photoOf('1', id), photoOf('2', 'a2'));
    expect(replaceAsset(content, id, 'a1')).toEqual(contentOf(photoOf('1', 'a1'), photoOf('2', 'a2')));
    expect(replaceAsset(content, id, undefined)).toEqual(contentOf(photoOf('2', 'a2')));
    expect(replaceAsset(content, 'a3', undefined)).toBe(content);
  });
});

describe('drawLocalPicture', () => {
  const imageOf = (bytes: number) => Object.assign(new Image(), { src: `blob:test/${bytes}` });
  const file = (type: string) => new File(['x'], 'x', { type });

  function stubCanvas(getImageData: () => unknown = () => undefined) {
    const context = { drawImage: jest.fn(), getImageData };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((type) => `data:${type}`);
  }

  test('shows a picture of up to 1024 pixels as it is', () => {
    const picture = imageOf(5);
    expect(drawLocalPicture(file('image/jpeg'), { width: 1024, height: 500, image: picture })).toEqual({
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
    const local = drawLocalPicture(file(type), { width: 8000, height: 6000, image: picture });
    expect(local).toMatchObject({ width: 5000, height: 3750, picture });
    expect(local?.drawAreaUrl?.()).toBe(areaUrl);
  });

  test('draws an SVG for the screen and gives the size for print', () => {
    stubDecode({ 6: [300, 150] });
    stubCanvas();
    const local = drawLocalPicture(file('image/svg+xml'), { width: 0, height: 0, image: imageOf(6) });
    expect(local).toMatchObject({ width: 5000, height: 2500 });
    expect([local?.picture.width, local?.picture.height]).toEqual([2000, 1000]);
  });

  test('refuses an SVG whose pixels cannot be read', () => {
    stubDecode({ 7: [300, 150] });
    stubCanvas(() => {
      throw new DOMException('', 'SecurityError');
    });
    const drawing = { width: 0, height: 0, image: imageOf(7) };
    expect(drawLocalPicture(file('image/svg+xml'), drawing)).toBeUndefined();
  });
});
