/** Scale of a picture, and the offset of the picture's centre from the viewport's centre in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const INITIAL_VIEW: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 5;
export const ZOOM_STEP = 1.5;

/** Clamps the position to values at which the scaled picture covers the viewport. */
export function clampView({ scale, x, y }: View, viewport: Size): View {
  const clampDistance = (value: number, side: number) => {
    const maxDistance = (side * (scale - 1)) / 2;
    // Adding 0 converts -0 to 0.
    return Math.min(maxDistance, Math.max(-maxDistance, value)) + 0;
  };
  return { scale, x: clampDistance(x, viewport.width), y: clampDistance(y, viewport.height) };
}

/**
 * Returns the view after zooming by a factor around the point `centre`, which is measured from the centre of the
 * viewport. The scale stays between 1 and {@link MAX_SCALE}.
 */
export function zoomView(view: View, factor: number, viewport: Size, centre: Point = { x: 0, y: 0 }): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const change = scale / view.scale;
  return clampView(
    { scale, x: centre.x - (centre.x - view.x) * change, y: centre.y - (centre.y - view.y) * change },
    viewport,
  );
}

export function panView(view: View, movement: Point, viewport: Size): View {
  return clampView({ ...view, x: view.x + movement.x, y: view.y + movement.y }, viewport);
}

/** Shortest horizontal movement in pixels that counts as a swipe. */
const MIN_SWIPE_PX = 48;

/** Returns the direction of a swipe: next (1), previous (-1) or none (0). */
export function getSwipeDirection({ x, y }: Point): -1 | 0 | 1 {
  if (Math.abs(x) < MIN_SWIPE_PX || Math.abs(x) < Math.abs(y) * 1.5) return 0;
  return x < 0 ? 1 : -1;
}
