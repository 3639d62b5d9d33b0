import { stubDecode } from '@rangmala/shared/testing';
import { drawLocalPicture } from './draw-local-picture.ts';

describe('drawLocalPicture', () => {
  const createImage = (bytes: number) => Object.assign(new Image(), { src: `blob:test/${bytes}` });

  function stubCanvas(getImageData: () => unknown = () => undefined) {
    const context = { drawImage: jest.fn(), getImageData };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((type) => `data:${type}`);
  }

  test('shows a picture of up to 1024 pixels as it is', () => {
    const picture = createImage(5);
    const size = { width: 1024, height: 500 };
    expect(drawLocalPicture({ ...size, type: 'image/jpeg', image: picture })).toEqual({ ...size, picture });
  });

  test.each([
    ['image/jpeg', 'data:image/jpeg'],
    ['image/png', 'data:image/png'],
  ])('scales a large %s for the design area and keeps the size for print', (type, areaUrl) => {
    stubCanvas();
    const picture = document.createElement('canvas');
    const local = drawLocalPicture({ type, width: 8000, height: 6000, image: picture });
    expect(local).toMatchObject({ width: 5000, height: 3750, picture });
    expect(local?.drawAreaUrl?.()).toBe(areaUrl);
  });

  test('draws an SVG for the screen and gives the size for print', () => {
    stubDecode({ 6: [300, 150] });
    stubCanvas();
    const local = drawLocalPicture({ type: 'image/svg+xml', width: 0, height: 0, image: createImage(6) });
    expect(local).toMatchObject({ width: 5000, height: 2500 });
    expect([local?.picture.width, local?.picture.height]).toEqual([2000, 1000]);
  });

  test('refuses an SVG whose pixels cannot be read', () => {
    stubDecode({ 7: [300, 150] });
    stubCanvas(() => {
      throw new DOMException('', 'SecurityError');
    });
    const drawing = { type: 'image/svg+xml', width: 0, height: 0, image: createImage(7) };
    expect(drawLocalPicture(drawing)).toBeUndefined();
  });
});
