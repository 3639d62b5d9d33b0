import { createHash } from 'node:crypto';
import { MAX_ASSETS } from '@rangmala/shared/contract/designs';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { parseJson } from '../../database/column-values.ts';
import { isUniqueViolation } from '../../database/errors.ts';
import type { DesignAssetRow } from '../../database/design-tables.ts';
import { RuleError } from '../../http/errors.ts';
import type { Settings } from '../../settings.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ImageWorkers } from '../../uploads/image-workers.ts';
import { refuseActiveContent } from '../../uploads/active-svg.ts';
import { requireDiskReserve } from '../../uploads/disk-reserve.ts';
import type { TypedImage } from '../../uploads/image-type.ts';
import type { PrintImage } from '../../uploads/render-print-image.ts';
import type { Uploader } from '../../uploads/quota.ts';
import { createId, listAssets } from './queries.ts';
import { computeFileHash, LostPictureError, readPicture } from './stored-picture.ts';

export interface AssetContext {
  db: Database;
  storage: Storage;
  imageWorkers: ImageWorkers;
  settings: Settings;
  now: () => Date;
}

/** The columns of a picture that no artist of the site drew. */
const OWN_PICTURE = { artist_id: null, source: null, withdrawn_at: null };

/**
 * Returns the pictures of a design by id, as pictures that leave the server may show them. Of artists' pictures these are
 * the files for screens, because the full files stay with the shop.
 */
export async function findAssetsForScreens(
  db: Database,
  designId: string,
): Promise<Map<string, DesignAssetRow>> {
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

/**
 * Re-encodes a picture in a separate process and adds the result to a design. Returns the existing asset when the
 * design already has the same file. Stores the files of the existing asset again if they are missing or damaged.
 * @throws RuleError for a damaged picture and an SVG with a script, and when the design has {@link MAX_ASSETS} pictures
 * @throws ApiError when the disk has too little free space, or when too many pictures wait to be decoded
 */
export async function addAsset(
  { db, storage, imageWorkers, settings, now }: AssetContext,
  designId: string,
  picture: TypedImage,
  uploader: Uploader,
): Promise<DesignAssetRow> {
  const { type, content } = picture;
  refuseActiveContent(picture);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const existingAsset = await findAsset(db, designId, sha256);
  if (existingAsset) {
    return (await isIntact(storage, existingAsset))
      ? existingAsset
      : restoreAsset({ db, storage, imageWorkers, settings }, existingAsset, picture);
  }
  const { count } = await db
    .selectFrom('design_assets')
    .select((select) => select.fn.countAll().as('count'))
    .where('design_id', '=', designId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_ASSETS) {
    throw new RuleError(`A design may have at most ${MAX_ASSETS} pictures. Removed pictures count, too.`);
  }

  await requireDiskReserve(settings);
  const image = await imageWorkers.renderForPrint(content, type);
  const id = createId();
  const row: DesignAssetRow = {
    id,
    design_id: designId,
    key: `${getDesignFolder(designId)}/${id}.${image.type === 'image/png' ? 'png' : 'jpg'}`,
    type: image.type,
    width: image.width,
    height: image.height,
    sha256,
    tones: JSON.stringify(image.tones),
    created_at: now().toISOString(),
    bytes: image.content.length + image.screen.length,
    file_sha256: computeFileHash(image.content),
    ...OWN_PICTURE,
    ...uploader,
  };
  try {
    await putFiles(storage, row, image);
    await db.insertInto('design_assets').values(row).execute();
    return row;
  } catch (error) {
    await storage.delete(row.key);
    await storage.delete(getScreenKey(row));
    const concurrentAsset = isUniqueViolation(error) ? await findAsset(db, designId, sha256) : undefined;
    if (concurrentAsset) return concurrentAsset;
    throw error;
  }
}

async function putFiles(storage: Storage, asset: DesignAssetRow, image: PrintImage): Promise<void> {
  await storage.put(asset.key, Buffer.from(image.content), { contentType: image.type });
  await storage.put(getScreenKey(asset), Buffer.from(image.screen), { contentType: 'image/webp' });
}

/** Returns whether the file for print is intact and the file for screens exists. */
async function isIntact(storage: Storage, asset: DesignAssetRow): Promise<boolean> {
  try {
    await readPicture(storage, asset);
    return await storage.exists(getScreenKey(asset));
  } catch (error) {
    if (error instanceof LostPictureError) return false;
    throw error;
  }
}

/** Stores the files of an asset again, from the picture of which the asset was made. */
async function restoreAsset(
  { db, storage, imageWorkers, settings }: Omit<AssetContext, 'now'>,
  asset: DesignAssetRow,
  { content, type }: TypedImage,
): Promise<DesignAssetRow> {
  await requireDiskReserve(settings);
  const image = await imageWorkers.renderForPrint(content, type);
  await putFiles(storage, asset, image);
  const change = {
    type: image.type,
    width: image.width,
    height: image.height,
    bytes: image.content.length + image.screen.length,
    file_sha256: computeFileHash(image.content),
  };
  await db.updateTable('design_assets').set(change).where('id', '=', asset.id).execute();
  return { ...asset, ...change };
}

/**
 * Returns the stored share (0 to 1) of opaque pixels in each of the 16 tones, darkest first. Returns undefined when no
 * shares are stored.
 */
export function parseLightnessHistogram({ tones }: Pick<DesignAssetRow, 'tones'>): number[] | undefined {
  return tones === null ? undefined : parseJson(z.array(z.number()), tones);
}

async function findAsset(
  db: Database,
  designId: string,
  sha256: string,
): Promise<DesignAssetRow | undefined> {
  return db
    .selectFrom('design_assets')
    .selectAll()
    .where('design_id', '=', designId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}
