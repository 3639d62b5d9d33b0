import type { Design } from '@rangmala/shared/contract/designs';
import type { Database } from '../../database/database.ts';
import type { DesignAssetRow, DesignRow } from '../../database/design-tables.ts';
import { fingerprint } from '../../lib/secrets.ts';
import { signPath } from './access.ts';
import { contentOf, listAssets } from './queries.ts';

/** A design as the API answers it, with addresses of its pictures that hold for an hour. */
export async function presentDesign(db: Database, now: Date, row: DesignRow): Promise<Design> {
  const content = contentOf(row);
  const assets = await listAssets(db, row.id);
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
          // A changed design has another address: what browsers kept of the old one is not shown.
          url: await signPath(db, now, sidePath(row.id, side), {
            dpi: '96',
            version: fingerprint(row.content).slice(0, 12),
          }),
        })),
    ),
    is_ordered: row.ordered_at !== null,
    updated_at: row.updated_at,
  };
}

/** A picture of a design as the API answers it. */
export async function presentAsset(
  db: Database,
  now: Date,
  { id, design_id, width, height }: DesignAssetRow,
) {
  return { id, width, height, url: await signPath(db, now, assetPath(design_id, id)) };
}

export const sidePath = (design: string, side: string): string => `/designs/${design}/sides/${side}.png`;
export const assetPath = (design: string, asset: string): string => `/designs/${design}/assets/${asset}`;
