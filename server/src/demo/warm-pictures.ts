import { PICTURE_WIDTHS } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { ImageWorkers } from '../uploads/image-workers.ts';
import { parsePictureFile } from '../uploads/picture-files.ts';

/** Lowest priority of a process. Visitors' requests come first. */
const LOWEST_PRIORITY = 19;

/** Widths that lists of products and artworks show on phones and desktops, the most frequent first. */
const LIST_WIDTHS = [640, 320, 480];

/**
 * Makes the AVIF copies of the catalogue's pictures while the app listens, one after the other, so that no visitor waits
 * for them. Pictures of lists come first.
 */
export function warmPicturesWhileListening(app: FastifyInstance): void {
  const imageWorkers = new ImageWorkers({ priority: LOWEST_PRIORITY });
  let isClosing = false;
  let work: Promise<void> | undefined;
  const warm = async () => {
    for (const { folder, file } of await listFiles(app.db)) {
      if (isClosing) return;
      if (!(await app.storage.exists(`${folder}/${file}`)))
        await app.makePictureVariant(folder, file, imageWorkers);
    }
  };
  app.addHook('onListen', async () => {
    work = warm().catch((error: unknown) => {
      if (!isClosing) app.log.error({ err: error }, 'making pictures in advance failed');
    });
    void work.then(() => imageWorkers.close());
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    imageWorkers.close();
    await work;
  });
}

interface File {
  folder: string;
  file: string;
}

/** Lists the AVIF copies of all pictures on pages, those in lists first. */
async function listFiles(db: Database): Promise<File[]> {
  const productImages = await db
    .selectFrom('product_images')
    .select(['url', 'position'])
    .orderBy('position')
    .execute();
  const listed = [
    ...(await db.selectFrom('site_pictures').select('url').execute()),
    ...(await db.selectFrom('categories').select('hero_image as url').execute()),
    ...productImages.filter(({ position }) => position === 0),
    ...(await db.selectFrom('artworks').select('image as url').orderBy('position').execute()),
    ...(await db.selectFrom('artists').select('image as url').execute()),
    ...(await db.selectFrom('testimonials').select('image as url').execute()),
  ].map(({ url }) => url);
  const all = [...listed, ...productImages.map(({ url }) => url)];
  const suffixes = [...PICTURE_WIDTHS.map((width) => `.${width}w.avif`), '.avif'];
  const files = [
    ...LIST_WIDTHS.flatMap((width) => listed.map((url) => toFile(url, `.${width}w.avif`))),
    ...all.flatMap((url) => suffixes.map((suffix) => toFile(url, suffix))),
  ];
  return files.filter(({ folder, file }) => folder.startsWith('uploads/') && parsePictureFile(file));
}

function toFile(url: string, suffix: string): File {
  const [, folder = '', name = ''] = /^\/(.+)\/([^/]+)\.webp$/.exec(url) ?? [];
  return { folder, file: name + suffix };
}
