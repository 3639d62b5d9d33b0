import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import type { Database } from '../../database/database.ts';
import { findStoredProduct } from '../products/queries.ts';
import { centrePicture } from './layer-size.ts';
import { insertDesign, createId } from './queries.ts';

/** Id of the layer that {@link createDesignFromUpload} creates. */
const DEFAULT_LAYER_ID = 'default-placement';

export interface UploadDesignInput {
  productId: string;
  /** URL of the uploaded picture, such as `/uploads/…/design-800x600.webp`. */
  url: string;
  options: ChosenOptions;
  userId: string | undefined;
  now: Date;
}

/**
 * Creates a design from an uploaded file that was ordered without the editor. Places the picture in the middle of the
 * first side, as large as fits into the safe area. A product without sides gets a design without layers. `db` may be a
 * transaction.
 * @returns the design's id; null when the product was deleted, or when `url` does not name an uploaded picture
 */
export async function createDesignFromUpload(
  db: Database,
  { productId, url, options, userId, now }: UploadDesignInput,
): Promise<string | null> {
  const product = await findStoredProduct(db, productId);
  const sizeMatch = /^\/uploads\/.+-(\d+)x(\d+)\.webp$/.exec(url);
  if (!product || !sizeMatch) return null;
  const [width, height] = [Number(sizeMatch[1]), Number(sizeMatch[2])];
  const assetId = createId();
  const [side] = product.sides;
  const picture = { id: assetId, width, height };
  const sides = side
    ? [{ side: side.name, layers: [centrePicture(side.area, picture, DEFAULT_LAYER_ID)] }]
    : [];
  const { row } = await insertDesign(db, {
    productId,
    userId,
    now,
    content: { v: 1, options, note: '', sides },
  });
  await db
    .insertInto('design_assets')
    .values({
      id: assetId,
      design_id: row.id,
      key: url.slice(1),
      type: 'image/webp',
      width,
      height,
      // The hash of the original file is unknown. The URL is stored instead, because it is unique within the design.
      sha256: url,
      tones: null,
      created_at: now.toISOString(),
    })
    .execute();
  return row.id;
}

/** Returns whether {@link createDesignFromUpload} placed all layers; true for a design without layers. */
export function isPlacedByDefault({ sides }: { sides: readonly { layers: readonly { id: string }[] }[] }) {
  const layers = sides.flatMap((side) => side.layers);
  return layers.every(({ id }) => id === DEFAULT_LAYER_ID);
}
