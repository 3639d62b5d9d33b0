import { createHash } from 'node:crypto';
import { MAX_ASSETS } from '@rangmala/shared/contract/designs';
import type { Insertable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { DesignAssetRow, DesignAssetTable } from '../../database/design-tables.ts';
import { RuleError } from '../../http/errors.ts';
import type { Settings } from '../../settings.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ImageWorkers } from '../../uploads/image-workers.ts';
import { refuseActiveContent } from '../../uploads/active-svg.ts';
import { requireDiskReserve } from '../../uploads/disk-reserve.ts';
import type { TypedImage } from '../../uploads/image-type.ts';
import type { Uploader } from '../../uploads/quota.ts';
import type { Assets } from './layer-size.ts';
import { deriveAssetId, listAssets } from './queries.ts';
import { computeFileHash } from './stored-picture.ts';

export interface AssetContext {
  db: Database;
  storage: Storage;
  imageWorkers: ImageWorkers;
  settings: Settings;
  now: () => Date;
}

/**
 * Returns the pictures of a design by id, as pictures that leave the server may show them. Of artists' pictures these are
 * the files for screens, because the full files stay with the shop.
 */
export async function findAssetsForScreens(db: Database, designId: string): Promise<Assets> {
  const assets = await listAssets(db, designId);
  return new Map(
    assets.map((asset) => [
      asset.id,
      asset.artist_id === null
        ? asset
        : { ...asset, key: getScreenKey(asset), type: 'image/webp', file_sha256: null },
    ]),
  );
}

/** Returns the storage folder of a design's files. */
export const getDesignFolder = (designId: string): string => `designs/${designId}`;

/**
 * Returns the storage key of the WebP picture that screens show for an asset. A file that was ordered without the
 * editor is stored outside the design's folder and has no separate WebP picture. The key of such a file is returned
 * unchanged.
 */
export const getScreenKey = ({
  design_id,
  id,
  key,
}: Pick<DesignAssetRow, 'design_id' | 'id' | 'key'>): string =>
  key.startsWith(getDesignFolder(design_id)) ? `${getDesignFolder(design_id)}/${id}.webp` : key;

/** Returns the storage key of the PNG or JPEG that is printed for an asset. */
export const buildPrintKey = (designId: string, id: string, type: string): string =>
  `${getDesignFolder(designId)}/${id}.${type === 'image/png' ? 'png' : 'jpg'}`;

/** The fields of an asset that the API shows. */
export type ShownAsset = Pick<DesignAssetRow, 'id' | 'design_id' | 'width' | 'height' | 'tones'>;

/**
 * Re-encodes a picture in a separate process and adds the result to a design. A design that already has the same file
 * keeps its asset, whose files are stored again: they may be missing or damaged.
 * @throws RuleError for a damaged picture and an SVG with a script, and when the design has {@link MAX_ASSETS} pictures
 * @throws ApiError when the disk has too little free space, or when too many pictures wait to be decoded
 */
export async function addAsset(
  { db, storage, imageWorkers, settings, now }: AssetContext,
  designId: string,
  picture: TypedImage,
  uploader: Uploader,
): Promise<ShownAsset> {
  const { type, content } = picture;
  refuseActiveContent(picture);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const assets = await listAssets(db, designId);
  const existingAsset = assets.find((asset) => asset.sha256 === sha256);
  if (!existingAsset && assets.length >= MAX_ASSETS) {
    throw new RuleError(`A design may have at most ${MAX_ASSETS} pictures. Removed pictures count, too.`);
  }
  await requireDiskReserve(settings);
  const image = await imageWorkers.renderForPrint(content, type);
  const { width, height } = image;
  if (existingAsset) {
    const change = { type: image.type, width, height, ...describeFiles(image.content, image.screen) };
    await putFiles(storage, { ...existingAsset, ...change }, image.content, image.screen);
    await db.updateTable('design_assets').set(change).where('id', '=', existingAsset.id).execute();
    return { ...existingAsset, ...change };
  }
  const id = deriveAssetId(designId, sha256);
  const asset = {
    id,
    design_id: designId,
    key: buildPrintKey(designId, id, image.type),
    type: image.type,
    width,
    height,
    sha256,
    tones: JSON.stringify(image.tones),
    created_at: now().toISOString(),
    ...uploader,
  };
  await storeAsset({ db, storage }, asset, image.content, image.screen);
  return asset;
}

/** Stores the files of a picture and then its row, unless the row is stored already. `db` may be a transaction. */
export async function storeAsset(
  { db, storage }: Pick<AssetContext, 'db' | 'storage'>,
  asset: Insertable<DesignAssetTable>,
  printFile: Uint8Array,
  screenFile?: Uint8Array,
): Promise<void> {
  await putFiles(storage, asset, printFile, screenFile);
  await db
    .insertInto('design_assets')
    .values({ ...asset, ...describeFiles(printFile, screenFile) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const describeFiles = (printFile: Uint8Array, screenFile?: Uint8Array) => ({
  bytes: printFile.length + (screenFile?.length ?? 0),
  file_sha256: computeFileHash(printFile),
});

async function putFiles(
  storage: Storage,
  asset: Pick<DesignAssetRow, 'design_id' | 'id' | 'key'>,
  printFile: Uint8Array,
  screenFile?: Uint8Array,
): Promise<void> {
  await storage.put(asset.key, Buffer.from(printFile));
  if (screenFile) await storage.put(getScreenKey(asset), Buffer.from(screenFile));
}
