import {
  measureDistanceOverSafeEdge,
  DPI_GOOD,
  type PrintArea,
  ratePrintQuality,
} from '@rangmala/shared/contract/design-geometry';
import { getLayerDpi, type LayerFacts, getPictureKind } from '@rangmala/shared/contract/design-warnings';
import type { Layer } from '@rangmala/shared/contract/designs';
import { TEXT_BOX_WIDTH } from '@rangmala/shared/contract/design-fields';
import { computeLayerBox, createOutlineKey, type LayerResources } from './layers.ts';

/** Returns functions that look up facts about a layer. They return undefined for resources that are not loaded. */
export function toLayerFacts(resources: LayerResources): LayerFacts {
  return {
    getBox: (layer) => computeLayerBox(layer, resources),
    getPixelSize: (layer) => (layer.kind === 'picture' ? resources.assets.get(layer.asset) : undefined),
    getFontSize: (layer) => measureFontSize(layer, resources),
    getTones: (layer) => (layer.kind === 'picture' ? resources.assets.get(layer.asset)?.tones : undefined),
  };
}

/** Returns the printed font size of a text in a box, in millimetres; undefined for other layers. */
export function measureFontSize(layer: Layer, { outlines }: LayerResources): number | undefined {
  if (layer.kind !== 'text' || layer.height === undefined) return undefined;
  const size = outlines.get(createOutlineKey(layer))?.size;
  return size === undefined ? undefined : (size * layer.width) / TEXT_BOX_WIDTH;
}

const QUALITY_LABELS = { fine: 'Fine', good: 'Good', low: 'Low', 'very low': 'Very low' };

/**
 * Returns the print quality of a picture in words, for example `Low print quality; good up to 26 mm wide.` Returns
 * undefined for a text and for a picture of unknown size.
 */
export function describeQuality(layer: Layer, resources: LayerResources): string | undefined {
  const dpi = getLayerDpi(layer, toLayerFacts(resources));
  if (dpi === undefined) return undefined;
  const words = `${QUALITY_LABELS[ratePrintQuality(dpi)]} print quality`;
  return ['fine', 'good'].includes(ratePrintQuality(dpi))
    ? `${words}.`
    : `${words}; good up to ${Math.floor((layer.width * dpi) / DPI_GOOD)} mm wide.`;
}

/**
 * Describes a layer, for example `Photo, 62 × 40 mm, 212 DPI, 3 mm over the safe edge. Good print quality.` A text has
 * no print quality.
 */
export function describeLayer(layer: Layer, area: PrintArea, resources: LayerResources): string {
  const box = computeLayerBox(layer, resources);
  const label = layer.kind === 'text' ? `Text “${layer.text.slice(0, 30)}”` : getPictureKind(layer);
  if (!box) return label;
  const distanceOver = Math.round(measureDistanceOverSafeEdge(box, area));
  const dpi = getLayerDpi(layer, toLayerFacts(resources));
  const facts = [
    label,
    `${Math.round(box.width)} × ${Math.round(box.height)} mm`,
    ...(dpi === undefined ? [] : [`${Math.round(dpi)} DPI`]),
    ...(layer.rotation ? [`turned ${Math.round(layer.rotation)}°`] : []),
    ...(distanceOver > 0 ? [`${distanceOver} mm over the safe edge`] : []),
  ].join(', ');
  const quality = describeQuality(layer, resources);
  return quality === undefined ? facts : `${facts}. ${quality}`;
}
