import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaIndex } from '../../demo/media.ts';
import type { Database } from '../database/database.ts';
import { alone } from '../database/dialect.ts';
import { codeOf } from '../errors.ts';
import { SettingsError } from '../settings.ts';
import { type DemoCatalogue, seedCatalogue } from './catalogue.ts';
import { relinkMedia } from './relink.ts';

export interface Demo {
  catalogue: DemoCatalogue;
}

/**
 * Loads the demo data into an empty database, and leads older demo data to the pictures of this build.
 * @param mediaDir folder of the rendered pictures, with their `media.json`
 * @throws SettingsError when the pictures are not there
 */
export async function seedDemo(db: Database, { catalogue }: Demo, mediaDir: string): Promise<void> {
  const media = await readMediaIndex(mediaDir);
  // Of several processes that start at once, one loads and the others wait for it.
  await alone(db, async (transaction) => {
    await seedCatalogue(transaction, catalogue, media);
    await relinkMedia(transaction, media);
  });
}

async function readMediaIndex(mediaDir: string): Promise<MediaIndex> {
  try {
    return JSON.parse(await readFile(join(mediaDir, 'media.json'), 'utf8')) as MediaIndex;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new SettingsError(
      'SEED=demo needs the pictures of the demo data: please run "npm run build" first.',
      {
        cause: error,
      },
    );
  }
}
