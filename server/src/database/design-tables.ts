/** Options, sides and facts of a product; each column is JSON of the contract's `productDetailsSchema`. */
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
  /** Fingerprint of the token in its owner's browser. */
  token_hash: string;
  /** The customer who owns it; null for a guest. */
  user_id: string | null;
  product_id: string;
  /** JSON of the contract's `designContentSchema`. */
  content: string;
  created_at: string;
  updated_at: string;
  /** When it was ordered; an ordered design cannot be changed. */
  ordered_at: string | null;
  /** The product as it was ordered; null before, and for a product that was deleted before 0016. */
  ordered_product_id: string | null;
}

/** A product as it was when a design was ordered. Designs of the same unchanged product share a row. */
export interface OrderedProductRow {
  /** Digest of the content. */
  id: string;
  /** JSON: id, name, options, sides and views of the product. */
  content: string;
}

/** A picture of a design. */
export interface DesignAssetRow {
  id: string;
  design_id: string;
  /** Storage key of the picture for print. */
  key: string;
  type: string;
  width: number;
  height: number;
  /** Of the uploaded file: the same file uploaded again is the same asset. */
  sha256: string;
  created_at: string;
}

/** Print files of an order line that are to be made. */
export interface PrintJobRow {
  line_id: string;
  design_id: string;
  /** JSON: the texts of the job sheet. */
  job: string;
  status: 'waiting' | 'ready' | 'failed';
  /** JSON: `[{name, key, type, sha256}]` once it is ready. */
  files: string;
  attempts: number;
  /** When it may be attempted next. */
  due_at: string;
  /** A random word for each attempt. */
  claim: string | null;
  /** Why the last attempt failed. */
  problem: string | null;
  created_at: string;
}
