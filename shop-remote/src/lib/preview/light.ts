/**
 * Largest factor by which highlights of a photograph lighten a design. The shader of the WebGL preview uses the same
 * value.
 */
export const MAX_LIGHT = 1.2;

/**
 * Returns the luminance of a colour, above 0 and at most 1.
 * @param colour `#rrggbb`
 */
export function computeColourLuminance(colour: string): number {
  const readChannel = (offset: number) => parseInt(colour.slice(offset, offset + 2), 16) / 255;
  return Math.max(0.02, computeLuminance(readChannel(1), readChannel(3), readChannel(5)));
}

const computeLuminance = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/**
 * Changes the pixels of a photograph to black with the opacity `1 - light / MAX_LIGHT`. `light` is the luminance
 * of the pixel relative to `base`. Drawing the changed pixels on a design multiplies the colours of the design by
 * `light / MAX_LIGHT`.
 * @param pixels red, green, blue and alpha of each pixel, from 0 to 255
 * @param base colour of the surface in even light, `#rrggbb`
 */
export function convertToShade(pixels: Uint8ClampedArray, base: string): void {
  const baseLuminance = computeColourLuminance(base) * 255;
  for (let index = 0; index < pixels.length; index += 4) {
    const luminance = computeLuminance(pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0);
    const light = Math.min(MAX_LIGHT, luminance / baseLuminance);
    pixels.fill(0, index, index + 3);
    pixels[index + 3] = 255 * (1 - light / MAX_LIGHT);
  }
}
