import type { Point, PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import { replaceLayer, round } from './layers.ts';
import { isPhotoSlot } from './local-pictures.ts';

export const computeCentre = ({ width, height }: PrintArea) => ({
  cx: round(width / 2),
  cy: round(height / 2),
});

export interface PictureOptions {
  /** Id of the layer that gets the picture instead of its current picture. If no layer has the id, adds a layer. */
  replacedId?: string;
  /** Id of the new layer when `replacedId` is missing; random by default. */
  newId?: string;
  /** Fraction of the safe area that the picture fills, from 0 to 1. */
  share?: number;
  /** Where a new picture is wanted, in millimetres; in the middle by default. */
  at?: Point;
  /** Whether the picture replaces all layers of its side. */
  shouldReplaceSide?: boolean;
}

/** Returns the layers with the picture on top, or in place of the layer with the same id and at its position. */
export function addOrReplacePicture(layers: readonly Layer[], picture: Layer): readonly Layer[] {
  const oldLayer = layers.find(({ id }) => id === picture.id);
  if (!oldLayer) return [...layers, picture];
  if (
    oldLayer.kind === 'picture' &&
    picture.kind === 'picture' &&
    oldLayer.height !== undefined &&
    (isPhotoSlot(oldLayer) || picture.height !== undefined)
  ) {
    // The box of a photo stays as it is, also for another photo, but not for a logo. The crop belongs to the picture that is replaced.
    const { crop: _crop, ...box } = oldLayer;
    return replaceLayer(layers, { ...box, asset: picture.asset });
  }
  const { cx, cy, rotation } = oldLayer;
  return replaceLayer(layers, { ...picture, cx, cy, rotation });
}
