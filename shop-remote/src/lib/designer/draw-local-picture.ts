/** Longest side of a picture on the screen. Phones run out of memory with larger pictures. */
const MAX_SCREEN_SIDE_PX = 2048;
/** Longest side of a picture that the server stores for print. */
const MAX_STORED_SIDE_PX = 5000;
/** Longest side of a drawing that the server stores for print. */
const DRAWING_SIDE_PX = 2000;

/** A chosen picture before the server has stored it. */
export interface LocalPicture {
  /** Size in pixels that the server will store, so that the resolution does not change after the upload. */
  width: number;
  height: number;
  picture: HTMLImageElement | HTMLCanvasElement;
}

/** Returns a decoded picture for the screen; undefined when the browser does not allow reading its pixels. */
export function drawLocalPicture({ type }: File, image: HTMLImageElement): LocalPicture | undefined {
  const { naturalWidth, naturalHeight } = image;
  const longestSide = Math.max(naturalWidth, naturalHeight);
  if (longestSide === 0) return undefined;
  const isDrawing = type === 'image/svg+xml';
  const scaledTo = (side: number) => ({
    width: Math.max(1, Math.round((naturalWidth * side) / longestSide)),
    height: Math.max(1, Math.round((naturalHeight * side) / longestSide)),
  });
  const storedSize = scaledTo(isDrawing ? DRAWING_SIDE_PX : Math.min(longestSide, MAX_STORED_SIDE_PX));
  if (!isDrawing && longestSide <= MAX_SCREEN_SIDE_PX) return { ...storedSize, picture: image };

  const canvas = Object.assign(
    document.createElement('canvas'),
    scaledTo(isDrawing ? DRAWING_SIDE_PX : MAX_SCREEN_SIDE_PX),
  );
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  try {
    // A drawing with embedded HTML makes the canvas unreadable.
    if (isDrawing) context.getImageData(0, 0, 1, 1);
  } catch {
    return undefined;
  }
  return { ...storedSize, picture: canvas };
}
