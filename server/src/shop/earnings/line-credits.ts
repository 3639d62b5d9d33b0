import type { DesignContent } from '@rangmala/shared/contract/designs';
import type { Database } from '../../database/database.ts';
import type { LineCreditRow } from '../../database/order-tables.ts';
import { findArtistCredits } from '../products/credits.ts';
import type { StoredProduct } from '../products/queries.ts';

/** The credit of one artist for an order line that is not placed yet. */
export type LineCredit = Omit<LineCreditRow, 'order_id' | 'position'>;

export interface CreditedLine {
  product: Pick<StoredProduct, 'artist' | 'artist_share' | 'style' | 'template'>;
  /** The customer's design; undefined for a product as pictured. */
  design: Pick<DesignContent, 'sides'> | undefined;
  /** Artists of pictures in the design. */
  designArtists: readonly string[];
  /** Price of the line without tax, in paise. */
  taxable: number;
}

/**
 * Returns the artists whose art is on an order line, each with the share in paise. The artist of the product counts when
 * the product is sold as pictured or the design still has art of the product. Several artists share one price equally:
 * each gets the share of their part, and the first also what the division leaves.
 * @param usualShare share in per cent of artists and products without a share of their own
 */
export async function computeLineCredits(
  db: Database,
  { product, design, designArtists, taxable }: CreditedLine,
  usualShare: number,
): Promise<LineCredit[]> {
  const hasProductArt = !design || showsProductArt(product, design);
  const ids = [...new Set([...(hasProductArt && product.artist ? [product.artist] : []), ...designArtists])];
  const artists = await findArtistCredits(db, ids);
  const known = ids.flatMap((id) => artists.get(id) ?? []);
  const part = Math.floor(taxable / Math.max(1, known.length));
  return known.map(({ id, name, art_type, share_hundredths: agreed }, index) => {
    const isOfProduct = hasProductArt && id === product.artist;
    const ofProduct = isOfProduct ? product.artist_share : undefined;
    const share_hundredths =
      ofProduct === undefined ? (agreed ?? Math.round(usualShare * 100)) : Math.round(ofProduct * 100);
    const base = index === 0 ? taxable - part * (known.length - 1) : part;
    return {
      artist_id: id,
      name,
      art_type: (isOfProduct ? product.style : undefined) ?? art_type,
      share_hundredths,
      share_paise: Math.round((base * share_hundredths) / 10_000),
    };
  });
}

/** Returns whether a design has a drawing of the product's template, or a layer of it when it has no drawings. */
function showsProductArt(
  { template }: Pick<StoredProduct, 'template'>,
  { sides }: Pick<DesignContent, 'sides'>,
): boolean {
  const ownLayers = template?.sides.flatMap(({ layers }) => layers) ?? [];
  const ownArt = new Set(ownLayers.flatMap((layer) => (layer.kind === 'art' ? [layer.art] : [])));
  const ownIds = new Set(ownLayers.map(({ id }) => id));
  return sides.some(({ layers }) =>
    layers.some((layer) =>
      ownArt.size > 0 ? layer.kind === 'art' && ownArt.has(layer.art) : ownIds.has(layer.id),
    ),
  );
}
