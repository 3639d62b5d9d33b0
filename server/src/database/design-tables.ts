import type { Generated, Selectable } from 'kysely';

/** A customer's design of one product. */
export interface DesignTable {
  id: string;
  /** SHA-256 hash of the design token. */
  token_hash: string;
  /** Id of the customer; null without a customer account. */
  user_id: string | null;
  product_id: string;
  /** JSON of the contract's `designContentSchema`. */
  content: string;
  created_at: string;
  updated_at: string;
  /** Time of the order; null when the design is not ordered. An ordered design cannot be changed. */
  ordered_at: string | null;
  /** Id in `ordered_products`; null when no product is stored for the design. */
  ordered_product_id: string | null;
  /**
   * SHA-256 hash made from the creator's IP address, for the daily limit; null for designs that count towards no limit.
   */
  address_hash: Generated<string | null>;
  /** SHA-256 hash made from the creator's guest cookie, for the daily limit. */
  guest_hash: Generated<string | null>;
  /** Number of changes of the content since the design was created. */
  revision: Generated<number>;
  /** Random id of the editor that made the last change; null for a new design and for a client that sends no id. */
  editor_id: Generated<string | null>;
}

export type DesignRow = Selectable<DesignTable>;

/** A product as it was when a design was ordered. Designs of the same unchanged product share a row. */
export interface OrderedProductRow {
  /** SHA-256 hash of the content. */
  id: string;
  /** The ordered product as JSON. */
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
  /** SHA-256 hash of the uploaded file, or the URL of an upload. Unique within a design. */
  sha256: string;
  /** JSON: share of the opaque pixels in each tone, see `computeTones`; null when the tones were not computed. */
  tones: string | null;
  created_at: string;
  /**
   * Size of the stored files in bytes; 0 for a picture that belongs to an upload or was added by an old version.
   */
  bytes: Generated<number>;
  /**
   * SHA-256 hash of the stored file at `key`; null for a picture that belongs to an upload or was added by an old
   * version.
   */
  file_sha256: Generated<string | null>;
  /** SHA-256 hash made from the uploader's IP address, for quotas. */
  address_hash: Generated<string | null>;
  /** SHA-256 hash made from the guest cookie, for quotas. */
  guest_hash: Generated<string | null>;
  /** The artist who drew the picture; null for a customer's own picture. */
  artist_id: Generated<string | null>;
  /** Where an artist's picture comes from: `hand-over:<id>` or `artwork:<id>`. */
  source: Generated<string | null>;
  /** Time since when an artist's picture can no longer be ordered; null while it can. */
  withdrawn_at: Generated<string | null>;
}

export type DesignAssetRow = Selectable<DesignAssetTable>;

/** The link with which others see a design. A design has at most one. */
export interface DesignShareRow {
  design_id: string;
  /** SHA-256 hash of the token in the link. */
  token_hash: string;
  created_at: string;
}

/** What a visitor of a shared link said about a design. */
export interface DesignAnswerRow {
  /** Random id; for a like, a hash of the design and the visitor's guest cookie. */
  id: string;
  design_id: string;
  /** 1 for a like without a comment, 0 for a comment. */
  is_like: number;
  name: string;
  comment: string;
  created_at: string;
}

/** An ornament of the shop's library, which customers add to their designs. */
export interface OrnamentRow {
  /** Id of the drawing. */
  art: string;
  name: string;
  style: string;
  /** Further words for the search, with spaces between them. */
  keywords: string;
  /** Size of the drawing; only the proportion matters. */
  width: number;
  height: number;
  position: number;
}

/** A job that makes the print files of an order line. */
export interface PrintJobRow {
  line_id: string;
  design_id: string;
  /** JSON: fields that are copied into the job sheet. */
  job: string;
  status: 'waiting' | 'ready' | 'failed';
  /** JSON: the print files; an empty list until the status is `ready`. */
  files: string;
  attempts: number;
  /** Earliest time of the next attempt while the status is `waiting`. */
  due_at: string;
  /** Random text that identifies the last attempt; null before the first attempt and after a failed attempt. */
  claim: string | null;
  /** Error message of the last failed attempt; null without a failed attempt, or after a later success. */
  problem: string | null;
  created_at: string;
}

export interface DesignTables {
  designs: DesignTable;
  design_assets: DesignAssetTable;
  design_shares: DesignShareRow;
  design_answers: DesignAnswerRow;
  ornaments: OrnamentRow;
  ordered_products: OrderedProductRow;
  print_jobs: PrintJobRow;
}
