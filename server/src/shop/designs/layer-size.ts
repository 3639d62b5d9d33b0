import {
  computeFittingWidth,
  type LayerBox,
  type PrintArea,
} from '@rangmala/shared/contract/design-geometry';
import { getTextBox } from '@rangmala/shared/contract/design-fields';
import { createLayerFacts, type LayerFacts } from '@rangmala/shared/contract/design-warnings';
import type { Layer, PictureLayer, TextLayer, TextOutline } from '@rangmala/shared/contract/designs';
import * as z from 'zod/mini';
import { parseJson } from '../../database/column-values.ts';
import type { DesignAssetRow } from '../../database/design-tables.ts';
import { RuleError } from '../../http/errors.ts';
import { outlineText } from './text/outline.ts';

/** The fields of an asset that a render needs. */
export type RenderedAsset = Pick<
  DesignAssetRow,
  'id' | 'key' | 'type' | 'width' | 'height' | 'tones' | 'file_sha256'
>;

/** The assets of a design by id. */
export type Assets = ReadonlyMap<string, RenderedAsset>;

/** Returns functions that tell facts about layers. They throw a RuleError for a text that cannot be drawn. */
export const createFacts = (assets: Assets): LayerFacts =>
  createLayerFacts({
    findPicture: (id) => assets.get(id),
    findTones(id) {
      const asset = assets.get(id);
      return asset && parseLightnessHistogram(asset);
    },
    findOutline: outlineLayer,
  });

/**
 * Returns a layer's box in millimetres.
 * @throws RuleError when the picture is not in `assets`, or when the text cannot be drawn
 */
export function computeLayerBox(layer: Layer, assets: Assets): LayerBox {
  const box = createFacts(assets).getBox(layer);
  if (!box) throw new RuleError('A picture of this design is missing. Please add it again.');
  return box;
}

/**
 * Returns the stored share (0 to 1) of opaque pixels in each of the 16 tones, darkest first. Returns undefined when no
 * shares are stored.
 */
export const parseLightnessHistogram = ({ tones }: Pick<DesignAssetRow, 'tones'>): number[] | undefined =>
  tones === null ? undefined : parseJson(z.array(z.number()), tones);

/** Returns the outline of a text layer. @throws RuleError when the text cannot be drawn */
export const outlineLayer = (layer: TextLayer): TextOutline =>
  outlineText(layer.text, layer.typeface, getTextBox(layer));

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
