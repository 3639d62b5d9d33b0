import {
  computeBounds,
  DPI_GOOD,
  computeEffectiveDpi,
  type LayerBox,
  MM_PER_INCH,
  measureDistanceOverSafeEdge,
  type PrintArea,
  ratePrintQuality,
} from './design-geometry.ts';
import { computeContrast, computeContrastRatio, computeLuminance } from './design-colours.ts';
import { fitPicture, listSideLayers, TEXT_BOX_WIDTH } from './design-fields.ts';
import type { DesignContent, Layer, TextLayer, TextOutline } from './designs.ts';
import type { ProductSide, ProductView } from './product-details.ts';

/** Smallest WCAG contrast ratio with the product's colour at which text or a part of a picture counts as visible. */
export const MIN_CONTRAST = 1.5;
/** A picture gets a warning when less than this share of its opaque pixels has at least {@link MIN_CONTRAST}. */
const MIN_VISIBLE_SHARE = 0.03;

/** Number of lightness steps in which the opaque pixels of a picture are counted. */
export const TONES = 16;
/** Exponent that makes the lightness steps look about equally far apart, like sRGB values. */
const TONE_GAMMA = 2.4;

/** Returns the lightness step of a relative luminance. */
export const getTone = (relativeLuminance: number): number =>
  Math.min(TONES - 1, Math.floor(relativeLuminance ** (1 / TONE_GAMMA) * TONES));
const getToneLuminance = (step: number): number => ((step + 0.5) / TONES) ** TONE_GAMMA;

/**
 * Returns the first photograph of this side that fits the chosen options, if there is one.
 * @param label of a photograph of the product in use; undefined for the photograph of the side
 */
export function choosePhotograph(
  views: readonly ProductView[],
  side: string,
  chosenOptions: Readonly<Record<string, string>>,
  label?: string,
): ProductView | undefined {
  return views.find(
    (view) =>
      view.side === side &&
      view.label === label &&
      Object.entries(view.options).every(([name, value]) => chosenOptions[name] === value),
  );
}

interface PhotographedProduct {
  sides: readonly { name: string }[];
  views: readonly ProductView[];
}

/**
 * Returns the sides that one photograph shows, such as the pencils of a set, in the product's order: `side` and the
 * sides with the same photograph. Each view is the photograph with the position of the side.
 * @param label as in {@link choosePhotograph}
 */
export function listSidesOfPhotograph(
  { sides, views }: PhotographedProduct,
  side: string,
  chosenOptions: Readonly<Record<string, string>>,
  label?: string,
): { side: string; view: ProductView }[] {
  const url = choosePhotograph(views, side, chosenOptions, label)?.picture.url;
  return sides.flatMap(({ name }) => {
    const view = choosePhotograph(views, name, chosenOptions, label);
    return view && view.picture.url === url ? [{ side: name, view }] : [];
  });
}

/**
 * Returns the sides with layers whose pictures show the whole design: one side for each photograph.
 * @param label as in {@link choosePhotograph}
 */
export function listPicturedSides(
  product: PhotographedProduct,
  content: Pick<DesignContent, 'sides'>,
  chosenOptions: Readonly<Record<string, string>>,
  label?: string,
): string[] {
  const shownUrls = new Set<string>();
  return content.sides.flatMap(({ side, layers }) => {
    if (layers.length === 0) return [];
    const url = choosePhotograph(product.views, side, chosenOptions, label)?.picture.url;
    if (url === undefined) return label === undefined ? [side] : [];
    if (shownUrls.has(url)) return [];
    shownUrls.add(url);
    return [side];
  });
}

/** The print area of a side, and the colour of the product under the print. */
export interface PrintTarget {
  area: PrintArea;
  /** Colour of the product under the print, `#rrggbb`. */
  backgroundColour: string;
}

interface PrintedProduct {
  sides: readonly ProductSide[];
  views: readonly ProductView[];
}

/** Returns the print target of a side with the chosen options; undefined for an unknown side. */
export function findPrintTarget(
  { sides, views }: PrintedProduct,
  side: string,
  chosenOptions: Readonly<Record<string, string>>,
): PrintTarget | undefined {
  const area = sides.find(({ name }) => name === side)?.area;
  return area && { area, backgroundColour: choosePhotograph(views, side, chosenOptions)?.base ?? '#ffffff' };
}

/** Facts about layers. A fact is undefined when it is unknown or does not apply. */
export interface LayerFacts {
  getBox: (layer: Layer) => LayerBox | undefined;
  /** Size in pixels of the whole picture, before it is cropped. */
  getPixelSize: (layer: Layer) => { width: number; height: number } | undefined;
  /** Printed font size (em) of a text in a box, in millimetres. */
  getFontSize?: (layer: Layer) => number | undefined;
  /** Shares of the picture's opaque pixels in each of the {@link TONES} lightness steps, darkest step first. */
  getTones: (layer: Layer) => readonly number[] | undefined;
}

/** What decides the size and the look of layers: their pictures by id, and the outlines of their texts. */
export interface LayerSources {
  findPicture: (id: string) => { width: number; height: number } | undefined;
  findTones: (pictureId: string) => readonly number[] | undefined;
  findOutline: (layer: TextLayer) => TextOutline | undefined;
}

/**
 * Returns functions that tell facts about layers. Without a height of its own, a layer has the proportions of its text
 * or of its cropped picture.
 */
export function createLayerFacts({ findPicture, findTones, findOutline }: LayerSources): LayerFacts {
  const measureHeight = (layer: Layer): number | undefined => {
    if (layer.height !== undefined || layer.kind === 'art') return layer.height;
    const size = layer.kind === 'text' ? findOutline(layer) : findPicture(layer.asset);
    const crop = (layer.kind === 'picture' && layer.crop) || { width: 1, height: 1 };
    return size && (layer.width * size.height * crop.height) / (size.width * crop.width);
  };
  return {
    getBox(layer) {
      const { cx, cy, width, rotation } = layer;
      const height = measureHeight(layer);
      return height === undefined ? undefined : { cx, cy, width, rotation, height };
    },
    getPixelSize: (layer) => (layer.kind === 'picture' ? findPicture(layer.asset) : undefined),
    getFontSize(layer) {
      const size = layer.kind === 'text' && layer.height !== undefined ? findOutline(layer)?.size : undefined;
      return size === undefined ? undefined : (size * layer.width) / TEXT_BOX_WIDTH;
    },
    getTones: (layer) => (layer.kind === 'picture' ? findTones(layer.asset) : undefined),
  };
}

/** Prefix of a layer's id when the layer is the frame of a template. */
export const FRAME_ID_PREFIX = 'frame-';

/** Returns the kind of a picture layer: the frame of a template, or a photo. */
export const getPictureKind = ({ id }: Layer): 'Frame' | 'Photo' =>
  id.startsWith(FRAME_ID_PREFIX) ? 'Frame' : 'Photo';

/** Returns the name of a layer for customers, such as `Photo 1`, `Frame 1` or `Text: Asha`. */
export function getLayerName(layer: Layer, layers: readonly Layer[]): string {
  if (layer.kind === 'text') return `Text: ${layer.text.replaceAll('\n', ' ').slice(0, 30)}`;
  if (layer.kind === 'art')
    return `Art ${layers.filter((each) => each.kind === 'art').findIndex(({ id }) => id === layer.id) + 1}`;
  const kind = getPictureKind(layer);
  const layersOfKind = layers.filter((each) => each.kind === 'picture' && getPictureKind(each) === kind);
  return `${kind} ${layersOfKind.findIndex(({ id }) => id === layer.id) + 1}`;
}

/**
 * Returns the resolution in DPI of a printed picture layer, or undefined for a text and for a picture of unknown size.
 */
export function getLayerDpi(layer: Layer, { getPixelSize }: LayerFacts): number | undefined {
  const pixels = getPixelSize(layer);
  if (layer.kind !== 'picture' || pixels === undefined) return undefined;
  const { crop, box } = fitPicture(layer, pixels, { width: layer.width, height: layer.height ?? 1 });
  return computeEffectiveDpi(pixels.width * crop.width, box.width);
}

/** Returns the warnings about a layer. A design with warnings can be ordered. */
function listLayerWarnings(
  layer: Layer,
  name: string,
  { area, backgroundColour }: PrintTarget,
  facts: LayerFacts,
): string[] {
  const box = facts.getBox(layer);
  return [
    createResolutionWarning(layer, facts),
    createSizeWarning(layer, facts),
    // The art of a template reaches into the bleed on purpose.
    box && layer.kind !== 'art' ? createEdgeWarning(layer, box, name, area) : undefined,
    // A field of the shop's own design has a colour for the art below it.
    layer.kind === 'text' &&
    layer.field === undefined &&
    computeContrast(layer.colour, backgroundColour) < MIN_CONTRAST
      ? `“${shortenText(layer.text)}” is nearly invisible on this product colour. Another colour would be easier to read.`
      : undefined,
    isHardlyVisible(facts.getTones(layer), backgroundColour)
      ? `${name} is nearly invisible on this product colour. A darker or lighter picture would be easier to see.`
      : undefined,
  ].filter((sentence) => sentence !== undefined);
}

/**
 * Returns whether too few of a picture's opaque pixels have enough contrast with the product. Returns false for unknown
 * tones.
 */
function isHardlyVisible(tones: readonly number[] | undefined, backgroundColour: string): boolean {
  if (!tones) return false;
  const backgroundLuminance = computeLuminance(backgroundColour);
  const visibleShare = tones
    .filter((_, step) => computeContrastRatio(getToneLuminance(step), backgroundLuminance) >= MIN_CONTRAST)
    .reduce((sum, share) => sum + share, 0);
  return visibleShare < MIN_VISIBLE_SHARE;
}

/** Returns the warnings about all layers of a design in the chosen options, without duplicates. */
export function listDesignWarnings(
  product: PrintedProduct,
  content: Pick<DesignContent, 'sides'>,
  chosenOptions: Readonly<Record<string, string>>,
  facts: LayerFacts,
): string[] {
  const sentences = content.sides.flatMap(({ side }) => {
    const target = findPrintTarget(product, side, chosenOptions);
    const layers = listSideLayers(content, side, chosenOptions);
    return target
      ? layers.flatMap((layer) => listLayerWarnings(layer, getLayerName(layer, layers), target, facts))
      : [];
  });
  return [...new Set(sentences)];
}

function createResolutionWarning(layer: Layer, facts: LayerFacts): string | undefined {
  const dpi = getLayerDpi(layer, facts);
  if (dpi === undefined || layer.kind !== 'picture') return undefined;
  const quality = ratePrintQuality(dpi);
  if (quality === 'fine' || quality === 'good') return undefined;
  const goodWidth = Math.floor(((dpi * (layer.width / MM_PER_INCH)) / DPI_GOOD) * MM_PER_INCH);
  const advice = `It would print well up to ${goodWidth} mm wide.`;
  return quality === 'low'
    ? `This picture has a low resolution (${Math.round(dpi)} DPI) at this size. ${advice}`
    : `This picture will look blurred in print (${Math.round(dpi)} DPI). ${advice} You can still order it.`;
}

/** Smallest font size (em) in millimetres at which print is easy to read: about 6 points. */
export const MIN_FONT_SIZE = 2;

function createSizeWarning(layer: Layer, { getFontSize }: LayerFacts): string | undefined {
  const size = getFontSize?.(layer);
  if (layer.kind !== 'text' || size === undefined || size >= MIN_FONT_SIZE) return undefined;
  return `“${shortenText(layer.text)}” is printed in letters of only ${size.toFixed(1)} mm. Fewer letters would be easier to read.`;
}

/**
 * Returns the warning about a layer that may be cut off, if any. A picture gets the warning only when one of its edges
 * is between the safe edge and the outer edge of the bleed.
 */
function createEdgeWarning(layer: Layer, box: LayerBox, name: string, area: PrintArea): string | undefined {
  const distanceMm = Math.round(measureDistanceOverSafeEdge(box, area));
  if (distanceMm < 1) return undefined;
  if (layer.kind === 'picture' && !endsNearEdge(box, area)) return undefined;
  const label = layer.kind === 'text' ? `“${shortenText(layer.text)}”` : name;
  return `${label} reaches ${distanceMm} mm over the safe edge and may be cut off there.`;
}

/** Returns whether an edge of the box's bounding rectangle is between the safe edge and the outer edge of the bleed. */
function endsNearEdge(box: LayerBox, { width, height, bleed, safe }: PrintArea): boolean {
  const { left, right, top, bottom } = computeBounds(box);
  const distances = [left, top, width - right, height - bottom];
  return distances.some((distance) => distance < safe - 0.5 && distance > -bleed + 0.05);
}

/** Returns the beginning of a text in one line, for a sentence about it. */
export const shortenText = (text: string): string => text.replaceAll('\n', ' ').slice(0, 30);
