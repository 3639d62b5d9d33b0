import { useRef, useState, type PointerEvent } from 'react';
import { moved, STEP, swipeOf, WHOLE, zoomed, type Point, type Size, type View } from '../../lib/zoom.ts';

/** What a tap twice in a row enlarges to. */
const TAPPED = 2.5;

/**
 * A picture on its stage: fingers pinch, drag and swipe it, a mouse drags it, a wheel and buttons enlarge it.
 * @param shown what is on it: another picture begins whole
 * @param turn called when a finger swipes the whole picture away: 1 is the next one
 */
export function useStage(shown: string, turn: (step: -1 | 1) => void) {
  const [view, setView] = useState<View>(WHOLE);
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    setView(WHOLE);
  }
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
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
    setView((now) => moved(now, by, size()));
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>): void {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const step = view.scale === 1 ? swipeOf(way.current) : 0;
    if (step !== 0) turn(step);
  }

  return {
    view,
    isZoomed: view.scale > 1,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    /** Moves an enlarged picture. */
    pan: (by: Point) => setView((now) => moved(now, by, size())),
    stage: {
      ref: stage,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
      onWheel: (event: { deltaY: number; clientX: number; clientY: number }) =>
        zoom(Math.exp(-event.deltaY / 400), fromMiddle({ x: event.clientX, y: event.clientY })),
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        setView((now) =>
          now.scale > 1
            ? WHOLE
            : zoomed(now, TAPPED, size(), fromMiddle({ x: event.clientX, y: event.clientY })),
        ),
    },
  };
}
