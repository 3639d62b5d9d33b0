import {
  effectiveDpi,
  overSafeEdge,
  type PrintArea,
  type Quality,
  qualityOf,
} from '@rangmala/shared/contract/design-geometry';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { boxOf, type Sizes } from './layers.ts';

const DPI_FOR_GOOD = 150;

/** Dots an inch of a picture layer as it is printed; undefined for text and unknown pictures. */
export function dpiOf(layer: Layer, { assets }: Sizes): number | undefined {
  const asset = layer.kind === 'picture' ? assets.get(layer.asset) : undefined;
  if (layer.kind !== 'picture' || !asset) return undefined;
  return effectiveDpi(asset.width * (layer.crop?.width ?? 1), layer.width);
}

/** What a layer's button is called: `Photo 1`, `Text: Asha`. */
export function nameOfLayer(layer: Layer, layers: readonly Layer[]): string {
  if (layer.kind === 'text') return `Text: ${layer.text.replaceAll('\n', ' ').slice(0, 30)}`;
  const photos = layers.filter(({ kind }) => kind === 'picture');
  return `Photo ${photos.findIndex(({ id }) => id === layer.id) + 1}`;
}

/** A layer in words: `Photo, 62 × 40 mm, 212 DPI, 3 mm over the safe edge`. */
export function describeLayer(layer: Layer, area: PrintArea, sizes: Sizes): string {
  const box = boxOf(layer, sizes);
  const what = layer.kind === 'text' ? `Text “${layer.text.slice(0, 30)}”` : 'Photo';
  if (!box) return what;
  const over = Math.round(overSafeEdge(box, area));
  const dpi = dpiOf(layer, sizes);
  return [
    what,
    `${Math.round(box.width)} × ${Math.round(box.height)} mm`,
    ...(dpi === undefined ? [] : [`${Math.round(dpi)} DPI`]),
    ...(layer.rotation ? [`turned ${Math.round(layer.rotation)}°`] : []),
    ...(over > 0 ? [`${over} mm over the safe edge`] : []),
  ].join(', ');
}

/** A warning about a picture that is too small for its size in print; undefined when it is good. */
export function qualityWarning(
  layer: Layer,
  sizes: Sizes,
): { quality: Quality; sentence: string } | undefined {
  const dpi = dpiOf(layer, sizes);
  const asset = layer.kind === 'picture' ? sizes.assets.get(layer.asset) : undefined;
  if (dpi === undefined || !asset || layer.kind !== 'picture') return undefined;
  const quality = qualityOf(dpi);
  if (quality === 'fine' || quality === 'good') return undefined;
  const goodWidth = Math.floor(((asset.width * (layer.crop?.width ?? 1)) / DPI_FOR_GOOD) * 25.4);
  const advice = `It would print well up to ${goodWidth} mm wide.`;
  return {
    quality,
    sentence:
      quality === 'low'
        ? `This picture has a low resolution (${Math.round(dpi)} DPI) at this size. ${advice}`
        : `This picture will look blurred in print (${Math.round(dpi)} DPI). ${advice} You can still order it.`,
  };
}

/** The warnings about all pictures of a design, each sentence once. */
export function designWarnings(content: DesignContent, sizes: Sizes): string[] {
  const sentences = content.sides
    .flatMap(({ layers }) => layers)
    .flatMap((layer) => qualityWarning(layer, sizes)?.sentence ?? []);
  return [...new Set(sentences)];
}
