import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { MAX_LAYERS, MAX_LAYER_MILLIMETRES, MIN_LAYER_WIDTH } from '@rangmala/shared/contract/rules';

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
