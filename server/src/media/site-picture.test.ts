import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withApp, withFolder } from '../testing/app.ts';
import { readSitePicture } from './files.ts';

test('reads a demo picture, and returns undefined for a missing file and for a malformed URL', () =>
  withFolder(async (mediaDir) => {
    await mkdir(join(mediaDir, 'abc'));
    await writeFile(join(mediaDir, 'abc', 'mug 1.webp'), 'picture');
    await withApp(async ({ storage }) => {
      const read = (url: string) => readSitePicture({ storage, mediaDir }, url);
      expect((await read('/media/abc/mug%201.webp'))?.toString()).toBe('picture');
      expect(await read('/media/abc/none.webp')).toBeUndefined();
      expect(await read('/uploads/abc/none.webp')).toBeUndefined();
      expect(await read('/media/abc/%zz.webp')).toBeUndefined();
    });
  }));
