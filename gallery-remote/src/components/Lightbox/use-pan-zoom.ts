import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import {
  panView,
  ZOOM_STEP,
  getSwipeDirection,
  INITIAL_VIEW,
  zoomView,
  type Point,
  type Size,
  type View,
} from '../../lib/zoom.ts';

/** Factor by which a mouse click or double tap enlarges the picture. */
const CLICK_SCALE = 2.5;

/** Movement in pixels below which a press counts as a click. */
const CLICK_TOLERANCE_PX = 6;

/**
 * A wheel event of `d` pixels divides the scale by e^(`d` × rate). Browsers report a pinch on a touchpad as a wheel
 * event with Ctrl. PINCH_RATE is the rate of these events.
 */
const [WHEEL_RATE, PINCH_RATE] = [1 / 400, 1 / 100];

/**
 * Pans and zooms a picture by touch, mouse and wheel, and returns functions for keys and buttons.
 * @param pictureId id of the picture; a new id resets scale and position
 * @param onSwipe called with 1 (next) or -1 (previous) after a swipe over a picture that is not enlarged
 */
export function usePanZoom(pictureId: string, onSwipe: (step: -1 | 1) => void) {
  const [view, setView] = useState<View>(INITIAL_VIEW);
  const [previousId, setPreviousId] = useState(pictureId);
  if (previousId !== pictureId) {
    setPreviousId(pictureId);
    setView(INITIAL_VIEW);
  }
  const viewport = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const pointerType = useRef('');
  /** Movement in pixels since the mouse button or the first finger was pressed; null after a pinch. */
  const dragOffset = useRef<Point | null>({ x: 0, y: 0 });

  const readViewportSize = (): Size => ({
    width: viewport.current?.clientWidth ?? 0,
    height: viewport.current?.clientHeight ?? 0,
  });
  /** Converts a point of the window to the distance from the viewport's centre. */
  const toCentreOffset = ({ x, y }: Point): Point => {
    const viewportRect = viewport.current?.getBoundingClientRect();
    return viewportRect
      ? {
          x: x - viewportRect.left - viewportRect.width / 2,
          y: y - viewportRect.top - viewportRect.height / 2,
        }
      : { x: 0, y: 0 };
  };
  const zoom = (factor: number, centre?: Point) =>
    setView((currentView) => zoomView(currentView, factor, readViewportSize(), centre));

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (pointers.current.size === 0) dragOffset.current = { x: 0, y: 0 };
    pointerType.current = event.pointerType;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    const oldPoint = pointers.current.get(event.pointerId);
    if (!oldPoint) return;
    const newPoint = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, newPoint);
    const movement = { x: newPoint.x - oldPoint.x, y: newPoint.y - oldPoint.y };
    const otherPointer = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (otherPointer) {
      const distanceToOther = (point: Point) =>
        Math.hypot(point.x - otherPointer.x, point.y - otherPointer.y);
      const centre = toCentreOffset({
        x: (newPoint.x + otherPointer.x) / 2,
        y: (newPoint.y + otherPointer.y) / 2,
      });
      dragOffset.current = null;
      if (distanceToOther(oldPoint) > 0) zoom(distanceToOther(newPoint) / distanceToOther(oldPoint), centre);
      return;
    }
    if (dragOffset.current) {
      const { x, y } = dragOffset.current;
      dragOffset.current = { x: x + movement.x, y: y + movement.y };
    }
    setView((currentView) => panView(currentView, movement, readViewportSize()));
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>): void {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    if (view.scale > 1 || !dragOffset.current) return;
    const step = getSwipeDirection(dragOffset.current);
    if (step !== 0) onSwipe(step);
  }

  /** A mouse click or double tap zooms in, or resets an enlarged picture. */
  function onClick({ detail, clientX, clientY }: MouseEvent): void {
    if (!dragOffset.current) return;
    const isDrag = Math.hypot(dragOffset.current.x, dragOffset.current.y) >= CLICK_TOLERANCE_PX;
    if (isDrag || detail !== (pointerType.current === 'mouse' ? 1 : 2)) return;
    const centre = toCentreOffset({ x: clientX, y: clientY });
    setView((currentView) =>
      currentView.scale > 1 ? INITIAL_VIEW : zoomView(currentView, CLICK_SCALE, readViewportSize(), centre),
    );
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Prevents the browser from zooming or scrolling the page.
    event.preventDefault();
    const zoomAmount = event.deltaY * (event.ctrlKey ? PINCH_RATE : WHEEL_RATE);
    zoom(Math.exp(-zoomAmount), toCentreOffset({ x: event.clientX, y: event.clientY }));
  });
  // Adds the listener with `addEventListener`, because React's wheel listeners are passive.
  useEffect(() => {
    const element = viewport.current;
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  return {
    view,
    isZoomed: view.scale > 1,
    zoomIn: () => zoom(ZOOM_STEP),
    zoomOut: () => zoom(1 / ZOOM_STEP),
    /** Pans an enlarged picture. */
    pan: (movement: Point) => setView((currentView) => panView(currentView, movement, readViewportSize())),
    viewportProps: {
      ref: viewport,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId),
      onClick,
    },
  };
}
