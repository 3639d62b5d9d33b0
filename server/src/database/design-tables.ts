import type { Generated, Selectable } from 'kysely';

/** Details of a product. Each other column is a field of `productDetailsSchema`, as JSON. */
export interface ProductDetailsRow {
  product_id: string;
  options: string;
  facts: string;
  sides: string;
  views: string;
  size_chart: string | null;
  dispatch_days: string | null;
}

/** A customer's design of one product. */
export interface DesignRow {
  id: string;
  /** Fingerprint of the design token. */
  token_hash: string;
  /** Id of the customer; null for a guest. */
  user_id: string | null;
  product_id: string;
  /** JSON of the contract's `designContentSchema`. */
  content: string;
  created_at: string;
  updated_at: string;
  /** Time of the order; null for an unused design. An ordered design cannot be changed. */
  ordered_at: string | null;
  /** Id in `ordered_products`; null before the order, and for a product that was deleted before migration 0016. */
  ordered_product_id: string | null;
}

/** A product as it was when a design was ordered. Designs of the same unchanged product share a row. */
export interface OrderedProductRow {
  /** Digest of the content. */
  id: string;
  /** JSON: id, name, options, sides and views of the product. */
  content: string;
}

export interface DesignAssetTable {
  id: string;
  design_id: string;
  /** Storage key of the picture for print. */
  key: string;
  type: string;
  width: number;
  height: number;
  /** Digest of the uploaded file. A repeated upload of the same file returns the same asset. */
  sha256: string;
  /** JSON: shares of the opaque pixels by lightness (`tonesOf`); null when unknown. */
  tones: string | null;
  created_at: string;
  /** Size of the stored files; 0 for a picture that is stored elsewhere or was added before migration 0025. */
  bytes: Generated<number>;
  /** Fingerprints of the uploader's IP address and guest cookie, for quotas. */
  address_hash: Generated<string | null>;
  guest_hash: Generated<string | null>;
}

export type DesignAssetRow = Selectable<DesignAssetTable>;

/** A job that makes the print files of an order line. */
export interface PrintJobRow {
  line_id: string;
  design_id: string;
  /** JSON: the texts of the job sheet. */
  job: string;
  status: 'waiting' | 'ready' | 'failed';
  /** JSON: `[{name, key, type, sha256}]` when the status is `ready`. */
  files: string;
  attempts: number;
  /** Earliest time of the next attempt. */
  due_at: string;
  /** Random text that identifies the last attempt; null before the first one. */
  claim: string | null;
  /** Error message of the last failed attempt. */
  problem: string | null;
  created_at: string;
}
