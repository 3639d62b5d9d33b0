import type { LayerBox } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import type { DesignAssetRow } from '../../database/design-tables.ts';
import { RuleError } from '../../http/errors.ts';
import { outlineText } from './text/outline.ts';

/** The assets of a design by id. */
export type Assets = ReadonlyMap<string, DesignAssetRow>;

/**
 * Returns a layer's box in millimetres. Computes the height from the aspect ratio of the text or of the cropped
 * picture.
 * @throws RuleError when the picture is not in `assets`, or when the text cannot be drawn
 */
export function computeLayerBox(layer: Layer, assets: Assets): LayerBox {
  const { cx, cy, width, rotation } = layer;
  return { cx, cy, width, rotation, height: width / computeAspectRatio(layer, assets) };
}

/** Returns the ratio of a layer's width to the layer's height. */
function computeAspectRatio(layer: Layer, assets: Assets): number {
  if (layer.kind === 'text') {
    const { width, height } = outlineText(layer.text, layer.typeface);
    return width / height;
  }
  const asset = assets.get(layer.asset);
  if (!asset) throw new RuleError('A picture of this design is missing. Please add it again.');
  const crop = layer.crop ?? { width: 1, height: 1 };
  return (asset.width * crop.width) / (asset.height * crop.height);
}
