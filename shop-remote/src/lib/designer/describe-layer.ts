import {
  measureDistanceOverSafeEdge,
  DPI_GOOD,
  type PrintArea,
} from '@rangmala/shared/contract/design-geometry';
import { getLayerDpi, getPictureKind } from '@rangmala/shared/contract/design-warnings';
import type { Layer } from '@rangmala/shared/contract/designs';
import { computeLayerBox, createFacts, type LayerResources } from './layers.ts';

/**
 * Returns up to which printed width a picture is sharp, for example `Sharp up to 120 mm`. Returns undefined for a text
 * and for a picture of unknown size.
 */
export function describeSharpness(layer: Layer, resources: LayerResources): string | undefined {
  const dpi = getLayerDpi(layer, createFacts(resources));
  return dpi === undefined ? undefined : `Sharp up to ${Math.floor((layer.width * dpi) / DPI_GOOD)} mm`;
}

/** Says where the box of a layer is; '' when its size is not known yet. */
export function describePosition(layer: Layer, resources: LayerResources): string {
  const box = computeLayerBox(layer, resources);
  if (!box) return '';
  const [left, top] = [box.cx - box.width / 2, box.cy - box.height / 2].map(Math.round);
  return `${left} mm from the left, ${top} mm from the top.`;
}

/**
 * Describes a layer, for example `Photo, 62 × 40 mm, 212 DPI, 3 mm over the safe edge. Sharp up to 87 mm.`
 */
export function describeLayer(layer: Layer, area: PrintArea, resources: LayerResources): string {
  const box = computeLayerBox(layer, resources);
  const label =
    layer.kind === 'text'
      ? `Text “${layer.text.slice(0, 30)}”`
      : layer.kind === 'art'
        ? 'Art'
        : getPictureKind(layer);
  if (!box) return label;
  const distanceOver = Math.round(measureDistanceOverSafeEdge(box, area));
  const dpi = getLayerDpi(layer, createFacts(resources));
  const facts = [
    label,
    `${Math.round(box.width)} × ${Math.round(box.height)} mm`,
    ...(dpi === undefined ? [] : [`${Math.round(dpi)} DPI`]),
    ...(layer.rotation ? [`turned ${Math.round(layer.rotation)}°`] : []),
    ...(distanceOver > 0 ? [`${distanceOver} mm over the safe edge`] : []),
  ].join(', ');
  const sharpness = describeSharpness(layer, resources);
  return sharpness === undefined ? facts : `${facts}. ${sharpness}.`;
}
