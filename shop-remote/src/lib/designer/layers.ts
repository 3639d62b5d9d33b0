import { isOutsideArea, type LayerBox, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import {
  createLayerFacts,
  FRAME_ID_PREFIX,
  type LayerFacts,
} from '@rangmala/shared/contract/design-warnings';
import type {
  Design,
  DesignAsset,
  DesignContent,
  Layer,
  TextOutline,
} from '@rangmala/shared/contract/designs';
import { getTextBox, type OutlinedText } from '@rangmala/shared/contract/design-fields';
import type { ScreenPicture } from '@rangmala/shared/pictures';
import type { Product } from '@rangmala/shared/contract';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { MAX_LAYER_MILLIMETRES, MAX_LAYERS, MIN_LAYER_WIDTH } from '@rangmala/shared/contract/rules';

/** A picture of the design, as the editor shows it. */
export interface ShownAsset extends DesignAsset {
  /** URL of the picture in the design area; empty while the picture is being drawn. */
  url: string;
  /** The decoded picture; undefined when it must be loaded from `url`. */
  picture?: ScreenPicture;
}

/** Pictures by picture id, and outlines of texts by {@link createOutlineKey}. Both determine the heights of layers. */
export interface LayerResources {
  assets: ReadonlyMap<string, ShownAsset>;
  outlines: ReadonlyMap<string, TextOutline>;
  /** What is wrong with texts whose outlines are late or refused, by {@link createOutlineKey}. */
  textProblems?: ReadonlyMap<string, TextProblem>;
}

export interface TextProblem {
  sentence: string;
  /** Whether the server has refused the text; otherwise the outline follows. */
  isRefused: boolean;
}

/** Returns the key of a text's outline in {@link LayerResources}: what its shape depends on. */
export const createOutlineKey = (text: OutlinedText): string =>
  JSON.stringify([text.typeface, text.text, getTextBox(text)]);

/** Returns why a text is not shown as it is printed; undefined when it is, or will be in a moment. */
export function findTextProblem(layer: Layer, resources: LayerResources): TextProblem | undefined {
  if (layer.kind !== 'text') return undefined;
  const key = createOutlineKey(layer);
  return resources.outlines.has(key) ? undefined : resources.textProblems?.get(key);
}

/** Returns whether a text is shown as it is printed in a moment. */
export const isOutlineLoading = (layer: Layer, resources: LayerResources): boolean =>
  layer.kind === 'text' &&
  !resources.outlines.has(createOutlineKey(layer)) &&
  findTextProblem(layer, resources) === undefined;

/** Returns functions that tell facts about layers; undefined for a picture or an outline that is not loaded. */
export const createFacts = ({ assets, outlines }: LayerResources): LayerFacts =>
  createLayerFacts({
    findPicture: (id) => assets.get(id),
    findTones: (id) => assets.get(id)?.tones,
    findOutline: (text) => outlines.get(createOutlineKey(text)),
  });

/** Returns a layer's box; undefined while its picture or outline is not loaded. */
export const computeLayerBox = (layer: Layer, resources: LayerResources): LayerBox | undefined =>
  createFacts(resources).getBox(layer);

export function getSideLayers(content: DesignContent, side: string): readonly Layer[] {
  return content.sides.find((sideContent) => sideContent.side === side)?.layers ?? [];
}

/** Returns the name of the side that has the layer with this id; undefined when no side has the layer. */
export function findSideWithLayer(content: DesignContent, layerId: string | undefined): string | undefined {
  return content.sides.find(({ layers }) => layers.some(({ id }) => id === layerId))?.side;
}

/** Returns the content with changed layers of one side; the same content when `change` returns its argument. */
export function changeSideLayers(
  content: DesignContent,
  side: string,
  change: (layers: readonly Layer[]) => readonly Layer[],
): DesignContent {
  const oldLayers = getSideLayers(content, side);
  const layers = change(oldLayers);
  if (layers === oldLayers) return content;
  const otherSides = content.sides.filter((sideContent) => sideContent.side !== side);
  const index = content.sides.findIndex((sideContent) => sideContent.side === side);
  const sides = otherSides.slice();
  sides.splice(index < 0 ? otherSides.length : index, 0, { side, layers: [...layers] });
  return { ...content, sides };
}

/** Returns the layers with `changedLayer` in place of the layer with the same id. */
export function replaceLayer(layers: readonly Layer[], changedLayer: Layer): readonly Layer[] {
  return layers.map((layer) => (layer.id === changedLayer.id ? changedLayer : layer));
}

/** Returns the layers with one layer moved one position up (+1) or down (−1); unchanged at the ends. */
export function moveLayer(layers: readonly Layer[], id: string, step: 1 | -1): readonly Layer[] {
  const index = layers.findIndex((layer) => layer.id === id);
  const newIndex = index + step;
  const [layer, neighbour] = [layers[index], layers[newIndex]];
  if (!layer || !neighbour) return layers;
  const movedLayers = layers.slice();
  [movedLayers[index], movedLayers[newIndex]] = [neighbour, layer];
  return movedLayers;
}

/** Returns whether part of a layer lies on the print area. Returns true for a layer of unknown size. */
export function isOnArea(layer: Layer, area: PrintArea, resources: LayerResources): boolean {
  const box = computeLayerBox(layer, resources);
  return box === undefined || !isOutsideArea(box, area);
}

/** Rounds to three decimals. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Normalises an angle to −180 to 180 degrees. */
export function normalizeAngle(degrees: number): number {
  return round(degrees - 360 * Math.round(degrees / 360));
}

/** Returns the id of a new layer that is the frame of a template. */
export const createFrameId = (): string => FRAME_ID_PREFIX + createLayerId();

/** Returns an id for a copy of a layer. The copy of a frame gets the id of a frame. */
export const createCopyId = ({ id }: Layer): string =>
  id.startsWith(FRAME_ID_PREFIX) ? createFrameId() : createLayerId();

/** Returns up to ten random letters and digits, enough to be unique within a design. */
export const createLayerId = (): string => Math.random().toString(36).slice(2, 12);

export function createEmptyContent({ sides }: Product, options: ChosenOptions): DesignContent {
  return { v: 1, options, note: '', sides: sides.map(({ name }) => ({ side: name, layers: [] })) };
}

export const hasAnyLayer = ({ sides }: DesignContent): boolean =>
  sides.some(({ layers }) => layers.length > 0);

export function extractContent({ v, options, note, sides }: Design): DesignContent {
  return { v, options, note, sides };
}

export const TOO_MANY_LAYERS = `A design can have at most ${MAX_LAYERS} layers. Please delete one first.`;

export const hasTooManyLayers = ({ sides }: DesignContent): boolean =>
  sides.reduce((count, { layers }) => count + layers.length, 0) > MAX_LAYERS;

/** Returns the layer with the nearest position and width that the server accepts. */
export function limitLayer<T extends Layer>(layer: T): T {
  return {
    ...layer,
    cx: limit(layer.cx, -MAX_LAYER_MILLIMETRES),
    cy: limit(layer.cy, -MAX_LAYER_MILLIMETRES),
    width: limit(layer.width, MIN_LAYER_WIDTH),
  };
}

const limit = (value: number, min: number): number => Math.min(MAX_LAYER_MILLIMETRES, Math.max(min, value));
