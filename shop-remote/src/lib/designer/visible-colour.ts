import { contrast } from '@rangmala/shared/contract/design-warnings';

const LIGHT = '#fff8e7';
const DARK = '#1f1a17';
/** Smallest contrast of large text by WCAG. */
const MIN_CONTRAST = 3;

/** Returns a colour for new text: the preferred colour, or a light or dark colour when its contrast is too low. */
export function visibleColour(preferredColour: string, ground: string): string {
  if (contrast(preferredColour, ground) >= MIN_CONTRAST) return preferredColour;
  return contrast(LIGHT, ground) > contrast(DARK, ground) ? LIGHT : DARK;
}
