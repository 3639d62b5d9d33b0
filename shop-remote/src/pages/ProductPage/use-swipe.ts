import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Shortest horizontal movement in pixels that counts as a swipe. */
const MIN_SWIPE_PX = 48;

/**
 * Returns the event handlers of an element that is swiped with one finger.
 * @param onSwipe called with 1 (next) after a swipe to the left, and with -1 (previous) after a swipe to the right
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  /** Where the only finger touched the element. */
  const start = useRef<{ x: number; y: number }>(undefined);
  const wasSwiped = useRef(false);
  const end = () => {
    start.current = undefined;
  };
  return {
    onPointerDown({ isPrimary, pointerType, clientX, clientY }: PointerEvent) {
      wasSwiped.current = false;
      // A second finger makes a pinch of the movement.
      start.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      end();
      wasSwiped.current = Math.abs(x) >= Math.max(MIN_SWIPE_PX, Math.abs(y) * 1.5);
      if (wasSwiped.current) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: end,
    /** Ignores the click that some browsers report at the end of a swipe. */
    onClickCapture(event: MouseEvent) {
      if (wasSwiped.current) event.stopPropagation();
      wasSwiped.current = false;
    },
  };
}
