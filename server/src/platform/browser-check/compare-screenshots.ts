import sharp from 'sharp';

/** Smallest difference of a colour channel that counts: smoothing of edges differs by less. */
const CHANNEL_STEP = 24;

const CHANNELS = 3;

/** A screenshot with the differences marked in red over a pale copy. */
export interface Comparison {
  /** Share of the pixels that differ, 0 to 1. */
  changed: number;
  /** The marked screenshot as WebP. */
  marked: Buffer;
}

/** Compares two screenshots (PNG); where one is taller or wider, the rest counts as different. */
export async function compareScreenshots(live: Buffer, candidate: Buffer): Promise<Comparison> {
  const [before, after] = await Promise.all([pixelsOf(live), pixelsOf(candidate)]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const marked = Buffer.alloc(width * height * CHANNELS, 0xff);
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * CHANNELS;
      if (differs(before, after, x, y)) {
        changed += 1;
        marked.set([0xd0, 0x20, 0x20], to);
      } else {
        const from = (y * after.width + x) * CHANNELS;
        for (let channel = 0; channel < CHANNELS; channel += 1) {
          marked[to + channel] = 0xc0 + ((after.data[from + channel] ?? 0) >> 2);
        }
      }
    }
  }
  return {
    changed: changed / (width * height),
    marked: await sharp(marked, { raw: { width, height, channels: CHANNELS } })
      .webp()
      .toBuffer(),
  };
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function differs(one: Pixels, other: Pixels, x: number, y: number): boolean {
  if (x >= one.width || x >= other.width || y >= one.height || y >= other.height) return true;
  const [a, b] = [(y * one.width + x) * CHANNELS, (y * other.width + x) * CHANNELS];
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    if (Math.abs((one.data[a + channel] ?? 0) - (other.data[b + channel] ?? 0)) > CHANNEL_STEP) return true;
  }
  return false;
}
