import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaIndex } from '../../demo/media.ts';
import { codeOf } from '../http/errors.ts';

/** The demo pictures of this build; undefined when it has none. */
export async function readMediaIndex(mediaDir: string): Promise<MediaIndex | undefined> {
  try {
    return JSON.parse(await readFile(join(mediaDir, 'media.json'), 'utf8')) as MediaIndex;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  }
}
