import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { layerTransform, type Point } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import { dragLayer, pinchLayer, rotateLayer, scaleLayer } from '../../../lib/designer/gesture.ts';
import { boxOf } from '../../../lib/designer/layers.ts';
import type { Editor } from './use-editor.ts';

/** A layer, and whether a drag moves, scales or rotates it. */
export interface DragHandle {
  layer: Layer;
  handle: 'move' | 'scale' | 'rotate';
}

interface Gesture extends DragHandle {
  /** Start positions of the mouse or the fingers in millimetres, by pointer id. */
  from: Map<number, Point>;
  /** Current positions of the mouse or the fingers in millimetres, by pointer id. */
  to: Map<number, Point>;
}

export interface Drag {
  /** The layer while a gesture changes its width; otherwise undefined. The frame is drawn around this layer. */
  scaledLayer: Layer | undefined;
  isDragging: () => boolean;
  /** Adds a finger to the running gesture, or begins a gesture with `dragHandle`. */
  begin: (event: PointerEvent<SVGElement>, dragHandle?: DragHandle) => void;
  move: (event: PointerEvent) => void;
  end: (event: PointerEvent) => void;
}

/**
 * Moves, scales and rotates layers by mouse and fingers. During a gesture only the shown elements change; the design
 * changes at the end.
 */
export function useDrag(
  svg: RefObject<SVGSVGElement | null>,
  { area, layers, resources, select, update }: Editor,
): Drag {
  const gesture = useRef<Gesture>(undefined);
  const frame = useRef(0);
  const [scaledLayer, setScaledLayer] = useState<Layer>();

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  /** Converts a position in the window to a position on the print area in millimetres. */
  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const box = svg.current?.getBoundingClientRect();
    if (!box || box.width === 0) return [0, 0];
    const scale = (area.width + 2 * area.bleed) / box.width;
    return [(clientX - box.left) * scale - area.bleed, (clientY - box.top) * scale - area.bleed];
  }

  /** Shows a layer at its new position without rendering the editor again. */
  function showTransformed(layer: Layer, movesFrame: boolean): void {
    const renderedLayer = layers.find(({ id }) => id === layer.id);
    const box = renderedLayer && boxOf(renderedLayer, resources);
    if (!box) return;
    const offset = `translate(${-box.width / 2} ${-box.height / 2})`;
    const scale = layer.width / box.width;
    transformElement('[data-shape="' + layer.id + '"]', `${layerTransform(layer)} scale(${scale}) ${offset}`);
    if (movesFrame) transformElement('[data-frame]', layerTransform({ ...layer, flip: false }));
  }

  function transformElement(selector: string, transform: string): void {
    const element = svg.current?.querySelector<SVGElement>(selector);
    if (!element) return;
    element.setAttribute('transform', transform);
    // Lets the browser move the drawn element during the drag instead of drawing the area again.
    element.style.willChange = 'transform';
  }

  return {
    scaledLayer,
    isDragging: () => gesture.current !== undefined,
    begin(event, dragHandle) {
      const point = pointOf(event);
      event.preventDefault();
      event.stopPropagation();
      svg.current?.setPointerCapture?.(event.pointerId);
      const runningGesture = gesture.current;
      if (runningGesture) {
        // Another finger begins a new gesture, which continues from the current state of the layer.
        const points = new Map(runningGesture.to).set(event.pointerId, point);
        gesture.current = {
          layer: applyGesture(runningGesture),
          handle: 'move',
          from: points,
          to: new Map(points),
        };
      } else if (dragHandle) {
        select(dragHandle.layer);
        const points = new Map([[event.pointerId, point]]);
        gesture.current = { ...dragHandle, from: points, to: new Map(points) };
      }
    },
    move(event) {
      if (!gesture.current?.to.has(event.pointerId)) return;
      gesture.current.to.set(event.pointerId, pointOf(event));
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => {
        if (!gesture.current) return;
        const layer = applyGesture(gesture.current);
        const isScaled = changesWidth(gesture.current);
        showTransformed(layer, !isScaled);
        // The handles keep their size in pixels, so a scaled frame is rendered again.
        if (isScaled) setScaledLayer(layer);
      });
    },
    end(event) {
      const finishedGesture = gesture.current;
      if (!finishedGesture?.to.has(event.pointerId)) return;
      cancelAnimationFrame(frame.current);
      gesture.current = undefined;
      setScaledLayer(undefined);
      // Takes the current layer, because an upload may have replaced its picture or an undo may have removed it.
      const layer = layers.find(({ id }) => id === finishedGesture.layer.id);
      if (!layer) return;
      const { cx, cy, width, rotation } = applyGesture(finishedGesture);
      // Shows the layer at its old position, because React does not render it again when the change is refused.
      showTransformed(layer, !changesWidth(finishedGesture));
      for (const element of svg.current?.querySelectorAll<SVGElement>('[data-shape], [data-frame]') ?? [])
        element.style.willChange = '';
      const isChanged =
        cx !== layer.cx || cy !== layer.cy || width !== layer.width || rotation !== layer.rotation;
      if (isChanged) update({ ...layer, cx, cy, width, rotation });
    },
  };
}

const changesWidth = ({ handle, from }: Gesture): boolean => handle === 'scale' || from.size > 1;

/** Returns the layer as the gesture has changed it so far. */
function applyGesture({ layer, handle, from, to }: Gesture): Layer {
  const [finger, secondFinger] = [...from].map(([id, start]) => ({ start, end: to.get(id) ?? start }));
  if (!finger) return layer;
  if (secondFinger) {
    return pinchLayer(layer, [finger.start, secondFinger.start], [finger.end, secondFinger.end]);
  }
  if (handle === 'scale') return scaleLayer(layer, finger.start, finger.end);
  if (handle === 'rotate') return rotateLayer(layer, finger.start, finger.end);
  return dragLayer(layer, finger.start, finger.end);
}
