import type { Product } from '@rangmala/shared/contract';
import { choosePhotograph } from '@rangmala/shared/contract/design-warnings';
import { createMesh } from '@rangmala/shared/contract/surface-mesh';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { createFlatCanvas } from './draw-flat.ts';
import { PREVIEW_SIZE } from './draw-preview.ts';
import { loadPhotograph } from './photographs.ts';
import { getWebglRenderer } from './webgl-warp.ts';

/**
 * Loads the photograph of a product's first side, and draws the photograph with an empty design by WebGL2, so that the
 * first preview appears sooner.
 * @throws DOMException when the photograph cannot be loaded or decoded
 */
export async function preparePreview(
  { sides: [side], views }: Product,
  chosenOptions: ChosenOptions,
): Promise<void> {
  const view = side && choosePhotograph(views, side.name, chosenOptions);
  if (!view) return;
  const photograph = await loadPhotograph(view.picture.url);
  getWebglRenderer(PREVIEW_SIZE)?.prepare(
    photograph,
    createFlatCanvas(side.area),
    createMesh(view.surface),
    view.base,
  );
}
