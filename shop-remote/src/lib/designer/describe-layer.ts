import { distanceOverSafeEdge, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import { dpiOf, type LayerFacts, pictureKindOf } from '@rangmala/shared/contract/design-warnings';
import type { Layer } from '@rangmala/shared/contract/designs';
import { boxOf, type LayerResources } from './layers.ts';

/** Returns facts about layers, as far as their pictures and outlines are loaded. */
export function toLayerFacts(resources: LayerResources): LayerFacts {
  return {
    boxOf: (layer) => boxOf(layer, resources),
    pixelsOf: (layer) => (layer.kind === 'picture' ? resources.assets.get(layer.asset)?.width : undefined),
    tonesOf: (layer) => (layer.kind === 'picture' ? resources.assets.get(layer.asset)?.tones : undefined),
  };
}

/** Describes a layer, for example `Photo, 62 × 40 mm, 212 DPI, 3 mm over the safe edge`. */
export function describeLayer(layer: Layer, area: PrintArea, resources: LayerResources): string {
  const box = boxOf(layer, resources);
  const label = layer.kind === 'text' ? `Text “${layer.text.slice(0, 30)}”` : pictureKindOf(layer);
  if (!box) return label;
  const distanceOver = Math.round(distanceOverSafeEdge(box, area));
  const dpi = dpiOf(layer, toLayerFacts(resources));
  return [
    label,
    `${Math.round(box.width)} × ${Math.round(box.height)} mm`,
    ...(dpi === undefined ? [] : [`${Math.round(dpi)} DPI`]),
    ...(layer.rotation ? [`turned ${Math.round(layer.rotation)}°`] : []),
    ...(distanceOver > 0 ? [`${distanceOver} mm over the safe edge`] : []),
  ].join(', ');
}
