import type { Product } from '@rangmala/shared/contract';
import { choosePhotograph } from '@rangmala/shared/contract/design-warnings';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { PREVIEW_SIZE } from './draw-preview.ts';
import { loadPhotograph } from './photographs.ts';
import { getWebglWarp } from './webgl-warp.ts';

/**
 * Loads the photograph of a product's first side and uploads it to WebGL2, so that the first preview appears sooner.
 * @throws DOMException when the photograph cannot be loaded or decoded
 */
export async function preparePreview({ sides, views }: Product, chosenOptions: ChosenOptions): Promise<void> {
  const view = choosePhotograph(views, sides[0]?.name ?? '', chosenOptions);
  if (!view) return;
  const photograph = await loadPhotograph(view.picture.url);
  getWebglWarp(PREVIEW_SIZE)?.prepare(photograph);
}
