import type { Product } from '@rangmala/shared/contract';
import { computeFittingWidth, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import { computeContrast, type PrintTarget } from '@rangmala/shared/contract/design-warnings';
import type { OutlinedText } from '@rangmala/shared/contract/design-fields';
import type { Layer, TextOutline, Typeface } from '@rangmala/shared/contract/designs';
import { createLayerId, replaceLayer, round } from './layers.ts';

/** Returns the print area of a side; a placeholder when the product has no side with this name. */
export function findPrintArea({ sides }: Product, side: string): PrintArea {
  return sides.find(({ name }) => name === side)?.area ?? { width: 1, height: 1, bleed: 0, safe: 0 };
}

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
  /** Whether the picture replaces all layers of its side. */
  shouldReplaceSide?: boolean;
}

export interface NewTextLayer {
  text: string;
  typeface: Typeface;
  colour: string;
  /** Vertical position of the text's centre, as a fraction of the area's height. */
  verticalPosition?: number;
  /** Fraction of the safe area that the text may fill. */
  share?: number;
}

/**
 * Returns layers with the texts in visible colours. Each text is as large as fits into its share of the safe area.
 * @throws ApiError when an outline cannot be loaded
 */
export async function createTextLayers(
  texts: readonly NewTextLayer[],
  { area, backgroundColour }: PrintTarget,
  loadOutline: (text: OutlinedText) => Promise<TextOutline>,
): Promise<Layer[]> {
  const layers: Layer[] = [];
  for (const { text, typeface, colour, verticalPosition = 0.5, share = 0.6 } of texts) {
    const outline = await loadOutline({ text, typeface });
    layers.push({
      id: createLayerId(),
      kind: 'text',
      text,
      typeface,
      colour: chooseVisibleColour(colour, backgroundColour),
      ...computeCentre(area),
      cy: round(area.height * verticalPosition),
      width: computeFittingWidth(area, outline.width / outline.height, share),
      rotation: 0,
      flip: false,
    });
  }
  return layers;
}

/** Returns the layers with the picture on top, or in place of the layer with the same id and at its position. */
export function addOrReplacePicture(layers: readonly Layer[], picture: Layer): readonly Layer[] {
  const oldLayer = layers.find(({ id }) => id === picture.id);
  if (!oldLayer) return [...layers, picture];
  if (oldLayer.kind === 'picture' && picture.kind === 'picture' && oldLayer.height !== undefined) {
    // The box of a photo stays as it is. The crop belongs to the picture that is replaced.
    const { crop: _crop, ...box } = oldLayer;
    return replaceLayer(layers, { ...box, asset: picture.asset });
  }
  const { cx, cy, rotation } = oldLayer;
  return replaceLayer(layers, { ...picture, cx, cy, rotation });
}

const LIGHT_COLOUR = '#fff8e7';
const DARK_COLOUR = '#1f1a17';
/** Smallest contrast ratio of large text: WCAG 2, success criterion 1.4.3. */
const MIN_CONTRAST = 3;

/** Returns the preferred colour if its contrast with the background suffices, otherwise a light or dark colour. */
export function chooseVisibleColour(preferredColour: string, backgroundColour: string): string {
  if (computeContrast(preferredColour, backgroundColour) >= MIN_CONTRAST) return preferredColour;
  return computeContrast(LIGHT_COLOUR, backgroundColour) > computeContrast(DARK_COLOUR, backgroundColour)
    ? LIGHT_COLOUR
    : DARK_COLOUR;
}
