import type SharpModule from 'sharp';
import type { Sharp } from 'sharp';
import { decodeImage, type DecodableType, type ImageProblem } from './decode-image.ts';

/** A picture as WebP files without metadata. */
export interface RenderedImage {
  width: number;
  height: number;
  /** The full picture (`variant` undefined) and smaller variants by width in pixels. */
  files: { variant: number | undefined; content: Uint8Array }[];
  /** A tiny WebP that browsers show until the picture is loaded. */
  placeholder: Uint8Array;
}

/** Longest side in pixels: about 25 cm in print at 300 DPI. */
const MAX_SIDE = 3000;

/** Widths of the variants for pages, in pixels. Only variants smaller than the picture are made. */
const VARIANT_WIDTHS = [160, 320, 640, 1280];

/** Longest side of a placeholder, in pixels. */
const PLACEHOLDER_SIDE = 20;

/** Decodes a picture, applies its EXIF rotation, and encodes it again. Uses the first frame of an animation. */
export function renderImage(buffer: Uint8Array, type: DecodableType): Promise<RenderedImage | ImageProblem> {
  return decodeImage(buffer, type, encode);
}

async function encode(image: Sharp, sharp: typeof SharpModule): Promise<RenderedImage> {
  // Decodes the picture once. The following steps process at most MAX_SIDE² pixels.
  const { data, info } = await image
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const createImage = () => sharp(data, { raw: { width, height, channels } });
  const files: RenderedImage['files'] = [
    { variant: undefined, content: await createImage().webp({ quality: 90 }).toBuffer() },
  ];
  for (const variant of VARIANT_WIDTHS.filter((each) => each < width)) {
    const content = await createImage().resize({ width: variant }).webp({ quality: 80 }).toBuffer();
    files.push({ variant, content });
  }
  const placeholder = await createImage()
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
    .blur(0.8)
    .webp({ quality: 30 })
    .toBuffer();
  return { width, height, files, placeholder };
}

/** A picture in the middle of a square. The side of the square is as long as the picture's longer side. */
export interface SquareImage {
  /** The square as PNG. */
  content: Uint8Array;
  /** Distances from the square's edges to the picture, and the picture's size, as fractions of the square's side. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Decodes a picture, applies its EXIF rotation, and pads it to a square. The padding repeats the pixels of the
 * picture's edges. Uses the first frame of an animation.
 */
export function renderSquareImage(
  buffer: Uint8Array,
  type: DecodableType,
): Promise<SquareImage | ImageProblem> {
  return decodeImage(buffer, type, async (image, sharp) => {
    const { data, info } = await image
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const side = Math.max(width, height);
    const [left, top] = [Math.floor((side - width) / 2), Math.floor((side - height) / 2)];
    const content = await sharp(data, { raw: { width, height, channels } })
      .extend({
        left,
        top,
        right: side - width - left,
        bottom: side - height - top,
        extendWith: 'copy',
      })
      .png({ compressionLevel: 3 })
      .toBuffer();
    return { content, left: left / side, top: top / side, width: width / side, height: height / side };
  });
}

/** A picture for link previews, 1200 × 630 pixels. */
export interface ShareImage {
  /** The picture as JPEG. */
  content: Uint8Array;
}

/** The size that messengers and social networks recommend, in pixels. */
const [SHARE_WIDTH, SHARE_HEIGHT] = [1200, 630];

/** The colour `paper` of the site's theme. */
const BACKGROUND_COLOUR = '#fbf4e6';

/** A picture is cropped when its ratio of width to height is in this range. The crop fills the link preview. */
const [MIN_CROPPED_RATIO, MAX_CROPPED_RATIO] = [1.5, 2.4];

/**
 * Renders a share picture. Crops a wide picture to the size of the link preview. Shows any other picture
 * uncropped on {@link BACKGROUND_COLOUR}.
 */
export function renderShareImage(
  buffer: Uint8Array,
  type: DecodableType,
): Promise<ShareImage | ImageProblem> {
  return decodeImage(buffer, type, async (image, sharp) => {
    const { width, height } = await sharp(buffer).metadata();
    const ratio = width / height;
    const fit = ratio >= MIN_CROPPED_RATIO && ratio <= MAX_CROPPED_RATIO ? 'cover' : 'contain';
    const content = await image
      .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit, background: BACKGROUND_COLOUR })
      .flatten({ background: BACKGROUND_COLOUR })
      .jpeg({ quality: 80, chromaSubsampling: '4:2:0' })
      .toBuffer();
    return { content };
  });
}
