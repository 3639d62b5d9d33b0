/** What a product offers beyond name and price; each column is JSON of the contract's `productDetailsSchema`. */
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
  /** Fingerprint of the token that its maker's browser keeps. */
  token_hash: string;
  /** The customer who owns it; null: a guest's. */
  user_id: string | null;
  product_id: string;
  /** JSON of the contract's `designContentSchema`. */
  content: string;
  created_at: string;
  updated_at: string;
  /** When it was ordered; from then on it never changes. */
  ordered_at: string | null;
}

/** A picture that was added to a design. */
export interface DesignAssetRow {
  id: string;
  design_id: string;
  /** Where the storage keeps the picture as it is printed. */
  key: string;
  type: string;
  width: number;
  height: number;
  /** Of the file that was sent: the same file sent again is the same asset. */
  sha256: string;
  created_at: string;
}

/** Print files of an order line that are to be made. */
export interface PrintJobRow {
  line_id: string;
  design_id: string;
  /** JSON: what the job sheet says beside the design. */
  job: string;
  status: 'waiting' | 'ready' | 'failed';
  /** JSON: `[{name, key, type, sha256}]` once it is ready. */
  files: string;
  attempts: number;
  /** When it may be tried next. */
  due_at: string;
  /** A random word per attempt. */
  claim: string | null;
  /** Why the last attempt failed. */
  problem: string | null;
  created_at: string;
}
