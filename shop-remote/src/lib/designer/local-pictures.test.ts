import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { stubDecode } from '@rangmala/shared/testing';
import { drawLocalPicture } from './draw-local-picture.ts';
import { isLocal, newLocalId, replaceAsset, withoutLocalPictures } from './local-pictures.ts';

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
    const addedId = newLocalId(undefined);
    const changedId = newLocalId('a1');
    const twiceChangedId = newLocalId(changedId);
    expect([isLocal(addedId), isLocal(changedId), isLocal('a1')]).toEqual([true, true, false]);
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
    const content = contentOf(photoOf('1', newLocalId(undefined)));
    expect(withoutLocalPictures(content)).toBe(withoutLocalPictures(content));
    const storedContent = contentOf(photoOf('1', 'a1'));
    expect(withoutLocalPictures(storedContent)).toBe(storedContent);
  });

  test('are replaced by the stored picture, or removed', () => {
    const id = newLocalId(undefined);
    const content = contentOf(photoOf('1', id), photoOf('2', 'a2'));
    expect(replaceAsset(content, id, 'a1')).toEqual(contentOf(photoOf('1', 'a1'), photoOf('2', 'a2')));
    expect(replaceAsset(content, id, undefined)).toEqual(contentOf(photoOf('2', 'a2')));
    expect(replaceAsset(content, 'a3', undefined)).toBe(content);
  });
});

describe('drawLocalPicture', () => {
  const imageOf = (bytes: number) => Object.assign(new Image(), { src: `blob:test/${bytes}` });
  const file = (type: string) => new File(['x'], 'x', { type });

  test('shows a picture of up to 2048 pixels as it is', () => {
    stubDecode({ 5: [2048, 1000] });
    const image = imageOf(5);
    expect(drawLocalPicture(file('image/jpeg'), image)).toEqual({
      width: 2048,
      height: 1000,
      picture: image,
    });
  });

  test.each([
    ['photograph', 'image/jpeg', [8000, 6000], [5000, 3750], [2048, 1536]],
    ['drawing', 'image/svg+xml', [300, 150], [2000, 1000], [2000, 1000]],
  ] as const)(
    'scales a %s for the screen and keeps the size for print',
    (_, type, imageSize, storedSize, shownSize) => {
      stubDecode({ 6: imageSize });
      const context = { drawImage: jest.fn(), getImageData: jest.fn() };
      jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
      const local = drawLocalPicture(file(type), imageOf(6));
      expect([local?.width, local?.height]).toEqual(storedSize);
      expect([local?.picture.width, local?.picture.height]).toEqual(shownSize);
    },
  );

  test('refuses a drawing whose pixels cannot be read', () => {
    stubDecode({ 7: [300, 150] });
    const getImageData = () => {
      throw new DOMException('', 'SecurityError');
    };
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ drawImage: () => undefined, getImageData } as never);
    expect(drawLocalPicture(file('image/svg+xml'), imageOf(7))).toBeUndefined();
  });
});
