import type { ProductView, SurfaceGrid } from '@rangmala/shared/contract';
import type { PictureStore } from './pictures.ts';
import type { Photograph, ProductEntry } from './product-file.ts';
import { convertAreaToSquare, createGridFromCorners, moveToSquare, type Placement } from './surface.ts';

/**
 * Stores a product's photographs for previews as squares, because previews are square.
 * @returns the views of the product
 */
export async function storeViews({ sides }: ProductEntry, store: PictureStore): Promise<ProductView[]> {
  const views: ProductView[] = [];
  for (const { name, photographs = [] } of sides) {
    for (const { picture, base, options = {}, ...area } of photographs) {
      const { url, placeholder, placement } = await store.storeSquare(picture);
      views.push({
        side: name,
        options,
        picture: { url, ...(placeholder && { placeholder }) },
        base,
        surface: createSurface(area, placement),
      });
    }
  }
  // The preview uses the first matching view, so views with more choices come first.
  return views.sort((a, b) => Object.keys(b.options).length - Object.keys(a.options).length);
}

function createSurface(
  { surface, corners = [], curvature, arc }: Omit<Photograph, 'picture' | 'base' | 'options'>,
  placement: Placement,
): SurfaceGrid {
  if (!surface) return createGridFromCorners(convertAreaToSquare({ corners, curvature, arc }, placement));
  return { ...surface, points: moveToSquare(surface.points, placement) };
}
