import { productDetailsSchema } from '@rangmala/shared/contract';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import type { DesignOnProduct } from '@rangmala/shared/contract/my-designs';
import * as z from 'zod/mini';
import { parseJson } from '../../database/column-values.ts';
import type { Database } from '../../database/database.ts';
import type { DesignRow } from '../../database/design-tables.ts';
import { NotFoundError } from '../../http/errors.ts';
import { sha256 } from '../../lib/secrets.ts';
import { signPath } from './access.ts';
import { type ApprovalPictureContext, drawApprovalPicture } from './approval-picture.ts';
import { findAssetsForScreens } from './assets.ts';
import { fitContent } from './copy.ts';
import { listPictureLabels, requireProductOfDesign } from './ordered-products.ts';
import { parseDesignContent } from './queries.ts';
import { requirePersonalisableProduct } from './save.ts';

/** Largest ratio between the proportions of two print areas at which a design of one suits the other. */
const MAX_RATIO = 3.5;
/** Largest number of products that are compared. */
const MAX_PRODUCTS = 500;
/** Width and height of the picture in pixels. */
const PICTURE_SIZE = 360;

/** Returns the path, below `/api`, of the picture of a design on a product. */
export const buildOnProductPath = (designId: string, productId: string): string =>
  `/designs/${designId}/on/${productId}.jpg`;

/** Returns of each category the product whose print area is most like that of the design, with a signed picture. */
export async function listOtherProducts(db: Database, now: Date, row: DesignRow): Promise<DesignOnProduct[]> {
  const { sides } = await requireProductOfDesign(db, row);
  const content = parseDesignContent(row);
  const area = sides.find(({ name }) => name === findFirstSide(content))?.area ?? sides[0]?.area;
  if (!area) return [];
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.slug', 'products.category_slug')
    .select(['products.id', 'products.name', 'categories.name as category', 'details'])
    .where('products.id', '!=', row.product_id)
    .where('views', '!=', '[]')
    .orderBy('categories.position')
    .orderBy('products.position')
    .limit(MAX_PRODUCTS)
    .execute();
  const best = new Map<string, { product_id: string; name: string; category: string; distance: number }>();
  for (const { id, name, category, details } of rows) {
    const otherArea = parseJson(z.pick(productDetailsSchema, { sides: true }), details).sides[0]?.area;
    if (!otherArea) continue;
    const distance = Math.abs(Math.log(otherArea.width / otherArea.height / (area.width / area.height)));
    if (distance <= Math.log(MAX_RATIO) && distance < (best.get(category)?.distance ?? Infinity))
      best.set(category, { product_id: id, name, category, distance });
  }
  const version = sha256(row.content).slice(0, 12);
  return Promise.all(
    [...best.values()].map(async ({ distance: _distance, ...product }) => ({
      ...product,
      url: await signPath(db, now, buildOnProductPath(row.id, product.product_id), { version }),
    })),
  );
}

const findFirstSide = ({ sides }: DesignContent): string | undefined =>
  sides.find(({ layers }) => layers.length > 0)?.side;

/**
 * Draws the first side of a design as a copy on another product would look.
 * @returns a JPEG
 * @throws NotFoundError when the product is unknown or the copy would be empty
 * @throws RuleError for a product that cannot be personalised
 */
export async function drawOnProduct(
  db: Database,
  context: ApprovalPictureContext,
  row: DesignRow,
  productId: string,
): Promise<Buffer> {
  const [from, to] = [
    await requireProductOfDesign(db, row),
    await requirePersonalisableProduct(db, productId),
  ];
  const assets = await findAssetsForScreens(db, row.id);
  const content = fitContent(parseDesignContent(row), from, to, new Map());
  const side = listPictureLabels(to, content)[0]?.side;
  if (side === undefined) throw new NotFoundError('This design does not fit on that product.');
  const picture = await drawApprovalPicture(context, { content, options: {}, side, product: to, assets });
  const { default: sharp } = await import('sharp');
  return sharp(picture).resize(PICTURE_SIZE).jpeg({ quality: 80 }).toBuffer();
}
