/**
 * The tables as queries see them. Only what SQLite and PostgreSQL share: ids and times are text
 * (times ISO 8601 in UTC, so they sort), money is whole paise, JSON is text.
 */
export interface Tables {
  categories: CategoryRow;
  products: ProductRow;
  product_images: ProductImageRow;
  contact_messages: ContactMessageRow;
  uploads: UploadRow;
  releases: ReleaseRow;
  snapshots: SnapshotRow;
}

export interface CategoryRow {
  /** The name as it stands in addresses: `wall-decor`. */
  slug: string;
  name: string;
  hero_image: string;
  placeholder: string | null;
  position: number;
}

export interface ProductRow {
  id: string;
  category_slug: string;
  name: string;
  price_paise: number;
  description: string;
  position: number;
}

export interface ProductImageRow {
  product_id: string;
  position: number;
  url: string;
  placeholder: string | null;
}

export interface ContactMessageRow {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  phone: string;
  company: string;
  created_at: string;
}

export interface UploadRow {
  id: string;
  url: string;
  /** Size and type of what was sent; what is stored is always WebP. */
  bytes: number;
  type: string;
  sha256: string;
  created_at: string;
}

export interface ReleaseRow {
  app: string;
  version: string;
  /** A `ReleaseDescription` of the contract, as JSON. */
  description: string;
  published_at: string;
  published_by: string;
}

export interface SnapshotRow {
  number: number;
  created_at: string;
  created_by: string;
  reason: string;
  /** The version that is live, by app, as JSON. */
  live: string;
}
