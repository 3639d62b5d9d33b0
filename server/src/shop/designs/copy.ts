import { chooseVisibleColour } from '@rangmala/shared/contract/design-colours';
import { resizeLayer } from '@rangmala/shared/contract/design-fields';
import { findPrintTarget } from '@rangmala/shared/contract/design-warnings';
import { type ChosenOptions, resolveAvailableOptions } from '@rangmala/shared/contract/product-options';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import type { PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { Database } from '../../database/database.ts';
import type { DesignAssetRow, DesignRow } from '../../database/design-tables.ts';
import { ConflictError } from '../../http/errors.ts';
import type { Settings } from '../../settings.ts';
import type { Storage } from '../../storage/storage.ts';
import { requireDiskReserve } from '../../uploads/disk-reserve.ts';
import type { Uploader } from '../../uploads/quota.ts';
import type { DesignedProduct } from './ordered-products.ts';
import { getDesignFolder, getScreenKey, storeAsset } from './assets.ts';
import {
  parseDesignContent,
  findDesignRow,
  deriveCopiedAssetId,
  listAssets,
  updateDesign,
} from './queries.ts';
import { requireProductOfDesign } from './ordered-products.ts';
import { createDesign, requirePersonalisableProduct } from './save.ts';
import { LostPictureError, readPicture } from './stored-picture.ts';

interface CopyContext {
  db: Database;
  storage: Storage;
  settings: Settings;
}

export interface CopyAuthor {
  userId: string | undefined;
  now: Date;
  /** The client that copies the design. The copied pictures count towards the upload quota of this client. */
  uploader: Uploader;
}

/**
 * Copies a design with its pictures and fits the layers to the print areas of the product `productId`. A repeated call
 * with the same token returns the copy of the first call, and completes the copy if the first call was interrupted.
 * Omits lost pictures that no layer shows.
 * @param chosenToken token of the copy; random by default
 * @returns the copy, and the ids of its pictures by the ids of the original pictures
 * @throws ConflictError when the token belongs to the source design or to a design of another product
 * @throws NotFoundError when the product, or the product of the source design, is unknown
 * @throws RuleError for a product that cannot be personalised, and for a design whose stored content is no longer valid
 * @throws ApiError 507 when the disk has too little free space
 * @throws LostPictureError when the stored file of a picture is missing or damaged
 */
export async function copyDesign(
  { db, storage, settings }: CopyContext,
  source: DesignRow,
  productId: string,
  author: CopyAuthor,
  chosenToken?: string,
): Promise<{ row: DesignRow; token: string; assetIds: Record<string, string> }> {
  await requireDiskReserve(settings);
  const [from, to] = [
    await requireProductOfDesign(db, source),
    await requirePersonalisableProduct(db, productId),
  ];
  const { row, token } = await createDesign({ db, storage }, productId, {}, author, chosenToken);
  if (row.id === source.id) throw new ConflictError('This token belongs to the design that is copied.');
  const assets = await listAssets(db, source.id);
  const copyIds = new Map(assets.map(({ id }) => [id, deriveCopiedAssetId(row.id, id)]));
  const createResult = async (copyRow: DesignRow) => {
    const storedIds = new Set((await listAssets(db, row.id)).map(({ id }) => id));
    const assetIds = Object.fromEntries([...copyIds].filter(([, id]) => storedIds.has(id)));
    return { row: copyRow, token, assetIds };
  };
  // An earlier request has already filled this copy. Does not fill it again: the customer may have changed it since.
  if (!isEmpty(parseDesignContent(row))) return createResult(row);
  const sourceContent = parseDesignContent(source);
  for (const asset of assets) {
    try {
      await copyAsset(db, storage, asset, row.id, author);
    } catch (error) {
      if (!(error instanceof LostPictureError) || isShown(asset, sourceContent)) throw error;
    }
  }
  const content = fitContent(sourceContent, from, to, copyIds);
  const changedRow = await updateDesign(db, row.id, content, author, { revision: row.revision });
  return createResult(changedRow ?? (await findDesignRow(db, row.id)) ?? row);
}

const isEmpty = ({ note, sides }: DesignContent): boolean =>
  note === '' && sides.every(({ layers }) => layers.length === 0);

const isShown = ({ id }: DesignAssetRow, { sides }: DesignContent): boolean =>
  sides.some(({ layers }) => layers.some((layer) => layer.kind === 'picture' && layer.asset === id));

/** Copies the files of a picture into a design and stores a row for the copy. Keeps the row of an earlier copy. */
async function copyAsset(
  db: Database,
  storage: Storage,
  asset: DesignAssetRow,
  designId: string,
  { now, uploader }: CopyAuthor,
): Promise<void> {
  const id = deriveCopiedAssetId(designId, asset.id);
  const copy = {
    ...asset,
    id,
    design_id: designId,
    created_at: now.toISOString(),
    ...uploader,
    key: `${getDesignFolder(designId)}/${id}${asset.key.slice(asset.key.lastIndexOf('.'))}`,
  };
  const printFile = await readPicture(storage, asset);
  // A file that was ordered without the editor has no separate picture for screens.
  const screenFile =
    getScreenKey(copy) === copy.key ? undefined : await readScreenFile(storage, getScreenKey(asset));
  await storeAsset({ db, storage }, copy, printFile, screenFile);
}

/** @throws LostPictureError when the file is missing */
async function readScreenFile(storage: Storage, key: string): Promise<Buffer> {
  const file = await storage.get(key);
  if (!file) throw new LostPictureError(key, 'missing');
  return file;
}

/**
 * Returns the content fitted to the product `to`. A side of `to` gets the layers of the side with the same name in
 * `from`, or else of the side at the same position. Omits the layers of all other sides of `from`.
 */
export function fitContent(
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
        layers: matchingSide
          ? layers.map((layer) => {
              // The fields of another product have other meanings.
              const { field, ...rest } = makeReadable(
                fitLayer(layer, matchingSide.area, area, assets),
                findColour(from, matchingSide.name, options),
                findColour(to, name, from.id === to.id ? options : {}),
              );
              return { ...rest, ...(from.id === to.id && field !== undefined && { field }) };
            })
          : [],
      };
    }),
  };
}

/** Scales and moves a layer as if the whole print area `from` were scaled to fit `to` and centred in `to`. */
function fitLayer(layer: Layer, from: PrintArea, to: PrintArea, assets: ReadonlyMap<string, string>): Layer {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const fitted = {
    ...resizeLayer(layer, Math.max(0.5, round(layer.width * scale))),
    cx: round(to.width / 2 + (layer.cx - from.width / 2) * scale),
    cy: round(to.height / 2 + (layer.cy - from.height / 2) * scale),
  };
  return fitted.kind === 'picture' ? { ...fitted, asset: assets.get(fitted.asset) ?? fitted.asset } : fitted;
}

/** Returns the colour of a product under the print of a side. */
const findColour = (product: DesignedProduct, side: string, chosen: ChosenOptions): string =>
  findPrintTarget(product, side, resolveAvailableOptions(product.options, chosen))?.backgroundColour ??
  '#ffffff';

/**
 * Gives a text another colour when it was readable on the colour `from` and is not on the colour `to`. Text that was
 * not readable there lies on a picture or on art.
 */
function makeReadable<L extends Layer>(layer: L, from: string, to: string): L {
  if (layer.kind !== 'text' || chooseVisibleColour(layer.colour, from) !== layer.colour) return layer;
  return { ...layer, colour: chooseVisibleColour(layer.colour, to) };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
