import type { Generated } from 'kysely';

/*
 * The tables of categories and products. tables.ts describes the common column types.
 */

export interface CategoryRow {
  /** Identifies the category in URLs: `wall-decor`. */
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
  /** Pieces in stock; null when the stock is not counted. */
  stock: Generated<number | null>;
  /** HSN code of the goods on invoices; null without a tax rate. */
  hsn: Generated<string | null>;
  /** 1800 means 18 %; null for the standard rate. */
  gst_rate_hundredths: Generated<number | null>;
  country_of_origin: Generated<string | null>;
  /** Day from which the shop has the product: `2026-11-08`. */
  added_on: Generated<string>;
  /** Longest dispatch in working days, from the details; null for the standard. */
  dispatch_days: Generated<number | null>;
  /** Longest dispatch with a design of the customer. */
  dispatch_days_personalised: Generated<number | null>;
  /** JSON of the contract's `productDetailsSchema` without the views. */
  details: Generated<string>;
  /** JSON: the views of `productDetailsSchema`, in a column of their own because they are large. */
  views: Generated<string>;
}

export interface ProductImageRow {
  product_id: string;
  position: number;
  url: string;
  placeholder: string | null;
  /** Text that describes the picture; null without a label. */
  label: string | null;
  /** Choices that the picture shows, as JSON. */
  options: Generated<string>;
}

/** What filters find a product by, from its details: see the contract's `listProductAttributes`. */
export interface ProductAttributeRow {
  product_id: string;
  /** Name of the filter in URLs. */
  name: string;
  value: string;
  /** Text of the choice; null for a further value that is no choice. */
  label: string | null;
}

export interface ProductTables {
  categories: CategoryRow;
  products: ProductRow;
  product_images: ProductImageRow;
  product_attributes: ProductAttributeRow;
}
