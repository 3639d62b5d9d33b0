/** How a picture lies on its stage: enlarged around the middle, then panned, in pixels of the stage. */
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

export const FIT: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 5;
export const ZOOM_STEP = 1.5;

/** Keeps the picture on the stage: no edge of it comes further in than the stage's own. */
export function clamped({ scale, x, y }: View, stage: Size): View {
  const within = (value: number, side: number) => {
    const room = (side * (scale - 1)) / 2;
    // Adding 0 makes the -0 that clamping may give an ordinary 0.
    return Math.min(room, Math.max(-room, value)) + 0;
  };
  return { scale, x: within(x, stage.width), y: within(y, stage.height) };
}

/** The view enlarged (or reduced) by a factor, with what is under `at` (from the stage's middle) staying there. */
export function zoomed(view: View, factor: number, stage: Size, at: Point = { x: 0, y: 0 }): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const change = scale / view.scale;
  return clamped({ scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change }, stage);
}

export function panned(view: View, by: Point, stage: Size): View {
  return clamped({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** Least way of a finger, in pixels, that turns to another picture. */
const MIN_SWIPE_PX = 48;

/** Whether a finger's way means the next (1) or the previous (-1) picture, or neither (0). */
export function swipeDirection({ x, y }: Point): -1 | 0 | 1 {
  if (Math.abs(x) < MIN_SWIPE_PX || Math.abs(x) < Math.abs(y) * 1.5) return 0;
  return x < 0 ? 1 : -1;
}
