import type { Product, ProductSide } from '@rangmala/shared/contract';
import { choosePhotograph } from '@rangmala/shared/contract/design-warnings';
import { applyVariant } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import type { LayerResources } from '../designer/layers.ts';
import { loadImage, loadPhotograph } from './load-image.ts';
import { createFlatCanvas, drawFlatDesign, getArtUrl } from './draw-flat.ts';
import { drawPreview, PREVIEW_SIZE } from './draw-preview.ts';

/** A preview of one side of a design. */
export interface DesignPicture {
  side: string;
  /** Name of the side for customers. */
  label: string;
  /** Data URL of the preview. */
  url: string;
}

export interface DesignToDraw {
  product: Product;
  chosenOptions: ChosenOptions;
  content: DesignContent;
  resources: LayerResources;
}

/**
 * Returns a preview of each side that has layers.
 * @throws DOMException when a picture or photograph cannot be loaded
 */
export async function drawDesignPictures({
  product,
  chosenOptions,
  content,
  resources,
}: DesignToDraw): Promise<DesignPicture[]> {
  const pictures = await Promise.all(
    product.sides.map((side) =>
      drawSidePicture(
        product,
        chosenOptions,
        side,
        listSideLayers(content, side.name, chosenOptions),
        resources,
      ),
    ),
  );
  return pictures.filter((picture) => picture !== undefined);
}

/**
 * Returns a preview of a side; undefined for a side without layers.
 * @param layers the layers in the colours of the chosen options
 * @throws DOMException when a picture or photograph cannot be loaded
 */
export async function drawSidePicture(
  { views }: Product,
  chosenOptions: ChosenOptions,
  { name, label, area }: ProductSide,
  layers: readonly Layer[],
  resources: LayerResources,
): Promise<DesignPicture | undefined> {
  if (layers.length === 0) return undefined;
  const view = choosePhotograph(views, name, chosenOptions);
  const [layerPictures, photograph] = await Promise.all([
    loadPictures(layers, resources),
    view && loadPhotograph(view.picture.url),
  ]);
  const canvas = document.createElement('canvas');
  canvas.width = PREVIEW_SIZE;
  canvas.height = PREVIEW_SIZE;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const flatDesign = createFlatCanvas(area);
  drawFlatDesign(flatDesign, layers, area, resources, layerPictures);
  drawPreview(context, flatDesign, view, photograph);
  return { side: name, label, url: toDataUrl(canvas) };
}

/** Returns a preview as JPEG, which browsers encode much faster than WebP. */
export const toDataUrl = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/jpeg', 0.9);

/** Returns the layers of a side in the colours and with the art of the chosen options. */
export const listSideLayers = (content: DesignContent, side: string, chosenOptions: ChosenOptions): Layer[] =>
  (content.sides.find((each) => each.side === side)?.layers ?? []).map((layer) =>
    applyVariant(layer, chosenOptions),
  );

/** Loads the pictures of layers by asset id, and their drawings by art id. */
export async function loadPictures(
  layers: readonly Layer[],
  resources: LayerResources,
): Promise<Map<string, CanvasImageSource>> {
  const usedAssets = layers.flatMap((layer) =>
    layer.kind === 'picture' ? (resources.assets.get(layer.asset) ?? []) : [],
  );
  const usedArt = [...new Set(layers.flatMap((layer) => (layer.kind === 'art' ? [layer.art] : [])))];
  return new Map(
    await Promise.all([
      ...usedAssets.map(async ({ id, url, picture }) => [id, picture ?? (await loadImage(url))] as const),
      ...usedArt.map(async (art) => [art, await loadPhotograph(getArtUrl(art))] as const),
    ]),
  );
}
