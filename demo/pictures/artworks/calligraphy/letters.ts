import { type Point, trace } from '../../drawing/geometry.ts';

/**
 * Devanagari letters as the strokes of a broad nib, in units of a hundredth of the letter's half height: the headline
 * lies at y = -92, the foot at y = 100. `stem` is the upright that closes a letter on its right.
 */
export interface Letter {
  strokes: readonly (readonly Point[])[];
  stem?: number;
  /** Room to the left and right of the letter's middle. */
  left: number;
  right: number;
}

export const SA: Letter = {
  strokes: [trace('-84 -62, -22 -80, -2 -30, -52 -8, 8 84'), trace('-46 -8, 10 -12, 60 -10')],
  stem: 64,
  left: -92,
  right: 84,
};
export const RA: Letter = {
  strokes: [trace('-60 -62, 34 -84, 54 -16, -14 8, 66 96')],
  left: -66,
  right: 74,
};
export const GA: Letter = {
  strokes: [trace('-34 -94, -28 -20, -36 42, -74 58, -82 26, -58 18')],
  stem: 40,
  left: -88,
  right: 72,
};
export const MA: Letter = {
  strokes: [trace('-42 -92, -44 -6, -54 34, -86 46, -84 16, -40 18, 10 22, 60 20')],
  stem: 64,
  left: -92,
  right: 84,
};
export const PA: Letter = {
  strokes: [trace('-70 -92, -64 -10, -14 26, 60 8')],
  stem: 64,
  left: -80,
  right: 84,
};
export const DHA: Letter = {
  strokes: [trace('-36 -42, -30 -76, -66 -84, -82 -50, -32 -14, -82 12, -72 62, 0 76, 62 20')],
  stem: 66,
  left: -90,
  right: 86,
};
export const NA: Letter = {
  strokes: [trace('60 -8, 0 -10, -40 -8, -76 -28, -88 4, -60 18, -44 -6')],
  stem: 64,
  left: -94,
  right: 84,
};
export const LA: Letter = {
  strokes: [trace('-92 60, -106 10, -74 -30, -36 -8, -28 44'), trace('-32 14, -8 -28, 28 -34, 62 -14')],
  stem: 66,
  left: -112,
  right: 86,
};
export const AA: Letter = { strokes: [], stem: 0, left: -22, right: 22 };
