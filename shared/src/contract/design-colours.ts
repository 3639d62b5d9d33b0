const LIGHT_COLOUR = '#fff8e7';
const DARK_COLOUR = '#1f1a17';
/** Smallest contrast ratio of large text: WCAG 2, success criterion 1.4.3. */
const MIN_TEXT_CONTRAST = 3;

/** Returns the preferred colour if its contrast with the background suffices, otherwise a light or dark colour. */
export function chooseVisibleColour(preferredColour: string, backgroundColour: string): string {
  if (computeContrast(preferredColour, backgroundColour) >= MIN_TEXT_CONTRAST) return preferredColour;
  return computeContrast(LIGHT_COLOUR, backgroundColour) > computeContrast(DARK_COLOUR, backgroundColour)
    ? LIGHT_COLOUR
    : DARK_COLOUR;
}

/** Returns the WCAG 2.2 contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function computeContrast(firstColour: string, secondColour: string): number {
  return computeContrastRatio(computeLuminance(firstColour), computeLuminance(secondColour));
}

/** Returns the WCAG 2.2 contrast ratio of two relative luminances, from 1 to 21. */
export const computeContrastRatio = (first: number, second: number): number =>
  (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);

/** Returns the relative luminance of a `#rrggbb` colour, from 0 to 1. */
export function computeLuminance(colour: string): number {
  const linearize = (offset: number) => {
    const value = parseInt(colour.slice(offset, offset + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linearize(1) + 0.7152 * linearize(3) + 0.0722 * linearize(5);
}
