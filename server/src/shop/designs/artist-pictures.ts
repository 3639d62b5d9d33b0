import type { ExampleProduct } from '@rangmala/shared/contract';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import type { Database } from '../../database/database.ts';
import type { DesignAssetRow } from '../../database/design-tables.ts';
import { transact } from '../../database/transactions.ts';
import type { Settings } from '../../settings.ts';
import type { Storage } from '../../storage/storage.ts';
import { requireDiskReserve } from '../../uploads/disk-reserve.ts';
import type { ArtistPicture } from '../../uploads/artist-picture.ts';
import type { Uploader } from '../../uploads/quota.ts';
import { parseDetailsColumns } from '../products/columns.ts';
import type { StoredProduct } from '../products/queries.ts';
import { type ApprovalPictureContext, drawApprovalPicture } from './approval-picture.ts';
import { buildPrintKey, storeAsset } from './assets.ts';
import { centrePicture } from './layer-size.ts';
import { createId, insertDesign } from './queries.ts';
import { requirePersonalisableProduct } from './save.ts';
import { LostPictureError, readPicture } from './stored-picture.ts';

const ARTIST_LAYER_ID = 'artist-picture';

/** Lists a product of each category: the one whose first side has the largest print area. */
export async function listExampleProducts(db: Database): Promise<ExampleProduct[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.slug', 'products.category_slug')
    .orderBy('categories.position')
    .orderBy('products.position')
    .select(['products.id', 'products.name', 'categories.name as category', 'details'])
    .execute();
  const largest = new Map<string, ExampleProduct>();
  for (const { details, ...row } of rows) {
    const area = parseDetailsColumns({ details, views: '[]' }).sides[0]?.area;
    const current = largest.get(row.category)?.area;
    if (area && (!current || area.width * area.height > current.width * current.height))
      largest.set(row.category, { ...row, area });
  }
  return [...largest.values()];
}

/**
 * Draws an artist's picture on a product like a design that {@link createDesignOfArtistPicture} creates, from the
 * picture for screens. @returns a JPEG
 * @throws NotFoundError for an unknown product
 * @throws RuleError for a product without sides
 */
export async function drawArtistPicture(
  context: ApprovalPictureContext & { db: Database },
  productId: string,
  picture: ArtistPicture,
): Promise<Buffer> {
  const product = await requirePersonalisableProduct(context.db, productId);
  const asset = {
    ...picture,
    id: 'preview',
    key: picture.screenKey,
    type: 'image/webp',
    file_sha256: null,
  };
  return drawApprovalPicture(context, {
    content: { v: 1, options: {}, note: '', sides: placePicture(product, asset) },
    options: {},
    side: product.sides[0]?.name ?? '',
    product,
    assets: new Map([[asset.id, asset]]),
  });
}

/**
 * Creates a customer's design of a product with an artist's picture as a locked layer. Copies the files of the picture.
 * @returns the id and the token of the design
 * @throws NotFoundError for an unknown product
 * @throws RuleError for a product without sides
 * @throws LostPictureError when a file of the picture is missing or damaged
 * @throws ApiError 507 when the disk has too little free space
 */
export async function createDesignOfArtistPicture(
  { db, storage, settings }: { db: Database; storage: Storage; settings: Settings },
  {
    productId,
    userId,
    uploader,
    now,
    picture,
  }: {
    productId: string;
    userId: string | undefined;
    uploader: Uploader;
    now: Date;
    picture: ArtistPicture;
  },
): Promise<{ id: string; token: string }> {
  const product = await requirePersonalisableProduct(db, productId);
  await requireDiskReserve(settings);
  const [printFile, screenFile] = [await readPicture(storage, picture), await storage.get(picture.screenKey)];
  if (!screenFile) throw new LostPictureError(picture.screenKey, 'missing');
  const assetId = createId();
  const content: DesignContent = {
    v: 1,
    options: {},
    note: '',
    sides: placePicture(product, { ...picture, id: assetId }),
  };
  return transact(db, async (transaction) => {
    const { row, token } = await insertDesign(transaction, { productId, userId, now, content, uploader });
    const { artistId, source, type, width, height, tones } = picture;
    const asset = {
      id: assetId,
      design_id: row.id,
      key: buildPrintKey(row.id, assetId, type),
      type,
      width,
      height,
      sha256: source,
      tones,
      created_at: now.toISOString(),
      artist_id: artistId,
      source,
      ...uploader,
    };
    await storeAsset({ db: transaction, storage }, asset, printFile, screenFile);
    return { id: row.id, token };
  });
}

/** Places a picture in the middle of the first side. */
const placePicture = (
  { sides }: StoredProduct,
  picture: Pick<DesignAssetRow, 'id' | 'width' | 'height'>,
): DesignContent['sides'] =>
  sides.map(({ name, area }, index) => ({
    side: name,
    layers: index > 0 ? [] : [{ ...centrePicture(area, picture, ARTIST_LAYER_ID), locked: true }],
  }));

/** An artist's picture that a layer of a design shows. */
export interface ShownArtistPicture {
  artist_id: string;
  name: string;
  /** Whether the picture may be ordered: it was neither withdrawn nor was the artist's account deleted. */
  canBeOrdered: boolean;
}

/** Lists the pictures of artists that layers of a design show. */
export async function listShownArtistPictures(
  db: Database,
  designId: string,
  { sides }: Pick<DesignContent, 'sides'>,
): Promise<ShownArtistPicture[]> {
  const shownIds = new Set(
    sides.flatMap(({ layers }) => layers.flatMap((layer) => (layer.kind === 'picture' ? layer.asset : []))),
  );
  const rows = await db
    .selectFrom('design_assets')
    .innerJoin('artists', 'artists.id', 'design_assets.artist_id')
    .where('design_id', '=', designId)
    .orderBy('design_assets.created_at')
    .select(['design_assets.id', 'artist_id', 'artists.name', 'withdrawn_at', 'artists.deleted_at'])
    .execute();
  return rows.flatMap(({ id, artist_id, name, withdrawn_at, deleted_at }) =>
    artist_id !== null && shownIds.has(id)
      ? { artist_id, name, canBeOrdered: withdrawn_at === null && deleted_at === null }
      : [],
  );
}

/**
 * Records that artists' pictures can no longer be ordered in designs. Ordered designs are printed all the same. `db` may
 * be a transaction.
 */
export async function withdrawArtistPictures(
  db: Database,
  sources: readonly string[],
  now: Date,
): Promise<void> {
  if (sources.length === 0) return;
  await db
    .updateTable('design_assets')
    .set({ withdrawn_at: now.toISOString() })
    .where('source', 'in', sources)
    .where('withdrawn_at', 'is', null)
    .execute();
}
