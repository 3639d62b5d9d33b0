import { contrast } from '@rangmala/shared/contract/design-warnings';

const LIGHT = '#fff8e7';
const DARK = '#1f1a17';
/** WCAG's contrast for large text. */
const ENOUGH = 3;

/** Returns a colour for new text: the wished one, or a light or dark one where that can hardly be read. */
export function visibleColour(wished: string, ground: string): string {
  if (contrast(wished, ground) >= ENOUGH) return wished;
  return contrast(LIGHT, ground) > contrast(DARK, ground) ? LIGHT : DARK;
}
