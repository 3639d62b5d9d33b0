import type { Database } from '../database/database.ts';
import type { Media, MediaIndex } from '../media/media-index.ts';
import { readProductDetails, saveProductDetails } from '../shop/products/details.ts';

/**
 * Updates the addresses of demo pictures in the database to those of this build: a changed picture has a new address,
 * and the old file no longer exists. Finds a picture by the readable part of its address, which does not change.
 */
export async function relinkMedia(db: Database, index: MediaIndex): Promise<void> {
  const bySlug = new Map(Object.values(index).map((media) => [slugOf(media.url), media]));
  const moved = (url: string): Media | undefined => {
    const media = bySlug.get(slugOf(url));
    return media && media.url !== url ? media : undefined;
  };
  await relinkCatalogue(db, moved);
  await relinkViews(db, moved);
  for (const table of ['artists', 'artworks', 'testimonials'] as const) {
    for (const { id, image } of await db.selectFrom(table).select(['id', 'image']).execute()) {
      const media = moved(image);
      if (!media) continue;
      await db
        .updateTable(table)
        .set({ image: media.url, placeholder: media.placeholder })
        .where('id', '=', id)
        .execute();
    }
  }
}

async function relinkCatalogue(db: Database, moved: (url: string) => Media | undefined): Promise<void> {
  for (const { slug, hero_image } of await db
    .selectFrom('categories')
    .select(['slug', 'hero_image'])
    .execute()) {
    const media = moved(hero_image);
    if (!media) continue;
    await db
      .updateTable('categories')
      .set({ hero_image: media.url, placeholder: media.placeholder })
      .where('slug', '=', slug)
      .execute();
  }
  const images = await db.selectFrom('product_images').select(['product_id', 'position', 'url']).execute();
  for (const { product_id, position, url } of images) {
    const media = moved(url);
    if (!media) continue;
    await db
      .updateTable('product_images')
      .set({ url: media.url, placeholder: media.placeholder })
      .where('product_id', '=', product_id)
      .where('position', '=', position)
      .execute();
  }
}

/** Previews use the pictures without a print; on a changed picture the print area may have moved. */
async function relinkViews(db: Database, moved: (url: string) => Media | undefined): Promise<void> {
  for (const row of await db.selectFrom('product_details').selectAll().execute()) {
    const { views, ...details } = readProductDetails(row);
    const current = views.map((view) => {
      const media = moved(view.picture.url);
      if (!media) return view;
      const { base, ...surface } = media.surfaces?.[view.side] ?? { base: view.base, ...view.surface };
      return { ...view, picture: { url: media.url, placeholder: media.placeholder }, base, surface };
    });
    if (current.every((view, i) => view === views[i])) continue;
    await saveProductDetails(db, row.product_id, { ...details, views: current });
  }
}

/**
 * Returns `mug-chai-first` for `/media/0123456789ab/mug-chai-first-1280x1280.webp`; undefined when it is not a demo
 * picture.
 */
function slugOf(url: string): string | undefined {
  return /^\/media\/[^/]+\/(.+)-\d+x\d+\.webp$/.exec(url)?.[1];
}
