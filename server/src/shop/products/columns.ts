import {
  pictureChoicesSchema,
  productDetailsSchema,
  type ProductDetails,
  type ProductImage,
} from '@rangmala/shared/contract';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { parseJson } from '../../database/column-values.ts';
import type { ProductImageRow, ProductRow } from '../../database/product-tables.ts';

/*
 * Converts products between the contract and the columns of the tables `products` and `product_images`.
 */

type DetailsColumns = Pick<Selectable<ProductRow>, 'details' | 'views'>;

const storedDetailsSchema = z.omit(productDetailsSchema, { views: true });
const imageOptionsSchema = pictureChoicesSchema.shape.options;

/**
 * Returns the details of a product as columns.
 * @throws ZodError when the details do not match `productDetailsSchema`
 */
export function toDetailsColumns(details: z.input<typeof productDetailsSchema>): DetailsColumns {
  const { views, ...storedDetails } = productDetailsSchema.parse(details);
  return { details: JSON.stringify(storedDetails), views: JSON.stringify(views) };
}

export function parseDetailsColumns({ details, views }: DetailsColumns): ProductDetails {
  return {
    ...parseJson(storedDetailsSchema, details),
    views: parseJson(productDetailsSchema.shape.views, views),
  };
}

/** A picture to store. In the database, a picture without a placeholder has null. */
export type PictureToStore = Omit<ProductImage, 'placeholder'> & { placeholder?: string | null | undefined };

/** Returns the pictures of a product as rows, in the given order. */
export const toImageRows = (productId: string, pictures: readonly PictureToStore[]) =>
  pictures.map(({ url, placeholder = null, label = null, options = {} }, position) => ({
    product_id: productId,
    position,
    url,
    placeholder,
    label,
    options: JSON.stringify(options),
  }));

export function parseImageRow({
  url,
  placeholder,
  label,
  options,
}: Selectable<ProductImageRow>): ProductImage {
  const imageOptions = parseJson(imageOptionsSchema, options) ?? {};
  return {
    url,
    ...(placeholder !== null && { placeholder }),
    ...(label !== null && { label }),
    ...(Object.keys(imageOptions).length > 0 && { options: imageOptions }),
  };
}
