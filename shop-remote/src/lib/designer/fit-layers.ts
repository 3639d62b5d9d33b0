import { chooseVisibleColour, computeContrast } from '@rangmala/shared/contract/design-colours';
import { applyVariant, resizeLayer } from '@rangmala/shared/contract/design-fields';
import {
  computeBounds,
  DPI_GOOD,
  type LayerBox,
  measureDistanceOverSafeEdge,
  type PrintArea,
} from '@rangmala/shared/contract/design-geometry';
import {
  getLayerDpi,
  type LayerFacts,
  MIN_CONTRAST,
  MIN_FONT_SIZE,
  type PrintTarget,
} from '@rangmala/shared/contract/design-warnings';
import type { DesignContent, Layer, PictureLayer, TextLayer } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { MAX_TEXT_LINES } from '@rangmala/shared/contract/rules';
import { round } from './layers.ts';
import { isPhotoSlot } from './local-pictures.ts';

/** Distance between two baselines as a share of the font size. */
const LINE_HEIGHT = 1.25;
/** Width of a letter as a share of the font size, on average. */
const LETTER_WIDTH = 0.6;
/** A picture is not made smaller than this share of its size. */
const MIN_SHRINK = 0.25;

/**
 * Returns the content with the layers of a side changed so that fewer warnings apply: layers over the safe edge are
 * moved and scaled inside, letters that are too small are enlarged, pictures of low resolution are made smaller, and
 * invisible texts get another colour. Returns the same content when nothing can be improved. Locked layers and art stay.
 * @param layerId limits the changes to one layer
 */
export function fitSide(
  content: DesignContent,
  side: string,
  target: PrintTarget,
  facts: LayerFacts,
  chosenOptions: ChosenOptions,
  layerId?: string,
): DesignContent {
  let isChanged = false;
  const fit = (layer: Layer): Layer => {
    if (layerId !== undefined && layer.id !== layerId) return layer;
    const shown = applyVariant(layer, chosenOptions);
    const fitted = fitLayer(shown, target, facts);
    if (fitted === shown) return layer;
    isChanged = true;
    if (fitted.kind !== 'text' || layer.kind !== 'text' || shown.kind !== 'text') return fitted;
    if (fitted.colour === shown.colour) return { ...fitted, colour: layer.colour };
    const { variants: _variants, ...withoutVariants } = fitted;
    return withoutVariants;
  };
  const sides = content.sides.map((each) =>
    each.side === side ? { ...each, layers: each.layers.map(fit) } : each,
  );
  return isChanged ? { ...content, sides } : content;
}

/** Returns a layer with fewer warnings; the same layer when it has none, or when they cannot be helped. */
export function fitLayer(layer: Layer, target: PrintTarget, facts: LayerFacts): Layer {
  if (layer.locked || layer.kind === 'art' || !facts.getBox(layer)) return layer;
  const improved =
    layer.kind === 'text' ? improveText(layer, target, facts) : shrinkToResolution(layer, facts);
  return moveInside(improved, target.area, facts);
}

function improveText(
  layer: TextLayer,
  { area, backgroundColour }: PrintTarget,
  facts: LayerFacts,
): TextLayer {
  const isInvisible =
    layer.field === undefined && computeContrast(layer.colour, backgroundColour) < MIN_CONTRAST;
  const visible = isInvisible
    ? { ...layer, colour: chooseVisibleColour(layer.colour, backgroundColour) }
    : layer;
  const size = facts.getFontSize?.(layer);
  return size === undefined || size >= MIN_FONT_SIZE ? visible : enlargeLetters(visible, size, area, facts);
}

/** Enlarges the box of a text; gives it more lines and the width of the safe area when it cannot grow that much. */
function enlargeLetters(layer: TextLayer, size: number, area: PrintArea, facts: LayerFacts): TextLayer {
  const larger = resizeLayer(layer, round((layer.width * MIN_FONT_SIZE * 1.02) / size));
  if (computeShrink(larger, area, facts) === 1) return larger;
  const [width, safeHeight] = [area.width - 2 * area.safe, area.height - 2 * area.safe];
  const lengths = layer.text.split('\n').map((line) => line.length * LETTER_WIDTH * MIN_FONT_SIZE);
  const lineCount = lengths.reduce((count, length) => count + Math.max(1, Math.ceil(length / width)), 0);
  const lines = Math.min(MAX_TEXT_LINES, Math.max(layer.lines ?? 1, lineCount));
  const height = Math.min(
    safeHeight,
    Math.max(layer.height ?? 0, (lines + 0.5) * LINE_HEIGHT * MIN_FONT_SIZE),
  );
  if (lines * LINE_HEIGHT * MIN_FONT_SIZE > safeHeight || layer.rotation % 180 !== 0) return layer;
  return { ...layer, width, height, lines, size: Math.max(layer.size ?? height, MIN_FONT_SIZE) };
}

/** Makes a picture as small as its resolution needs. The place that the shop has given to a photo keeps its size. */
function shrinkToResolution(layer: PictureLayer, facts: LayerFacts): PictureLayer {
  const dpi = getLayerDpi(layer, facts);
  if (dpi === undefined || Math.round(dpi) >= DPI_GOOD || isPhotoSlot(layer)) return layer;
  const scale = dpi / DPI_GOOD;
  return scale < MIN_SHRINK ? layer : resizeLayer(layer, round(layer.width * scale));
}

/** Scales a layer down to the size of the safe area, and moves it inside. */
function moveInside(layer: Layer, area: PrintArea, facts: LayerFacts): Layer {
  const box = facts.getBox(layer);
  if (!box || measureDistanceOverSafeEdge(box, area) < 0.5) return layer;
  if (layer.kind === 'picture' && coversArea(box, area)) return layer;
  const shrink = computeShrink(layer, area, facts);
  const smaller = shrink < 1 ? resizeLayer(layer, Math.floor(layer.width * shrink * 1000) / 1000) : layer;
  const { left, right, top, bottom } = computeBounds(facts.getBox(smaller) ?? box);
  const { width, height, safe } = area;
  const cx = layer.cx + Math.max(0, safe - left) - Math.max(0, right - (width - safe));
  const cy = layer.cy + Math.max(0, safe - top) - Math.max(0, bottom - (height - safe));
  return { ...smaller, cx: round(cx), cy: round(cy) };
}

/** Returns the scale, at most 1, at which a layer is as large as the safe area. */
function computeShrink(layer: Layer, { width, height, safe }: PrintArea, facts: LayerFacts): number {
  const box = facts.getBox(layer);
  if (!box) return 1;
  const { left, right, top, bottom } = computeBounds(box);
  return Math.min(1, (width - 2 * safe) / (right - left), (height - 2 * safe) / (bottom - top));
}

/** Returns whether a picture reaches over the bleed on every side, and so ends nowhere on the product. */
function coversArea(box: LayerBox, { width, height, bleed }: PrintArea): boolean {
  const { left, right, top, bottom } = computeBounds(box);
  const tolerance = 0.05;
  return (
    left <= tolerance - bleed &&
    top <= tolerance - bleed &&
    right >= width + bleed - tolerance &&
    bottom >= height + bleed - tolerance
  );
}
