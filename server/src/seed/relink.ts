import { productDetailsSchema } from '@rangmala/shared/contract';
import type { Database } from '../database/database.ts';
import { parseJson } from '../database/column-values.ts';
import type { Media, MediaIndex } from '../media/media-index.ts';

/**
 * Updates the URLs of demo pictures in the database, because a picture that changed in a build has a new URL.
 * Identifies pictures by the readable name in the URL, which does not change.
 */
export async function relinkMedia(db: Database, index: MediaIndex): Promise<void> {
  const mediaByName = new Map(Object.values(index).map((media) => [extractPictureName(media.url), media]));
  const findMovedMedia = (url: string): Media | undefined => {
    const media = mediaByName.get(extractPictureName(url));
    return media && media.url !== url ? media : undefined;
  };
  await relinkCatalogue(db, findMovedMedia);
  await relinkViews(db, findMovedMedia);
  for (const table of ['artists', 'artworks', 'testimonials'] as const) {
    for (const { id, image } of await db.selectFrom(table).select(['id', 'image']).execute()) {
      const media = findMovedMedia(image);
      if (!media) continue;
      await db
        .updateTable(table)
        .set({ image: media.url, placeholder: media.placeholder })
        .where('id', '=', id)
        .execute();
    }
  }
}

async function relinkCatalogue(
  db: Database,
  findMovedMedia: (url: string) => Media | undefined,
): Promise<void> {
  for (const { slug, hero_image } of await db
    .selectFrom('categories')
    .select(['slug', 'hero_image'])
    .execute()) {
    const media = findMovedMedia(hero_image);
    if (!media) continue;
    await db
      .updateTable('categories')
      .set({ hero_image: media.url, placeholder: media.placeholder })
      .where('slug', '=', slug)
      .execute();
  }
  const images = await db.selectFrom('product_images').select(['product_id', 'position', 'url']).execute();
  for (const { product_id, position, url } of images) {
    const media = findMovedMedia(url);
    if (!media) continue;
    await db
      .updateTable('product_images')
      .set({ url: media.url, placeholder: media.placeholder })
      .where('product_id', '=', product_id)
      .where('position', '=', position)
      .execute();
  }
}

/** Updates the pictures of views and their surfaces. In a changed picture, the surface may have another position. */
async function relinkViews(db: Database, findMovedMedia: (url: string) => Media | undefined): Promise<void> {
  for (const row of await db.selectFrom('products').select(['id', 'views']).execute()) {
    const views = parseJson(productDetailsSchema.shape.views, row.views);
    const currentViews = views.map((view) => {
      const media = findMovedMedia(view.picture.url);
      if (!media) return view;
      const { base, ...surface } = media.surfaces?.[view.side] ?? { base: view.base, ...view.surface };
      return { ...view, picture: { url: media.url, placeholder: media.placeholder }, base, surface };
    });
    if (currentViews.every((view, index) => view === views[index])) continue;
    await db
      .updateTable('products')
      .set({ views: JSON.stringify(currentViews) })
      .where('id', '=', row.id)
      .execute();
  }
}

/**
 * Returns the readable name in a demo picture's URL: `mug-chai-first` for
 * `/media/0123456789ab/mug-chai-first-1280x1280.webp`. Returns undefined for other URLs.
 */
function extractPictureName(url: string): string | undefined {
  return /^\/media\/[^/]+\/(.+)-\d+x\d+\.webp$/.exec(url)?.[1];
}
