import { resizeLayer } from '@rangmala/shared/contract/design-fields';
import type { Point, PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { TextLayer, TextOutline, Typeface } from '@rangmala/shared/contract/designs';
import { MAX_TEXT_LINES } from '@rangmala/shared/contract/rules';
import { clampToSafeArea, findFreeRoom, type Obstacle } from './free-room.ts';
import { createLayerId, round } from './layers.ts';

export interface NewTextLayer {
  text: string;
  typeface: Typeface;
  colour: string;
  /** Where the text is wanted, in millimetres; in free room by default. */
  at?: Point;
  /** Vertical position of the line's centre in a template, as a fraction of the area's height. */
  verticalPosition?: number;
  /** Fraction of the safe area's width that the text may fill. */
  share?: number;
}

/** A text that the customer adds, before it is typed. */
export const NEW_TEXT: NewTextLayer = { text: 'Your text', typeface: 'mukta', colour: '#23306f' };

/** Largest font size of a new text as a share of its box's height: two lines fit at this size. */
const FONT_SHARE = 0.4;
/** Font size in millimetres that a new text on a very flat area has, such as on a pen. */
const SMALL_FONT_SIZE = 4;
/** Smallest height of a line in millimetres that can be read. */
const MIN_LINE_HEIGHT = 2.5;

/** Returns a text in a box inside the safe area, in which it wraps and becomes smaller while the customer types. */
export function createTextLayer(
  { text, typeface, colour, at, verticalPosition, share = 1 }: NewTextLayer,
  area: PrintArea,
  obstacles: readonly Obstacle[],
): TextLayer {
  const [safeWidth, safeHeight] = [area.width - 2 * area.safe, area.height - 2 * area.safe];
  const width = round(safeWidth * share);
  const height = round(Math.min(safeHeight, Math.max(safeHeight * 0.3, width * 0.2)));
  const isTemplate = verticalPosition !== undefined;
  const size = round(
    Math.max(height * (isTemplate ? 0.8 : FONT_SHARE), Math.min(height * 0.8, SMALL_FONT_SIZE)),
  );
  const box = { width, height };
  const wanted: Point | undefined = isTemplate ? [area.width / 2, area.height * verticalPosition] : at;
  const { scale, ...centre } = wanted
    ? { ...clampToSafeArea(area, box, wanted), scale: 1 }
    : findFreeRoom(area, box, obstacles);
  const layer: TextLayer = {
    id: createLayerId(),
    kind: 'text',
    text,
    typeface,
    colour,
    ...centre,
    ...box,
    size,
    lines: isTemplate ? 1 : Math.min(MAX_TEXT_LINES, Math.max(1, Math.floor(height / MIN_LINE_HEIGHT))),
    rotation: 0,
    flip: false,
  };
  return scale === 1 ? layer : resizeLayer(layer, round(width * scale));
}

/**
 * Returns a text with a box, for a text that has none: the letters keep their size and their middle, and the box is as
 * wide as the safe area allows. Returns a text with a box unchanged.
 */
export function giveTextBox(layer: TextLayer, outline: TextOutline, area: PrintArea): TextLayer {
  if (layer.height !== undefined) return layer;
  const scale = layer.width / outline.width;
  const height = round(outline.height * scale);
  const room = (position: number, total: number) =>
    2 * Math.min(position - area.safe, total - area.safe - position);
  const isUpright = layer.rotation % 180 === 0;
  return {
    ...layer,
    width: isUpright ? round(Math.max(layer.width, room(layer.cx, area.width))) : layer.width,
    height: isUpright ? round(Math.max(height, Math.min(2 * height, room(layer.cy, area.height)))) : height,
    size: round(1000 * scale),
    lines: MAX_TEXT_LINES,
  };
}

/** Largest curve of a text, in percent: the text runs around half a circle. */
export const MAX_CURVE = 100;

/** Returns how much a text is curved: 0 for a straight text, positive for an arch, from −100 to 100 percent. */
export const readCurve = ({ arc, width }: TextLayer): number =>
  arc === undefined ? 0 : Math.round((50 * width) / arc);

/**
 * Returns a text with a box curved by −100 to 100 percent. The box becomes high enough for the curved letters, and moves
 * into the safe area.
 */
export function curveText(layer: TextLayer, percent: number, area: PrintArea): TextLayer {
  const { arc: _arc, ...straight } = layer;
  const size = layer.size ?? layer.height ?? 1;
  const baseHeight = round((layer.height ?? size) - 2 * measureSag(layer));
  if (Math.abs(percent) < 2) return { ...straight, size, height: Math.max(size, baseHeight) };
  const curved = { ...straight, size, arc: round((50 * layer.width) / percent) };
  const height = round(Math.max(size, baseHeight) + 2 * measureSag(curved));
  return {
    ...curved,
    height,
    ...(layer.rotation === 0 && clampToSafeArea(area, { width: layer.width, height }, [layer.cx, layer.cy])),
  };
}

/** Returns how far the ends of a text as wide as its box are below or above its middle, in millimetres. */
const measureSag = ({ arc, width }: TextLayer): number =>
  arc === undefined ? 0 : Math.abs(arc) * (1 - Math.cos(width / 2 / Math.abs(arc)));
