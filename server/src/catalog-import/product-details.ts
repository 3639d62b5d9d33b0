import type { ProductDetails, ProductView } from '@rangmala/shared/contract';
import type { PictureStore } from './pictures.ts';
import type { ProductEntry } from './product-file.ts';
import { createGridFromCorners, convertAreaToSquare } from './surface.ts';

/**
 * Stores a product's photographs for previews as squares, because previews are square.
 * @returns the details of the product, with the stored views
 */
export async function storeProductDetails(
  product: ProductEntry,
  store: PictureStore,
): Promise<ProductDetails> {
  const { id, options = [], facts = [], sides = [], size_chart, dispatch_days } = product;
  const views: ProductView[] = [];
  for (const { name, photographs = [] } of sides) {
    for (const { picture, base, options: chosenOptions = {}, ...area } of photographs) {
      const { url, placeholder, placement } = await store.storeSquare(picture, `${id}-${name}`);
      views.push({
        side: name,
        options: chosenOptions,
        picture: { url, ...(placeholder && { placeholder }) },
        base,
        surface: createGridFromCorners(convertAreaToSquare(area, placement)),
      });
    }
  }
  // The preview uses the first matching view, so views with more choices come first.
  views.sort((a, b) => Object.keys(b.options).length - Object.keys(a.options).length);
  return {
    options,
    facts,
    sides: sides.map(({ name, label, area }) => ({ name, label, area })),
    views,
    ...(size_chart && { size_chart }),
    ...(dispatch_days && { dispatch_days }),
  };
}
