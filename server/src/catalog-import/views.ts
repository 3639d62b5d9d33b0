import type { ProductView, SurfaceGrid } from '@rangmala/shared/contract';
import type { StoredFiles } from './pictures.ts';
import type { Photograph, ProductEntry } from './product-file.ts';
import { convertAreaToSquare, createGridFromCorners, moveToSquare, type Placement } from './surface.ts';

/** Returns the views of a product: its photographs for previews, as squares, because previews are square. */
export function toViews({ sides }: ProductEntry, { getPhotograph }: StoredFiles): ProductView[] {
  const views = sides.flatMap(({ name, photographs = [] }) =>
    photographs.map(({ picture, label, base, options = {}, ...area }): ProductView => {
      const { url, placeholder, placement } = getPhotograph(picture);
      return {
        side: name,
        ...(label !== undefined && { label }),
        options,
        picture: { url, ...(placeholder && { placeholder }) },
        base,
        surface: createSurface(area, placement),
      };
    }),
  );
  // The preview uses the first matching view, so views with more choices come first. Earlier releases of the apps ignore
  // labels, so photographs of the product in use come last.
  const isInUse = ({ label }: ProductView) => Number(label !== undefined);
  const countChoices = ({ options }: ProductView) => Object.keys(options).length;
  return views.sort((a, b) => isInUse(a) - isInUse(b) || countChoices(b) - countChoices(a));
}

function createSurface(
  { surface, corners = [], curvature, arc }: Omit<Photograph, 'picture' | 'label' | 'base' | 'options'>,
  placement: Placement,
): SurfaceGrid {
  if (!surface) return createGridFromCorners(convertAreaToSquare({ corners, curvature, arc }, placement));
  return { ...surface, points: moveToSquare(surface.points, placement) };
}
