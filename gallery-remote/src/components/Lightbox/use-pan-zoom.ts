import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import {
  panned,
  ZOOM_STEP,
  swipeDirection,
  FIT,
  zoomed,
  type Point,
  type Size,
  type View,
} from '../../lib/zoom.ts';

/** What a click, or a tap twice in a row, enlarges to. */
const TAPPED = 2.5;

/** A hand that means to click moves the mouse a little, in pixels. */
const STILL = 6;

/** How much turning the wheel enlarges; a pinch on a touchpad comes as small turns with Ctrl. */
const [WHEEL, PINCH] = [1 / 400, 1 / 100];

/**
 * A picture on its stage: fingers pinch, drag and swipe it, a mouse drags it, a wheel and buttons enlarge it.
 * @param shown what is on it: another picture begins whole
 * @param turn called when a finger swipes the whole picture away: 1 is the next one
 */
export function usePanZoom(shown: string, turn: (step: -1 | 1) => void) {
  const [view, setView] = useState<View>(FIT);
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    setView(FIT);
  }
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const pointer = useRef('');
  const way = useRef<Point>({ x: 0, y: 0 });

  const size = (): Size => ({
    width: stage.current?.clientWidth ?? 0,
    height: stage.current?.clientHeight ?? 0,
  });
  /** A point of the window, seen from the stage's middle. */
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const zoom = (factor: number, at?: Point) => setView((now) => zoomed(now, factor, size(), at));

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (fingers.current.size === 0) way.current = { x: 0, y: 0 };
    pointer.current = event.pointerType;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y);
      const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      // A pinch is no swipe, whichever way it went.
      way.current = { x: Number.NaN, y: Number.NaN };
      if (apart(before) > 0) zoom(apart(now) / apart(before), middle);
      return;
    }
    way.current = { x: way.current.x + by.x, y: way.current.y + by.y };
    setView((now) => panned(now, by, size()));
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>): void {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const step = view.scale === 1 ? swipeDirection(way.current) : 0;
    if (step !== 0) turn(step);
  }

  /** A mouse that clicks, or a finger that taps twice, enlarges the picture there, or shows it whole again. */
  function onClick({ detail, clientX, clientY }: MouseEvent): void {
    const { x, y } = way.current;
    const isDrag = !(Math.hypot(x, y) < STILL);
    if (isDrag || detail !== (pointer.current === 'mouse' ? 1 : 2)) return;
    const at = fromMiddle({ x: clientX, y: clientY });
    setView((now) => (now.scale > 1 ? FIT : zoomed(now, TAPPED, size(), at)));
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Or the browser enlarges the whole page as well.
    event.preventDefault();
    const turned = event.deltaY * (event.ctrlKey ? PINCH : WHEEL);
    zoom(Math.exp(-turned), fromMiddle({ x: event.clientX, y: event.clientY }));
  });
  // Not as a property: React listens to wheels without a say in what the browser does.
  useEffect(() => {
    const element = stage.current;
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  return {
    view,
    isZoomed: view.scale > 1,
    zoomIn: () => zoom(ZOOM_STEP),
    zoomOut: () => zoom(1 / ZOOM_STEP),
    /** Moves an enlarged picture. */
    pan: (by: Point) => setView((now) => panned(now, by, size())),
    stage: {
      ref: stage,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
      onClick,
    },
  };
}
