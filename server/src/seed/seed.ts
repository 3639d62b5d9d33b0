import type { Database } from '../database/database.ts';
import { alone } from '../database/dialect.ts';
import { readMediaIndex } from '../media/media-index.ts';
import { SettingsError } from '../settings.ts';
import { type DemoCatalogue, seedCatalogue } from './catalogue.ts';
import { type DemoGallery, seedGallery } from './gallery.ts';
import { relinkMedia } from './relink.ts';
import { type DemoStudio, seedStudio } from './artists.ts';

export interface Demo {
  catalogue: DemoCatalogue;
  studio: DemoStudio;
  gallery: DemoGallery;
}

/**
 * Loads the demo data into an empty database, and leads older demo data to the pictures of this build.
 * @param mediaDir folder of the rendered pictures, with their `media.json`
 * @param artistPassword the artists' password; undefined: a random one
 * @returns the artists' password when it was made up just now
 * @throws SettingsError when the pictures are not there
 */
export async function seedDemo(
  db: Database,
  { catalogue, studio, gallery }: Demo,
  mediaDir: string,
  artistPassword?: string,
): Promise<string | undefined> {
  const media = await readMediaIndex(mediaDir);
  if (!media) {
    throw new SettingsError(
      'SEED=demo needs the pictures of the demo data: please run "npm run build" first.',
    );
  }
  // Of several processes that start at once, one loads and the others wait for it.
  return alone(db, async (transaction) => {
    await seedCatalogue(transaction, catalogue, media);
    const madeUp = await seedStudio(transaction, studio, media, artistPassword);
    await seedGallery(transaction, gallery, media);
    await relinkMedia(transaction, media);
    return madeUp;
  });
}
