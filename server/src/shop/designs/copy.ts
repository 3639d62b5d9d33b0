import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import type { PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { Database } from '../../database/database.ts';
import type { DesignRow } from '../../database/design-tables.ts';
import type { Settings } from '../../settings.ts';
import type { Storage } from '../../storage/storage.ts';
import { requireDiskReserve } from '../../uploads/disk-reserve.ts';
import type { Uploader } from '../../uploads/quota.ts';
import type { DesignedProduct } from './ordered-products.ts';
import { folderOf, screenKeyOf } from './assets.ts';
import { contentOf, listAssets, newId, updateDesign } from './queries.ts';
import { requireProductOfDesign } from './ordered-products.ts';
import { createDesign, requireProduct } from './save.ts';

interface CopyContext {
  db: Database;
  storage: Storage;
  settings: Settings;
}

export interface CopyAuthor {
  userId: string | undefined;
  now: Date;
  /** The client whose upload quota the copied pictures count towards. */
  uploader: Uploader;
}

/**
 * Copies a design with its pictures and fits the layers to the print areas of the product.
 * @returns the copy, and the ids of its pictures by the ids of the original pictures
 * @throws NotFoundError when the product, or the product of the source design, is unknown
 * @throws RuleError for a product that cannot be personalised
 * @throws ApiError 507 when the disk has too little free space
 * @throws Error when the stored file of a picture is missing
 */
export async function copyDesign(
  { db, storage, settings }: CopyContext,
  source: DesignRow,
  productId: string,
  author: CopyAuthor,
): Promise<{ row: DesignRow; token: string; assetIds: Record<string, string> }> {
  await requireDiskReserve(settings);
  const [from, to] = [await requireProductOfDesign(db, source), await requireProduct(db, productId)];
  const { row, token } = await createDesign(db, productId, {}, author);
  const newAssetIds = new Map<string, string>();
  for (const asset of await listAssets(db, source.id)) {
    const id = newId();
    const copy = {
      ...asset,
      id,
      design_id: row.id,
      created_at: author.now.toISOString(),
      ...author.uploader,
      key: `${folderOf(row.id)}/${id}${asset.key.slice(asset.key.lastIndexOf('.'))}`,
    };
    const printBytes = await copyFile(storage, asset.key, copy.key, asset.type);
    const screenBytes = await copyFile(storage, screenKeyOf(asset), screenKeyOf(copy), 'image/webp');
    await db
      .insertInto('design_assets')
      .values({ ...copy, bytes: printBytes + screenBytes })
      .execute();
    newAssetIds.set(asset.id, id);
  }
  const content = fitContent(contentOf(source), from, to, newAssetIds);
  const changedRow = (await updateDesign(db, row.id, content, author)) ?? row;
  return { row: changedRow, token, assetIds: Object.fromEntries(newAssetIds) };
}

/** Copies a stored file. @returns the size of the file in bytes. @throws Error when the file is missing */
async function copyFile(
  storage: Storage,
  fromKey: string,
  toKey: string,
  contentType: string,
): Promise<number> {
  const buffer = await storage.get(fromKey);
  if (!buffer) throw new Error(`The picture ${fromKey} of a design is missing.`);
  await storage.put(toKey, buffer, { contentType });
  return buffer.length;
}

/**
 * Returns the content fitted to the product `to`. Sides are matched by name, otherwise by position. Layers of sides
 * without a match are omitted.
 */
function fitContent(
  { note, options, sides }: DesignContent,
  from: DesignedProduct,
  to: DesignedProduct,
  assets: ReadonlyMap<string, string>,
): DesignContent {
  return {
    v: 1,
    options: from.id === to.id ? options : {},
    note,
    sides: to.sides.map(({ name, area }, index) => {
      const matchingSide = from.sides.find((side) => side.name === name) ?? from.sides[index];
      const layers = sides.find(({ side }) => side === matchingSide?.name)?.layers ?? [];
      return {
        side: name,
        layers: matchingSide ? layers.map((layer) => fitLayer(layer, matchingSide.area, area, assets)) : [],
      };
    }),
  };
}

/** Scales and moves a layer as if the print area `from` were fitted into the middle of `to`. */
function fitLayer(layer: Layer, from: PrintArea, to: PrintArea, assets: ReadonlyMap<string, string>): Layer {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const position = {
    cx: round(to.width / 2 + (layer.cx - from.width / 2) * scale),
    cy: round(to.height / 2 + (layer.cy - from.height / 2) * scale),
    width: Math.max(0.5, round(layer.width * scale)),
  };
  return layer.kind === 'text'
    ? { ...layer, ...position }
    : { ...layer, ...position, asset: assets.get(layer.asset) ?? layer.asset };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
