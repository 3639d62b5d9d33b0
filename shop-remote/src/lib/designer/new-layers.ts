import type { Product } from '@rangmala/shared/contract';
import type { PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import { round } from './layers.ts';

/** Returns the print area of a side; a placeholder when the product has no such side. */
export function areaOf({ sides }: Product, side: string): PrintArea {
  return sides.find(({ name }) => name === side)?.area ?? { width: 1, height: 1, bleed: 0, safe: 0 };
}

export const centreOf = ({ width, height }: PrintArea) => ({ cx: round(width / 2), cy: round(height / 2) });

export interface PictureOptions {
  /** Id of the layer whose picture is replaced. If no layer has this id, a new layer gets this id. */
  replacedId?: string;
  /** Id of the new layer when `replacedId` is missing; random by default. */
  newId?: string;
  /** Fraction of the safe area that the picture fills, from 0 to 1. */
  share?: number;
}

export interface NewTextLayer {
  text: string;
  typeface: Extract<Layer, { kind: 'text' }>['typeface'];
  colour: string;
  /** Vertical position of the text's centre, as a fraction of the area's height. */
  verticalPosition?: number;
  /** Fraction of the safe area that the text may fill. */
  share?: number;
}
