import type { Database } from '../database/database.ts';
import { runExclusively } from '../database/transactions.ts';
import { readMediaIndex } from '../media/media-index.ts';
import { SettingsError } from '../settings.ts';
import { seedArtists } from './artists.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedGallery } from './gallery.ts';
import { relinkMedia } from './relink.ts';
import { readSeedFile } from './seed-file.ts';

/**
 * Loads the demo data into an empty database. In a database with demo data, updates the URLs of the demo pictures.
 * @param seedFile path of `seed.json`
 * @param mediaDir folder of the demo pictures, with their `media.json`
 * @param artistPassword password of the demo artists; random by default
 * @returns the random password if one was created; the database stores only its hash
 * @throws SettingsError when the demo data has not been built
 */
export async function seedDemo(
  db: Database,
  seedFile: string,
  mediaDir: string,
  artistPassword?: string,
): Promise<string | undefined> {
  const [seedData, media] = await Promise.all([readSeedFile(seedFile), readMediaIndex(mediaDir)]);
  if (!seedData || !media) {
    throw new SettingsError('SEED=demo needs the demo data: please run "npm run build" first.');
  }
  // When several processes start at the same time, one process loads the data and the other processes wait.
  return runExclusively(db, async (transaction) => {
    await seedCatalogue(transaction, seedData, media);
    const randomPassword = await seedArtists(transaction, seedData, media, artistPassword);
    await seedGallery(transaction, seedData, media);
    await relinkMedia(transaction, media);
    return randomPassword;
  });
}
