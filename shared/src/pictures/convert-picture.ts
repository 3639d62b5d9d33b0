import { UPLOAD_MAX_BYTES } from '@rangmala/shared/contract/rules';

/** Longest side of the largest print, in pixels, and the sides to try when the file is still too large. */
const SIDES_PX = [5000, 4000, 3200, 2560, 2048, 1600];
/** Largest canvas of iPhones, in pixels. */
const CANVAS_MAX_PIXELS = 16_777_216;
const JPEG_QUALITIES = [0.92, 0.85];

const CANNOT_CONVERT =
  'This browser can’t make the picture smaller. Please save it as a JPG below 5 MB in another program.';

/**
 * Converts a picture of any type that the browser can decode: to at most the pixels of the largest print and 5 MB. A
 * picture with transparent parts becomes a PNG, any other picture a JPEG.
 * @throws Error with the sentence to show when the browser cannot decode or draw the picture
 */
export async function convertPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    throw new Error(CANNOT_CONVERT, { cause: error });
  });
  try {
    const isTransparent = file.type !== 'image/jpeg' && hasTransparentPixel(bitmap);
    for (const side of SIDES_PX) {
      const canvas = drawScaled(bitmap, side);
      for (const quality of isTransparent ? [1] : JPEG_QUALITIES) {
        const type = isTransparent ? 'image/png' : 'image/jpeg';
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
        if (blob && blob.size <= UPLOAD_MAX_BYTES) {
          const name = `${file.name.replace(/\.[^.]*$/, '')}.${isTransparent ? 'png' : 'jpg'}`;
          return new File([blob], name, { type });
        }
      }
    }
    throw new Error(CANNOT_CONVERT);
  } finally {
    bitmap.close();
  }
}

function drawScaled(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const { width, height } = bitmap;
  const scale = Math.min(1, side / Math.max(width, height), Math.sqrt(CANVAS_MAX_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(width * scale));
  canvas.height = Math.max(1, Math.floor(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(CANNOT_CONVERT);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function hasTransparentPixel(bitmap: ImageBitmap): boolean {
  const canvas = drawScaled(bitmap, 256);
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  return [...data].some((value, index) => index % 4 === 3 && value < 255);
}
