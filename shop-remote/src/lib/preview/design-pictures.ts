import type { Product, ProductView } from '@rangmala/shared/contract';
import { choosePhotograph } from '@rangmala/shared/contract/design-warnings';
import { listSideLayers } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { drawOnSurface } from '@rangmala/shared/contract/surface-mesh';
import { createOutlineKey, type LayerResources } from '../designer/layers.ts';
import { loadPhotograph } from '../load-image.ts';
import { createFlatCanvas, drawFlatDesign, getArtUrl, PREVIEW_SIZE } from './draw-flat.ts';
import { type DesignPicture, listPictures } from './list-pictures.ts';

export interface DesignToDraw {
  product: Product;
  chosenOptions: ChosenOptions;
  content: DesignContent;
  resources: LayerResources;
  /** The edited side, which is drawn first. */
  side: string;
}

/** Width of a picture while the customer types on a phone, which shows it small. */
const DRAFT_SIZE = 360;
/** Time between the first picture and those that the customer does not see while typing. */
const DRAWING_PAUSE_MS = 600;

/** The latest pictures of the latest product by id, a key of what each shows, and its width. */
const drawnPictures = new Map<string, { key: string; size: number; picture: DesignPicture | undefined }>();
let drawnProductId: string | undefined;

/**
 * Draws the pictures of a design, and only those again that have changed: first the edited side and the picture that the
 * page shows, in the size in which a phone shows them, and after a pause the others in full size.
 * @param shownId id of the picture that the page shows
 * @param onPictures receives all pictures, with placeholders for those that are not drawn yet; returns whether the rest
 * is still needed
 * @throws Error when a photograph or a picture of a layer could not be loaded, after the rest is drawn
 */
export async function drawDesignPictures(
  design: DesignToDraw,
  shownId: string | undefined,
  onPictures: (pictures: DesignPicture[]) => boolean,
): Promise<void> {
  const { product, chosenOptions, content, side } = design;
  const pictures = listPictures(product, content, chosenOptions, side);
  let isComplete = true;
  if (drawnProductId !== product.id) drawnPictures.clear();
  drawnProductId = product.id;
  const isDrawn = (picture: DesignPicture, size: number): boolean => {
    const drawn = drawnPictures.get(picture.id);
    return drawn?.key === createKey(design, picture) && drawn.size >= size;
  };
  const draw = async (picture: DesignPicture, size: number): Promise<boolean> => {
    const drawing = await drawDesignPicture(design, picture, size);
    isComplete &&= drawing.isComplete;
    const key = drawing.isComplete ? createKey(design, picture) : '';
    drawnPictures.set(picture.id, { key, size, picture: drawing.picture });
    return showDrawn();
  };
  const showDrawn = () =>
    onPictures(
      pictures.flatMap((picture) => {
        const drawn = drawnPictures.get(picture.id);
        return drawn ? (drawn.picture ?? []) : picture;
      }),
    );

  const firstSize = window.matchMedia('(width < 48rem)').matches ? DRAFT_SIZE : PREVIEW_SIZE;
  const showsFirst = ({ id, inUse, shownSides }: DesignPicture) =>
    id === shownId || (inUse === undefined && shownSides.includes(side));
  for (const picture of pictures.filter((each) => showsFirst(each) && !isDrawn(each, firstSize)))
    if (!(await draw(picture, firstSize))) return;
  if (!showDrawn()) return;
  await new Promise((resolve) => setTimeout(resolve, DRAWING_PAUSE_MS));
  for (const picture of pictures.filter((each) => !isDrawn(each, PREVIEW_SIZE)))
    if (!showDrawn() || !(await draw(picture, PREVIEW_SIZE))) return;
  if (!isComplete) throw new Error('A picture could not be loaded.');
}

/** Returns a text that differs when the drawn layers look different. */
function createKey({ content, chosenOptions, resources }: DesignToDraw, picture: DesignPicture): string {
  const layers = picture.shownSides.map((side) => listSideLayers(content, side, chosenOptions));
  const loadedIds = layers
    .flat()
    .filter(
      (layer) =>
        (layer.kind === 'picture' && resources.assets.has(layer.asset)) ||
        (layer.kind === 'text' && resources.outlines.has(createOutlineKey(layer))),
    )
    .map(({ id }) => id);
  return JSON.stringify([chosenOptions, layers, loadedIds]);
}

/**
 * Draws a preview: on white when its photograph cannot be loaded, and without the layers whose pictures cannot be loaded.
 * `picture` is undefined in a browser that cannot draw, and for the product in use without its photograph.
 * @param size width and height in pixels, at most {@link PREVIEW_SIZE}
 */
async function drawDesignPicture(
  { product, chosenOptions, content, resources }: DesignToDraw,
  picture: DesignPicture,
  size: number,
): Promise<{ picture: DesignPicture | undefined; isComplete: boolean }> {
  const { inUse, side, shownSides } = picture;
  const url = choosePhotograph(product.views, side, chosenOptions, inUse)?.picture.url;
  const photograph = url === undefined ? undefined : await loadPhotograph(url).catch(() => undefined);
  let isComplete = url === undefined || photograph !== undefined;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || (inUse !== undefined && !photograph)) return { picture: undefined, isComplete };
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size, size);
  if (photograph) context.drawImage(photograph, 0, 0, size, size);
  let sideCount = 0;
  for (const { name, area } of product.sides.filter((each) => shownSides.includes(each.name))) {
    const layers = listSideLayers(content, name, chosenOptions);
    if (layers.length === 0) continue;
    sideCount += 1;
    const view = photograph && choosePhotograph(product.views, name, chosenOptions, inUse);
    const layerPictures = await loadPictures(layers, resources);
    isComplete &&= ![...layerPictures.values()].includes(undefined);
    const flatDesign = createFlatCanvas(area, view, size);
    drawFlatDesign(flatDesign, layers, area, resources, layerPictures);
    if (view) drawOnPhotograph(context, flatDesign, view);
    else drawInMiddle(context, flatDesign);
  }
  const allPieces = inUse === undefined && sideCount > 1 && { label: 'All pieces' };
  return { picture: { ...picture, ...allPieces, source: canvas }, isComplete };
}

/** Loads the pictures of layers by asset id, and their drawings by art id; undefined for those that cannot be loaded. */
async function loadPictures(
  layers: readonly Layer[],
  { assets }: LayerResources,
): Promise<Map<string, CanvasImageSource | undefined>> {
  const load = (url: string) => loadPhotograph(url).catch(() => undefined);
  const loading = layers.map(async (layer): Promise<[string, CanvasImageSource | undefined][]> => {
    if (layer.kind === 'art') return [[layer.art, await load(getArtUrl(layer.art))]];
    const asset = layer.kind === 'picture' ? assets.get(layer.asset) : undefined;
    return asset ? [[asset.id, asset.picture ?? (await load(asset.url))]] : [];
  });
  return new Map((await Promise.all(loading)).flat());
}

function drawOnPhotograph(
  context: CanvasRenderingContext2D,
  flatDesign: HTMLCanvasElement,
  { surface, base }: ProductView,
): void {
  const { width, height } = context.canvas;
  const design = flatDesign.getContext('2d')?.getImageData(0, 0, flatDesign.width, flatDesign.height);
  if (!design) return;
  const picture = context.getImageData(0, 0, width, height);
  drawOnSurface(picture, design, surface, base);
  context.putImageData(picture, 0, 0);
}

/** Draws the flat design in the middle, with a margin. */
function drawInMiddle(context: CanvasRenderingContext2D, flatDesign: HTMLCanvasElement): void {
  const { width: size } = context.canvas;
  const scale = (size / Math.max(flatDesign.width, flatDesign.height)) * 0.9;
  const [width, height] = [flatDesign.width * scale, flatDesign.height * scale];
  context.drawImage(flatDesign, (size - width) / 2, (size - height) / 2, width, height);
}
