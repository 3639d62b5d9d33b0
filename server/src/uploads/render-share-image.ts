import { decodeImage, type DecodableType, type ImageProblem } from './decode-image.ts';

/** A picture for link previews, 1200 × 630 pixels. */
export interface ShareImage {
  /** The picture as JPEG. */
  content: Uint8Array;
}

/** The size that messengers and social networks recommend, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630];

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
      .resize(WIDTH, HEIGHT, { fit, background: BACKGROUND_COLOUR })
      .flatten({ background: BACKGROUND_COLOUR })
      .jpeg({ quality: 80, chromaSubsampling: '4:2:0' })
      .toBuffer();
    return { content };
  });
}
