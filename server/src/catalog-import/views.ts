import type { ProductView } from '@rangmala/shared/contract';
import type { PictureStore } from './pictures.ts';
import type { ProductEntry } from './product-file.ts';
import { createGridFromCorners, convertAreaToSquare } from './surface.ts';

/**
 * Stores a product's photographs for previews as squares, because previews are square.
 * @returns the views of the product
 */
export async function storeViews({ id, sides }: ProductEntry, store: PictureStore): Promise<ProductView[]> {
  const views: ProductView[] = [];
  for (const { name, photographs = [] } of sides) {
    for (const { picture, base, options = {}, ...area } of photographs) {
      const { url, placeholder, placement } = await store.storeSquare(picture, `${id}-${name}`);
      views.push({
        side: name,
        options,
        picture: { url, ...(placeholder && { placeholder }) },
        base,
        surface: createGridFromCorners(convertAreaToSquare(area, placement)),
      });
    }
  }
  // The preview uses the first matching view, so views with more choices come first.
  return views.sort((a, b) => Object.keys(b.options).length - Object.keys(a.options).length);
}
