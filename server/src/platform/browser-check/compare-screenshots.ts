import sharp from 'sharp';

/**
 * Largest difference of a colour channel (0 to 255) that is ignored. The smoothing of edges, which varies between
 * screenshots, causes small differences.
 */
const IGNORED_DIFFERENCE = 24;

const CHANNELS = 3;

export interface ScreenshotComparison {
  /** Share of the pixels that differ, 0 to 1. */
  changedShare: number;
  /** Pale copy of the candidate's screenshot with the differences in red, as WebP. */
  markedScreenshot: Buffer;
}

/**
 * Compares two screenshots (PNG). Where one screenshot is taller or wider than the other, the excess area counts as
 * different.
 */
export async function compareScreenshots(live: Buffer, candidate: Buffer): Promise<ScreenshotComparison> {
  const [livePixels, candidatePixels] = await Promise.all([readPixels(live), readPixels(candidate)]);
  const width = Math.max(livePixels.width, candidatePixels.width);
  const height = Math.max(livePixels.height, candidatePixels.height);
  const markedPixels = Buffer.alloc(width * height * CHANNELS, 0xff);
  let changedPixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const targetOffset = (y * width + x) * CHANNELS;
      if (isDifferent(livePixels, candidatePixels, x, y)) {
        changedPixels += 1;
        markedPixels.set([0xd0, 0x20, 0x20], targetOffset);
      } else {
        const sourceOffset = (y * candidatePixels.width + x) * CHANNELS;
        for (let channel = 0; channel < CHANNELS; channel += 1) {
          markedPixels[targetOffset + channel] =
            0xc0 + ((candidatePixels.data[sourceOffset + channel] ?? 0) >> 2);
        }
      }
    }
  }
  return {
    changedShare: changedPixels / (width * height),
    markedScreenshot: await sharp(markedPixels, { raw: { width, height, channels: CHANNELS } })
      .webp()
      .toBuffer(),
  };
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function readPixels(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function isDifferent(live: Pixels, candidate: Pixels, x: number, y: number): boolean {
  if (isOutside(live, x, y) || isOutside(candidate, x, y)) return true;
  const liveOffset = (y * live.width + x) * CHANNELS;
  const candidateOffset = (y * candidate.width + x) * CHANNELS;
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const difference =
      (live.data[liveOffset + channel] ?? 0) - (candidate.data[candidateOffset + channel] ?? 0);
    if (Math.abs(difference) > IGNORED_DIFFERENCE) return true;
  }
  return false;
}

const isOutside = ({ width, height }: Pixels, x: number, y: number) => x >= width || y >= height;
