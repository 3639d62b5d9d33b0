import { pictureChoicesSchema, type PictureChoices, type ProductImage } from '@rangmala/shared/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import { parseJson } from '../../database/json-column.ts';
import type { ProductImageRow } from '../../database/tables.ts';

const optionsSchema = pictureChoicesSchema.shape.options;

/** Returns the label and the options of a picture as columns of `product_images`. */
export const toChoiceColumns = ({
  label,
  options = {},
}: PictureChoices): { label: string | null; options: string } => ({
  label: label ?? null,
  options: JSON.stringify(options),
});

/**
 * Returns the pictures of products by product id, sorted by position. A product without pictures has an empty list.
 */
export async function findImages(db: Database, ids: readonly string[]): Promise<Map<string, ProductImage[]>> {
  const images = new Map<string, ProductImage[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return images;
  const rows = await db
    .selectFrom('product_images')
    .where('product_id', 'in', ids)
    .orderBy('position')
    .selectAll()
    .execute();
  for (const row of rows) images.get(row.product_id)?.push(presentImage(row));
  return images;
}

function presentImage({ url, placeholder, label, options }: Selectable<ProductImageRow>): ProductImage {
  const pictureOptions = parseJson(optionsSchema, options) ?? {};
  return {
    url,
    ...(placeholder !== null && { placeholder }),
    ...(label !== null && { label }),
    ...(Object.keys(pictureOptions).length > 0 && { options: pictureOptions }),
  };
}
