import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import { type AreaScale, fitArea, toMillimetres, createTransform } from '../../../lib/designer/area-scale.ts';
import { dragLayer, pinchLayer, rotateLayer, scaleLayer } from '../../../lib/designer/gesture.ts';
import type { Editor } from './use-editor.ts';

/** A layer, and whether a drag moves, scales or rotates the layer. */
export interface DragHandle {
  layer: Layer;
  handle: 'move' | 'scale' | 'rotate';
}

interface Gesture extends DragHandle {
  /** Start positions of the mouse or the fingers in millimetres, by pointer id. */
  from: Map<number, Point>;
  /** Current positions of the mouse or the fingers in the window in pixels, by pointer id. */
  to: Map<number, Point>;
}

/** Position and scale of the design area in the window. */
interface MeasuredArea {
  box: { left: number; top: number; width: number; height: number };
  scale: AreaScale;
}

export interface Drag {
  /** The layer while a gesture changes its width; otherwise undefined. The selection frame surrounds this layer. */
  scaledLayer: Layer | undefined;
  isDragging: () => boolean;
  /** Adds a finger to the running gesture, or begins a gesture with `dragHandle`. */
  begin: (event: PointerEvent<Element>, dragHandle?: DragHandle) => void;
  end: (event: PointerEvent) => void;
}

/**
 * Moves, scales and rotates layers by mouse and fingers. During a gesture only the drawings of the layer and its frame
 * move. The design changes at the end of the gesture.
 * @param svg the lowest drawing of the design area
 */
export function useDrag(
  svg: RefObject<SVGSVGElement | null>,
  { area, layers, select, update }: Editor,
): Drag {
  const gesture = useRef<Gesture>(undefined);
  const frame = useRef(0);
  const [isRunning, setRunning] = useState(false);
  const [scaledLayer, setScaledLayer] = useState<Layer>();

  /** Returns the position and scale of the design area in the window. */
  function measureArea(): MeasuredArea {
    const box = svg.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
    return { box, scale: fitArea(area, box) };
  }

  /** Finds the first element of the design area that matches the selector, and returns the drawing around it. */
  const findDrawing = (selector: string) =>
    svg.current?.closest('[role="group"]')?.querySelector(selector)?.closest<HTMLElement>('[data-sheet]');

  const showGesture = useEffectEvent(() => {
    frame.current = 0;
    const renderedLayer = layers.find(({ id }) => id === gesture.current?.layer.id);
    if (!gesture.current || !renderedLayer) return;
    const measured = measureArea();
    const layer = applyGesture(gesture.current, measured);
    const transform = createTransform(renderedLayer, layer, measured.scale);
    // The handles keep their size in pixels, so a scaled frame is rendered again.
    const isScaled = isScaling(gesture.current);
    if (isScaled) setScaledLayer(layer);
    moveDrawing(findDrawing(`[data-shape="${layer.id}"]`), transform);
    moveDrawing(findDrawing('[data-frame]'), isScaled ? '' : transform);
  });

  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!gesture.current?.to.has(event.pointerId)) return;
    // Hides the event from React, which would look for handlers from the layer up to the page. That takes longer than
    // moving the layer.
    event.stopPropagation();
    gesture.current.to.set(event.pointerId, [event.clientX, event.clientY]);
    if (frame.current === 0) frame.current = requestAnimationFrame(() => showGesture());
  });

  function cancelFrame(): void {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
  }

  useEffect(() => {
    if (!isRunning) return;
    const listener = (event: globalThis.PointerEvent) => onMove(event);
    window.addEventListener('pointermove', listener, { capture: true });
    return () => {
      window.removeEventListener('pointermove', listener, { capture: true });
      cancelFrame();
    };
  }, [isRunning]);

  return {
    scaledLayer,
    isDragging: () => gesture.current !== undefined,
    begin(event, dragHandle) {
      const position: Point = [event.clientX, event.clientY];
      event.preventDefault();
      event.stopPropagation();
      svg.current?.setPointerCapture?.(event.pointerId);
      const runningGesture = gesture.current;
      const measured = measureArea();
      if (runningGesture) {
        // Another finger begins a new gesture, which continues from the current state of the layer.
        gesture.current = {
          layer: applyGesture(runningGesture, measured),
          handle: 'move',
          from: computeCurrentPositions(runningGesture, measured).set(
            event.pointerId,
            toAreaPoint(position, measured),
          ),
          to: new Map(runningGesture.to).set(event.pointerId, position),
        };
      } else if (dragHandle) {
        select(dragHandle.layer);
        setRunning(true);
        gesture.current = {
          ...dragHandle,
          from: new Map([[event.pointerId, toAreaPoint(position, measured)]]),
          to: new Map([[event.pointerId, position]]),
        };
      }
    },
    end(event) {
      const finishedGesture = gesture.current;
      if (!finishedGesture?.to.has(event.pointerId)) return;
      const { cx, cy, width, rotation } = applyGesture(finishedGesture, measureArea());
      cancelFrame();
      gesture.current = undefined;
      setRunning(false);
      setScaledLayer(undefined);
      // Removes the transforms. The layer is at its old position until React renders the change, and stays there when
      // the change is refused.
      for (const drawing of svg.current
        ?.closest('[role="group"]')
        ?.querySelectorAll<HTMLElement>('[data-sheet]') ?? [])
        Object.assign(drawing.style, { transform: '', willChange: '' });
      // Uses the current layer, because during the gesture an upload may have replaced its picture, or an undo may have
      // removed the layer.
      const layer = layers.find(({ id }) => id === finishedGesture.layer.id);
      if (!layer) return;
      const isChanged =
        cx !== layer.cx || cy !== layer.cy || width !== layer.width || rotation !== layer.rotation;
      if (isChanged) update({ ...layer, cx, cy, width, rotation });
    },
  };
}

/** Moves a drawing by a CSS transform. The browser does not draw the content of the drawing again. */
function moveDrawing(drawing: HTMLElement | null | undefined, transform: string): void {
  if (!drawing) return;
  if (drawing.style.willChange === '')
    Object.assign(drawing.style, { transformOrigin: '0 0', willChange: 'transform' });
  drawing.style.transform = transform;
}

const isScaling = ({ handle, from }: Gesture): boolean => handle === 'scale' || from.size > 1;

/** Converts a position in the window in pixels to a position on the print area in millimetres. */
const toAreaPoint = ([x, y]: Point, { box, scale }: MeasuredArea): Point =>
  toMillimetres([x - box.left, y - box.top], scale);

/** Returns the current positions of the pointers in millimetres. */
const computeCurrentPositions = ({ to }: Gesture, measured: MeasuredArea): Map<number, Point> =>
  new Map([...to].map(([id, position]) => [id, toAreaPoint(position, measured)]));

/** Returns the layer with the changes of a gesture up to now. */
function applyGesture(gesture: Gesture, measured: MeasuredArea): Layer {
  const { layer, handle, from } = gesture;
  const positions = computeCurrentPositions(gesture, measured);
  const [finger, secondFinger] = [...from].map(([id, start]) => ({ start, end: positions.get(id) ?? start }));
  if (!finger) return layer;
  if (secondFinger) {
    return pinchLayer(layer, [finger.start, secondFinger.start], [finger.end, secondFinger.end]);
  }
  if (handle === 'scale') return scaleLayer(layer, finger.start, finger.end);
  if (handle === 'rotate') return rotateLayer(layer, finger.start, finger.end);
  return dragLayer(layer, finger.start, finger.end);
}
