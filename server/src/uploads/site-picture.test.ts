import { withApp, test } from '../testing/app.ts';
import { readSitePicture } from './site-picture.ts';

test('reads an upload, and returns undefined for a missing file and for a malformed URL', () =>
  withApp(async ({ storage }) => {
    await storage.put('uploads/abc/mug 1.webp', 'picture');
    const read = (url: string) => readSitePicture(storage, url);
    expect((await read('/uploads/abc/mug%201.webp'))?.toString()).toBe('picture');
    expect(await read('/uploads/abc/none.webp')).toBeUndefined();
    expect(await read('/uploads/abc/%zz.webp')).toBeUndefined();
  }));
