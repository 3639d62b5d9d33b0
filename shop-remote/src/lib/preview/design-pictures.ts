import type { Product, ProductSide, ProductView } from '@rangmala/shared/contract';
import { listSidesOfPhotograph } from '@rangmala/shared/contract/design-warnings';
import { listSideLayers } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import type { LayerResources } from '../designer/layers.ts';
import { loadImage, loadPhotograph } from '../load-image.ts';
import { createFlatCanvas, drawFlatDesign, getArtUrl, PREVIEW_SIZE } from './draw-flat.ts';
import { drawPreview } from './draw-preview.ts';
import { type DesignPicture, listPictures, type PictureToDraw } from './list-pictures.ts';

export interface DesignToDraw {
  product: Product;
  chosenOptions: ChosenOptions;
  content: DesignContent;
  resources: LayerResources;
}

/**
 * Draws the previews of {@link listPictures}. Leaves out those of the product in use whose photograph cannot be loaded.
 * @throws DOMException when another picture or photograph cannot be loaded
 */
export async function drawDesignPictures(design: DesignToDraw): Promise<DesignPicture[]> {
  const { product, content, chosenOptions } = design;
  const pictures = await Promise.all(
    listPictures(product, content, chosenOptions).map((picture) => {
      const drawing = drawDesignPicture(design, picture);
      return picture.inUse === undefined ? drawing : drawing.catch(() => undefined);
    }),
  );
  return pictures.filter((picture) => picture !== undefined);
}

/** Returns the sides with layers that a preview shows: all that have the same photograph. */
export function listShownSides(
  { product, chosenOptions, content }: Omit<DesignToDraw, 'resources'>,
  { side, inUse }: PictureToDraw,
): { side: ProductSide; view: ProductView | undefined; layers: Layer[] }[] {
  const sidesOfPhotograph = listSidesOfPhotograph(product, side, chosenOptions, inUse);
  const shown = sidesOfPhotograph.length > 0 ? sidesOfPhotograph : [{ side, view: undefined }];
  return shown.flatMap(({ side: name, view }) => {
    const productSide = product.sides.find((each) => each.name === name);
    const layers = listSideLayers(content, name, chosenOptions);
    return productSide && layers.length > 0 ? [{ side: productSide, view, layers }] : [];
  });
}

/**
 * Draws a preview. Returns undefined in a browser that cannot draw.
 * @param size width and height in pixels, at most {@link PREVIEW_SIZE}
 * @throws DOMException when a picture or photograph cannot be loaded
 */
export async function drawDesignPicture(
  design: DesignToDraw,
  picture: PictureToDraw,
  size = PREVIEW_SIZE,
): Promise<DesignPicture | undefined> {
  const shownSides = listShownSides(design, picture);
  const url = shownSides[0]?.view?.picture.url;
  const photograph = url === undefined ? undefined : await loadPhotograph(url);
  const canvas = createPreviewCanvas(size);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  let background: HTMLImageElement | HTMLCanvasElement | undefined = photograph;
  for (const {
    side: { area },
    view,
    layers,
  } of shownSides) {
    const layerPictures = await loadPictures(layers, design.resources);
    const flatDesign = createFlatCanvas(area, view, size);
    drawFlatDesign(flatDesign, layers, area, design.resources, layerPictures);
    drawPreview(context, flatDesign, view, background);
    // The next side is drawn onto the picture with this side.
    background = canvas;
  }
  const label = shownSides.length > 1 ? 'All pieces' : shownSides[0]?.side.label;
  return {
    ...picture,
    label: picture.inUse ?? label ?? picture.side,
    shownSides: shownSides.map((shown) => shown.side.name),
    source: canvas,
  };
}

function createPreviewCanvas(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  return canvas;
}

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
