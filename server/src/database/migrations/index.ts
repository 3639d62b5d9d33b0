import type { Migration } from 'kysely';
import * as baseline from './0001-baseline.ts';
import * as daysOffAndBookingLimits from './0002-days-off-and-booking-limits.ts';
import * as changesByArtists from './0003-changes-by-artists.ts';
import * as textsOfOrderLines from './0004-texts-of-order-lines.ts';
import * as search from './0005-search.ts';
import * as sitePictures from './0006-site-pictures.ts';
import * as arrival from './0007-arrival.ts';
import * as sessionsToProducts from './0009-sessions-to-products.ts';
import * as designLists from './0010-design-lists.ts';
import * as earnings from './0011-earnings.ts';
import * as printableArtworks from './0012-printable-artworks.ts';
import * as productFilters from './0013-product-filters.ts';
import * as galleryOfHandOvers from './0015-gallery-of-hand-overs.ts';

/** All migrations by name, sorted by name. A released migration is never changed; a later migration corrects it. */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
  '0002-days-off-and-booking-limits': daysOffAndBookingLimits,
  '0003-changes-by-artists': changesByArtists,
  '0004-texts-of-order-lines': textsOfOrderLines,
  '0005-search': search,
  '0006-site-pictures': sitePictures,
  '0007-arrival': arrival,
  '0009-sessions-to-products': sessionsToProducts,
  '0010-design-lists': designLists,
  '0011-earnings': earnings,
  '0012-printable-artworks': printableArtworks,
  '0013-product-filters': productFilters,
  '0015-gallery-of-hand-overs': galleryOfHandOvers,
};
