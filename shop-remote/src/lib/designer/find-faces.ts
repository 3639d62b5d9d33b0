import type { ScreenPicture } from '@rangmala/shared/pictures';
import { loadImage } from '../load-image.ts';
import type { Rectangle } from './art-ink.ts';
import type { ShownAsset } from './layers.ts';

/** Part of the Shape Detection API, which few browsers have. */
interface FaceDetectorConstructor {
  new (options: { maxDetectedFaces: number; fastMode: boolean }): {
    detect: (picture: ScreenPicture) => Promise<{ boundingBox: DOMRectReadOnly }[]>;
  };
}

/** Longest time for which a picture waits for its faces. */
const TIME_LIMIT_MS = 500;

/**
 * Returns the faces in a picture as fractions of its width and height; undefined when the browser cannot find faces.
 * @param size size of the decoded picture in pixels
 */
export async function findFaces(
  picture: ScreenPicture,
  { width, height }: { width: number; height: number },
): Promise<Rectangle[] | undefined> {
  const { FaceDetector } = globalThis as { FaceDetector?: FaceDetectorConstructor };
  if (!FaceDetector) return undefined;
  const detector = new FaceDetector({ maxDetectedFaces: 8, fastMode: true });
  const timeLimit = new Promise<undefined>((resolve) => setTimeout(resolve, TIME_LIMIT_MS));
  const faces = await Promise.race([detector.detect(picture).catch(() => undefined), timeLimit]);
  return faces?.map(({ boundingBox: { left, right, top, bottom } }) => ({
    left: left / width,
    right: right / width,
    top: top / height,
    bottom: bottom / height,
  }));
}

/** Returns the stored pictures in which the browser finds faces, with these. */
export async function findFacesInAssets(assets: readonly ShownAsset[]): Promise<ShownAsset[]> {
  if (!('FaceDetector' in globalThis)) return [];
  const found = await Promise.all(
    assets.map(async (asset) => {
      const picture = await loadImage(asset.url).catch(() => undefined);
      const faces =
        picture && (await findFaces(picture, { width: picture.naturalWidth, height: picture.naturalHeight }));
      return faces ? [{ ...asset, faces }] : [];
    }),
  );
  return found.flat();
}
