import { TONES, getTone } from '@rangmala/shared/contract/design-warnings';

/** Pixels with at least this alpha count as opaque. */
const MIN_OPAQUE_ALPHA = 128;

/**
 * Returns the share of a picture's opaque pixels for each of the {@link TONES} tones, darkest tone first.
 * @param pixels four bytes per pixel: red, green, blue, alpha
 * @returns shares from 0 to 1, rounded to 0.001; all 0 for a picture without opaque pixels
 */
export function computeTones(pixels: Uint8Array): number[] {
  const counts = new Array<number>(TONES).fill(0);
  let opaqueCount = 0;
  for (let pixelOffset = 0; pixelOffset < pixels.length; pixelOffset += 4) {
    if ((pixels[pixelOffset + 3] ?? 0) < MIN_OPAQUE_ALPHA) continue;
    opaqueCount += 1;
    const step = getTone(computeLuminanceAt(pixels, pixelOffset));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts.map((count) => Math.round((count / Math.max(1, opaqueCount)) * 1000) / 1000);
}

/** Returns the relative luminance of a pixel. Source: WCAG 2.2. */
function computeLuminanceAt(pixels: Uint8Array, pixelOffset: number): number {
  const linearizeChannel = (channelIndex: number) => {
    const value = (pixels[pixelOffset + channelIndex] ?? 0) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linearizeChannel(0) + 0.7152 * linearizeChannel(1) + 0.0722 * linearizeChannel(2);
}
