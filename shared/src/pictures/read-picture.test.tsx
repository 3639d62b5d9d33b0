import { stubDecode } from '@rangmala/shared/testing';
import { getConvertibleFiles } from './convertible-picture.ts';
import { readPicture } from './read-picture.ts';

const WRONG_TYPE = 'Invalid file type. Please upload a JPG, PNG, GIF or SVG image.';
const createFile = (name: string, type: string, size = 3) => new File(['x'.repeat(size)], name, { type });

test('decodes a file only once', async () => {
  stubDecode({ 3: [1200, 900] });
  const file = createFile('cat.png', 'image/png');
  expect(await readPicture(file)).toBe(await readPicture(file));
});

describe('in a browser with image bitmaps', () => {
  const bitmap = { width: 4000, height: 3000, close: jest.fn() };
  const drawImage = jest.fn();
  beforeEach(() => {
    globalThis.createImageBitmap = async () => bitmap;
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

  test('reduces a large photograph to 2048 pixels on its longer side', async () => {
    const { width, height, image } = await readPicture(createFile('cat.jpg', 'image/jpeg'));
    expect([width, height, image?.width, image?.height]).toEqual([4000, 3000, 2048, 1536]);
    expect(drawImage).toHaveBeenCalledWith(bitmap, 0, 0, 2048, 1536);
    expect(bitmap.close).toHaveBeenCalled();
  });

  test('decodes with an image element when createImageBitmap fails', async () => {
    globalThis.createImageBitmap = () => Promise.reject(new DOMException('', 'InvalidStateError'));
    stubDecode({ 3: undefined, 4: [800, 600] });
    await expect(readPicture(createFile('plan.jpg', 'image/jpeg', 3))).rejects.toThrow(WRONG_TYPE);
    await expect(readPicture(createFile('cat.jpg', 'image/jpeg', 4))).resolves.toMatchObject({ width: 800 });
  });
});

test('refuses a picture of more than 60 megapixels', async () => {
  stubDecode({ 3: [10_000, 6000], 4: [10_000, 6001] });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const tooLarge = 'This image has too many pixels: at most 60 million. Please make it smaller.';
  expect(await readPicture(createFile('large.jpg', 'image/jpeg', 3))).toMatchObject({ width: 10_000 });
  await expect(readPicture(createFile('larger.jpg', 'image/jpeg', 4))).rejects.toThrow(tooLarge);
});

test('refuses a JPEG whose end is missing, although the browser can decode it', async () => {
  stubDecode({});
  const header = new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2]);
  const truncated = new File([header], 'cat.jpg', { type: 'image/jpeg' });
  const complete = new File([header, new Uint8Array([0xff, 0xd9])], 'cat.jpg', { type: 'image/jpeg' });
  await expect(readPicture(truncated)).rejects.toThrow('This image is damaged and cannot be read.');
  await expect(readPicture(complete)).resolves.toMatchObject({ width: 800 });
});

test('refuses other types and empty files, and explains how to send a photo of an iPhone', async () => {
  await expect(readPicture(createFile('plan.pdf', 'application/pdf'))).rejects.toThrow(WRONG_TYPE);
  await expect(readPicture(createFile('IMG_1.HEIC', ''))).rejects.toThrow(/Most Compatible/);
  await expect(readPicture(new File([], 'cat.png', { type: 'image/png' }))).rejects.toThrow(/empty/);
});

test('refuses a picture of another type that the browser decodes, as one that can be converted', async () => {
  const close = jest.fn();
  globalThis.createImageBitmap = async () => ({ width: 9, height: 9, close });
  const file = createFile('IMG_1.HEIC', '');
  const refusal: unknown = await readPicture(file).catch((error: unknown) => error);
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  expect(refusal).toMatchObject({ message: WRONG_TYPE });
  expect(getConvertibleFiles(refusal)).toEqual([file]);
  expect(close).toHaveBeenCalled();
});

test('believes the bytes, not the label', async () => {
  stubDecode({ 6: [300, 150] });
  const drawing = new File(['<svg/>'], 'owl.jpg', { type: 'image/jpeg' });
  await expect(readPicture(drawing)).resolves.toMatchObject({ width: 0, height: 0, type: 'image/svg+xml' });
  const gif = new File(['GIF89a'], 'owl', { type: '' });
  await expect(readPicture(gif)).resolves.toMatchObject({ width: 300, height: 150 });
  const webp = new File(['RIFF\0\0\0\0WEBPVP8 '], 'owl.png', { type: 'image/png' });
  await expect(readPicture(webp)).rejects.toThrow(WRONG_TYPE);
});

test('recognises a HEIC photo that is named .jpg by its content', async () => {
  stubDecode({ 3: [1200, 900] });
  const photo = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1'], 'IMG_1.jpg', { type: 'image/jpeg' });
  await expect(readPicture(photo)).rejects.toThrow(/Most Compatible/);
});

test('accepts a picture that the browser cannot decode, because the server checks it', async () => {
  const picture = await readPicture(createFile('cat.png', 'image/png'));
  expect(picture).toMatchObject({ width: 0, height: 0 });
});
