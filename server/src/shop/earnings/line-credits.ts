import type { DesignContent } from '@rangmala/shared/contract/designs';
import type { Database } from '../../database/database.ts';
import type { LineCreditRow } from '../../database/order-tables.ts';
import { type ArtistCredit, findArtistCredits } from '../products/credits.ts';
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
 * Returns the artists whose art is on a product or design, with the art type that is credited. The artist of the product
 * counts when it is shown as pictured or the design still has art of the product. Omits deleted artists.
 */
export async function findLineArtists(
  db: Database,
  { product, design, designArtists }: Omit<CreditedLine, 'taxable'>,
): Promise<ArtistCredit[]> {
  const productArtist = !design || showsProductArt(product, design) ? product.artist : undefined;
  const ids = [...new Set([...(productArtist ? [productArtist] : []), ...designArtists])];
  const artists = await findArtistCredits(db, ids);
  return ids.flatMap((id) => {
    const artist = artists.get(id);
    if (!artist) return [];
    if (id !== productArtist) return [artist];
    const ofProduct = product.artist_share;
    return [
      {
        ...artist,
        art_type: product.style ?? artist.art_type,
        share_hundredths: ofProduct === undefined ? artist.share_hundredths : Math.round(ofProduct * 100),
      },
    ];
  });
}

/**
 * Returns the artists of an order line, each with the share in paise. Several artists share one price equally: each gets
 * the share of their part, and the first also what the division leaves.
 * @param usualShare share in per cent of artists and products without a share of their own
 */
export async function computeLineCredits(
  db: Database,
  { taxable, ...line }: CreditedLine,
  usualShare: number,
): Promise<LineCredit[]> {
  const artists = await findLineArtists(db, line);
  const part = Math.floor(taxable / Math.max(1, artists.length));
  return artists.map(({ id, name, art_type, share_hundredths: agreed }, index) => {
    const share_hundredths = agreed ?? Math.round(usualShare * 100);
    const base = index === 0 ? taxable - part * (artists.length - 1) : part;
    return {
      artist_id: id,
      name,
      art_type,
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
