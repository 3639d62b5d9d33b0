import { convertPicture } from './convert-picture.ts';
import { ConvertiblePictureError, getConvertibleFiles } from './convertible-picture.ts';

const MB = 1024 * 1024;
const close = jest.fn();
const sizes: number[][] = [];

/** Stubs a picture, and a canvas whose files have `bytesPerPixel`. */
function stubPicture(width: number, height: number, bytesPerPixel: number, alpha = 255) {
  sizes.length = 0;
  globalThis.createImageBitmap = async () => ({ width, height, close });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage: jest.fn(), getImageData: () => ({ data: [0, 0, 0, alpha] }) } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    callback,
    type,
  ) {
    sizes.push([this.width, this.height]);
    const bytes = Math.round(this.width * this.height * bytesPerPixel);
    callback(new Blob([new Uint8Array(bytes)], { type: type ?? '' }));
  });
}
afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

const createFile = (name: string, type: string) => new File(['x'], name, { type });

test('reduces a photo to the pixels of the largest print, within a phone’s canvas', async () => {
  stubPicture(8000, 6000, 0.2);
  const file = await convertPicture(createFile('IMG_1.HEIC', 'image/heic'));
  expect([file.name, file.type, file.size < 5 * MB]).toEqual(['IMG_1.jpg', 'image/jpeg', true]);
  expect(sizes).toEqual([[4729, 3547]]);
  expect(close).toHaveBeenCalled();
});

test('keeps transparent parts in a PNG, with fewer pixels until it is below 5 MB', async () => {
  stubPicture(5000, 2500, 0.5, 0);
  const file = await convertPicture(createFile('logo.webp', 'image/webp'));
  expect([file.name, file.type]).toEqual(['logo.png', 'image/png']);
  expect(sizes.join(' ')).toBe('5000,2500 4000,2000');
});

test('says what to do when the browser cannot read the picture', async () => {
  globalThis.createImageBitmap = () => Promise.reject(new Error('no'));
  const advice = /Please save it as a JPG below 5 MB/;
  await expect(convertPicture(createFile('a.heic', ''))).rejects.toThrow(advice);
});

test.each([
  ['peacock.jpg', 6 * MB, true],
  ['peacock.heic', 50 * MB, true],
  ['peacock.jpg', 51 * MB, false],
  ['peacock.svg', 6 * MB, false],
])('offers to reduce %s of %d bytes: %s', (name, size, isOffered) => {
  const file = createFile(name, '');
  Object.defineProperty(file, 'size', { value: size });
  expect(getConvertibleFiles(new ConvertiblePictureError(file))).toEqual(isOffered ? [file] : []);
  expect(getConvertibleFiles(new Error('Other'))).toEqual([]);
});
