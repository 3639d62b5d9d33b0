import { listFieldTexts, readFieldValues } from '@rangmala/shared/contract/design-fields';
import type { Design, DesignContent } from '@rangmala/shared/contract/designs';
import type { Database } from '../../database/database.ts';
import type { DesignRow } from '../../database/design-tables.ts';
import { sha256 } from '../../lib/secrets.ts';
import { findLineArtists } from '../earnings/index.ts';
import { findStoredProduct } from '../products/queries.ts';
import { signPath } from './access.ts';
import { listShownArtistPictures } from './artist-pictures.ts';
import type { ShownAsset } from './assets.ts';
import { parseLightnessHistogram } from './layer-size.ts';
import { type DesignedProduct, findProductOfDesign, listPictureLabels } from './ordered-products.ts';
import { parseDesignContent, listAssets } from './queries.ts';
import { listPrintWarnings } from './warnings.ts';

/** Returns the API representation of a design. The picture URLs are valid for at least an hour. */
export async function presentDesign(db: Database, now: Date, row: DesignRow): Promise<Design> {
  const content = parseDesignContent(row);
  const assets = await listAssets(db, row.id);
  const product = await findProductOfDesign(db, row);
  return {
    ...content,
    id: row.id,
    product_id: row.product_id,
    assets: await Promise.all(assets.map((asset) => presentAsset(db, now, asset))),
    previews: await Promise.all(
      content.sides
        .filter(({ layers }) => layers.length > 0)
        .map(async ({ side }) => ({
          side,
          // A changed design gets another URL, because browsers cache the picture of the previous URL.
          url: await signPath(db, now, buildSidePath(row.id, side), {
            dpi: '96',
            version: sha256(row.content).slice(0, 12),
          }),
        })),
    ),
    pictures: await presentPictures(db, now, row, product, content),
    warnings: listPrintWarnings(content, product, new Map(assets.map((asset) => [asset.id, asset]))),
    fields: readFieldValues(content, product?.fields ?? []),
    ...(await findCredits(db, row, content)),
    is_ordered: row.ordered_at !== null,
    revision: row.revision,
    updated_at: row.updated_at,
  };
}

/** Returns the field with the artists of a design's art and pictures; no field without artists. */
async function findCredits(
  db: Database,
  row: DesignRow,
  content: DesignContent,
): Promise<Pick<Design, 'designed_by'>> {
  const pictures = await listShownArtistPictures(db, row.id, content);
  const product = await findStoredProduct(db, row.product_id);
  const artists = await findLineArtists(db, {
    product: product ?? { template: null },
    design: content,
    designArtists: pictures.map(({ artist_id }) => artist_id),
  });
  if (artists.length === 0) return {};
  return { designed_by: artists.map(({ id, name, art_type }) => ({ id, name, art_type })) };
}

/**
 * Returns the approval pictures that show a whole design, with signed URLs without the origin.
 * @param options chosen options as JSON
 */
export function presentPictures(
  db: Database,
  now: Date,
  row: DesignRow,
  product: DesignedProduct | undefined,
  content: DesignContent,
  { options, minLifetimeMs }: { options?: string; minLifetimeMs?: number } = {},
): Promise<{ side: string; label: string; url: string }[]> {
  const query = { version: sha256(row.content).slice(0, 12), ...(options && { options }) };
  return Promise.all(
    listPictureLabels(product, content).map(async (picture) => ({
      ...picture,
      url: await signPath(db, now, buildApprovalPicturePath(row.id, picture.side), query, minLifetimeMs),
    })),
  );
}

/** Returns the API representation of an asset, with a signed URL of the picture. */
export async function presentAsset(db: Database, now: Date, asset: ShownAsset) {
  const { id, design_id, width, height } = asset;
  const tones = parseLightnessHistogram(asset);
  const url = await signPath(db, now, buildAssetPath(design_id, id));
  return { id, width, height, ...(tones && { tones }), url };
}

/** Returns the path, below `/api`, of a side's approval picture. */
export const buildApprovalPicturePath = (designId: string, side: string): string =>
  `/designs/${designId}/previews/${side}.jpg`;
/** Returns the path, below `/api`, of a rendered side. */
export const buildSidePath = (designId: string, side: string): string =>
  `/designs/${designId}/sides/${side}.png`;
/** Returns the path, below `/api`, of an asset's picture. */
export const buildAssetPath = (designId: string, assetId: string): string =>
  `/designs/${designId}/assets/${assetId}`;

const MAX_NAME_LENGTH = 60;

/** Returns the words of a design's fields, else of its texts, else the name of its product. */
export function nameDesign(content: DesignContent, product: DesignedProduct | undefined): string {
  const fieldTexts = listFieldTexts(content, product?.fields ?? []).map(({ value }) => value);
  const layers = content.sides.flatMap((side) => side.layers);
  const texts = fieldTexts[0]
    ? fieldTexts
    : layers.flatMap((each) => (each.kind === 'text' ? each.text : []));
  const words = [...new Set(texts)].join(', ').replaceAll(/\s+/g, ' ').trim();
  const characters = [...words];
  if (words === '') return product?.name ?? 'Design';
  return characters.length > MAX_NAME_LENGTH
    ? `${characters.slice(0, MAX_NAME_LENGTH - 1).join('')}…`
    : words;
}
