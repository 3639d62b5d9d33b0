import { computeContrast } from '@rangmala/shared/contract/design-warnings';

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
