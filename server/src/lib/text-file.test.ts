import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withFolder } from '../testing/app.ts';
import { readTextFile } from './text-file.ts';

const readBytes = (bytes: Buffer) =>
  withFolder(async (folder) => {
    const path = join(folder, 'shop.json');
    await writeFile(path, bytes);
    return readTextFile(path).catch((error: Error) => error.message.replace(folder, ''));
  });

test.each([
  ['UTF-8', Buffer.from('కప్పు'), 'కప్పు'],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffకప్పు'), 'కప్పు'],
  ['UTF-16', Buffer.from('\ufeffCafé', 'utf16le'), '/shop.json is in UTF-16. Please save it as UTF-8.'],
  ['UTF-32', Buffer.from('C\0\0\0a\0\0\0'), '/shop.json is in UTF-32. Please save it as UTF-8.'],
  [
    'Latin 1',
    Buffer.from('Café', 'latin1'),
    '/shop.json is in an older encoding such as Windows-1252 or Latin-1. Please save it as UTF-8.',
  ],
])('reads or refuses a file in %s', async (_encoding, bytes, result) => {
  expect(await readBytes(bytes)).toBe(result);
});
