import {
  computeFittingWidth,
  type LayerBox,
  type PrintArea,
} from '@rangmala/shared/contract/design-geometry';
import { getTextBox } from '@rangmala/shared/contract/design-fields';
import type { Layer, PictureLayer, TextLayer, TextOutline } from '@rangmala/shared/contract/designs';
import type { DesignAssetRow } from '../../database/design-tables.ts';
import { RuleError } from '../../http/errors.ts';
import { outlineText } from './text/outline.ts';

/** The assets of a design by id. */
export type Assets = ReadonlyMap<string, DesignAssetRow>;

/**
 * Returns a layer's box in millimetres. Without a height of its own, a layer has the proportions of the text or of the
 * cropped picture.
 * @throws RuleError when the picture is not in `assets`, or when the text cannot be drawn
 */
export function computeLayerBox(layer: Layer, assets: Assets): LayerBox {
  const { cx, cy, width, rotation } = layer;
  return { cx, cy, width, rotation, height: layer.height ?? width / computeAspectRatio(layer, assets) };
}

/** Returns the outline of a text layer. @throws RuleError when the text cannot be drawn */
export const outlineLayer = (layer: TextLayer): TextOutline =>
  outlineText(layer.text, layer.typeface, getTextBox(layer));

/** Returns the ratio of a layer's width to the layer's height. */
function computeAspectRatio(layer: Layer, assets: Assets): number {
  if (layer.kind === 'art') return layer.width / layer.height;
  if (layer.kind === 'text') {
    const { width, height } = outlineLayer(layer);
    return width / height;
  }
  const asset = assets.get(layer.asset);
  if (!asset) throw new RuleError('A picture of this design is missing. Please add it again.');
  const crop = layer.crop ?? { width: 1, height: 1 };
  return (asset.width * crop.width) / (asset.height * crop.height);
}

/** Returns a layer with a picture in the middle of a print area, as large as it fits into the safe area. */
export const centrePicture = (
  area: PrintArea,
  { id: asset, width, height }: Pick<DesignAssetRow, 'id' | 'width' | 'height'>,
  layerId: string,
): PictureLayer => ({
  id: layerId,
  kind: 'picture',
  asset,
  cx: area.width / 2,
  cy: area.height / 2,
  width: computeFittingWidth(area, width / height),
  rotation: 0,
  flip: false,
});
