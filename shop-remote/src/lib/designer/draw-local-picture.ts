import type { ReadablePicture, ScreenPicture } from '@rangmala/shared/pictures';

/** Longest side of a picture that the server stores for print. */
const MAX_STORED_SIDE_PX = 5000;
/** Longest side of the picture that the browser draws from an SVG file. */
const DRAWING_SIDE_PX = 2000;
/** Longest side of a picture in the design area. */
const AREA_SIDE_PX = 1024;

/**
 * A chosen picture before the server has stored it. `width` and `height` are the pixels of the picture as the server
 * will store it, so that the resolution does not change after the upload.
 */
export interface LocalPicture {
  width: number;
  height: number;
  picture: ScreenPicture;
  /**
   * Returns a data URL of a smaller picture for the design area; undefined when the browser cannot draw it. The design
   * area shows the file itself when this function is missing.
   */
  drawAreaUrl?: () => string | undefined;
}

/** Returns the picture to show during the upload; undefined when the browser cannot decode or draw the file. */
export function drawLocalPicture({ image, width, height, type }: ReadablePicture): LocalPicture | undefined {
  if (!image) return undefined;
  // Only a drawing has an image without a size.
  if (width === 0) return drawSvg(image as HTMLImageElement);
  const longestSide = Math.max(width, height);
  const local = { ...scaleToSide(width, height, Math.min(longestSide, MAX_STORED_SIDE_PX)), picture: image };
  if (longestSide <= AREA_SIDE_PX) return local;
  return {
    ...local,
    drawAreaUrl() {
      const areaPicture = drawScaledImage(image, scaleToSide(width, height, AREA_SIDE_PX));
      // Other types become PNG, because they can have transparent parts.
      return areaPicture?.toDataURL(type === 'image/jpeg' ? type : 'image/png');
    },
  };
}

/**
 * Returns the picture that is drawn from an SVG file. Returns undefined when the file has no size, when the browser
 * cannot draw the file, or when the browser refuses to read the pixels, for example because the file contains HTML.
 */
function drawSvg(image: HTMLImageElement): LocalPicture | undefined {
  if (image.naturalWidth === 0 || image.naturalHeight === 0) return undefined;
  const { naturalWidth, naturalHeight } = image;
  const picture = drawScaledImage(image, scaleToSide(naturalWidth, naturalHeight, DRAWING_SIDE_PX));
  try {
    picture?.getContext('2d')?.getImageData(0, 0, 1, 1);
  } catch {
    return undefined;
  }
  return picture && { ...scaleToSide(naturalWidth, naturalHeight, MAX_STORED_SIDE_PX), picture };
}

/** Returns the size with the same proportions and the given longer side. */
function scaleToSide(width: number, height: number, longerSide: number): { width: number; height: number } {
  const scale = longerSide / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns a canvas of the given size with the picture; undefined when the browser provides no drawing context. */
function drawScaledImage(
  image: CanvasImageSource,
  { width, height }: { width: number; height: number },
): HTMLCanvasElement | undefined {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, width, height);
  return context ? canvas : undefined;
}
