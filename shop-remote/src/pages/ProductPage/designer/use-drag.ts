import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import { type AreaScale, fitArea, toMillimetres, createTransform } from '../../../lib/designer/area-scale.ts';
import { type CropEdge, dragCropHandle, panPicture, type PictureSize } from '../../../lib/designer/crop.ts';
import {
  dragLayer,
  pinchLayer,
  pinchPicture,
  rotateLayer,
  scaleLayer,
} from '../../../lib/designer/gesture.ts';
import { computeLayerBox } from '../../../lib/designer/layers.ts';
import { describeSnap, snapLayer, type Snapped } from '../../../lib/designer/snap.ts';
import type { Editor } from './use-editor.ts';

/** A layer, and what a drag does with it: `pan` moves its picture inside its frame, and an edge crops the picture. */
export interface DragHandle {
  layer: Layer;
  handle: 'move' | 'scale' | 'rotate' | 'pan' | CropEdge;
}

interface Gesture extends DragHandle {
  /** Start positions of the mouse or the fingers in millimetres, by pointer id. */
  from: Map<number, Point>;
  /** Start positions in the window in pixels, by pointer id. */
  start: Map<number, Point>;
  /** Current positions of the mouse or the fingers in the window in pixels, by pointer id. */
  to: Map<number, Point>;
  /** Whether the mouse or a finger has moved so far that the gesture is no tap. */
  isMoved: boolean;
}

/** A gesture that moves the mouse or a finger less than this distance is a tap. */
const TAP_DISTANCE_PX = 4;
/** A second tap on the same layer within this time is a double tap. */
const DOUBLE_TAP_MS = 400;
/** A dragged layer snaps to lines that are nearer than this distance. */
const SNAP_DISTANCE_PX = 6;

/** Position and scale of the design area in the window. */
interface MeasuredArea {
  box: { left: number; top: number; width: number; height: number };
  scale: AreaScale;
}

/**
 * Moves, scales and rotates layers by mouse and fingers. During a gesture only the drawings of the layer and its frame
 * move. The design changes at the end of the gesture.
 * @param svg the lowest drawing of the design area
 * @param onTap called when a layer is tapped, and with `true` when it is tapped again soon afterwards
 */
export function useDrag(
  svg: RefObject<SVGSVGElement | null>,
  { area, layers, resources, mode, select, update, listOtherLines, stopEditing }: Editor,
  onTap: (layer: Layer, isDouble: boolean) => void,
) {
  const gesture = useRef<Gesture>(undefined);
  const frame = useRef(0);
  const [isRunning, setRunning] = useState(false);
  const [changingLayer, setChangingLayer] = useState<Layer>();
  const snapped = useRef<Snapped>({ x: undefined, y: undefined });
  const lastTap = useRef({ id: '', at: 0 });

  function measureArea(): MeasuredArea {
    const box = svg.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
    return { box, scale: fitArea(area, box) };
  }

  /** Finds the first element of the design area that matches the selector, and returns the drawing around it. */
  const findElement = (selector: string) => svg.current?.closest('[role="group"]')?.querySelector(selector);
  const findDrawing = (selector: string) => findElement(selector)?.closest<HTMLElement>('[data-sheet]');

  /** Returns the layer with the changes of the gesture, snapped to lines when it is only moved. */
  function applySnapped(current: Gesture, measured: MeasuredArea): Layer {
    const picture = current.layer.kind === 'picture' ? resources.assets.get(current.layer.asset) : undefined;
    const layer = applyGesture(current, measured, picture);
    const box = computeLayerBox(layer, resources);
    const isSnapping = current.handle === 'move' && current.from.size === 1 && box !== undefined;
    if (!isSnapping) return layer;
    const tolerance = SNAP_DISTANCE_PX / measured.scale.pixelsPerMillimetre;
    const result = snapLayer(layer, box, listOtherLines(layer), { x: tolerance, y: tolerance });
    snapped.current = result.snapped;
    return result.layer;
  }

  /** Shows the lines to which the layer has snapped. A new line is felt where the device can vibrate. */
  function showSnapLines({ x, y }: Snapped, previous: Snapped): void {
    for (const [name, line] of Object.entries({ x, y })) {
      const element = findElement(`[data-snap="${name}"]`);
      element?.setAttribute('visibility', line ? 'visible' : 'hidden');
      if (!line) continue;
      element?.setAttribute(`${name}1`, String(line.at));
      element?.setAttribute(`${name}2`, String(line.at));
    }
    const isNew = (x && x.at !== previous.x?.at) ?? (y && y.at !== previous.y?.at) ?? false;
    if (isNew) navigator.vibrate?.(8);
  }

  const showGesture = useEffectEvent(() => {
    frame.current = 0;
    const renderedLayer = layers.find(({ id }) => id === gesture.current?.layer.id);
    if (!gesture.current?.isMoved || !renderedLayer) return;
    const measured = measureArea();
    const previous = snapped.current;
    const layer = applySnapped(gesture.current, measured);
    showSnapLines(snapped.current, previous);
    if (!isMoving(gesture.current)) return setChangingLayer(layer);
    const transform = createTransform(renderedLayer, layer, measured.scale);
    // The handles keep their size in pixels, so a scaled frame is rendered again.
    const isScaled = isScaling(gesture.current);
    if (isScaled) setChangingLayer(layer);
    moveDrawing(findDrawing(`[data-shape="${layer.id}"]`), transform);
    moveDrawing(findDrawing('[data-frame]'), isScaled ? '' : transform);
  });

  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!gesture.current?.to.has(event.pointerId)) return;
    // Hides the event from React, which would look for handlers from the layer up to the page. That takes longer than
    // moving the layer.
    event.stopPropagation();
    const start = gesture.current.start.get(event.pointerId);
    const distance = Math.hypot(event.clientX - (start?.[0] ?? 0), event.clientY - (start?.[1] ?? 0));
    if (distance >= TAP_DISTANCE_PX && !gesture.current.isMoved) {
      gesture.current.isMoved = true;
      svg.current?.setPointerCapture?.(event.pointerId);
      if (mode?.kind === 'text') stopEditing(false);
    }
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
    /** The layer while a gesture changes its width or its crop. The selection frame surrounds this layer. */
    changingLayer,
    isDragging: () => gesture.current !== undefined,
    /**
     * Adds a finger to the running gesture, or begins a gesture with `dragHandle`.
     * @param keepsDefault leaves a press that does not move to the browser: it places the caret
     */
    begin(event: PointerEvent<Element>, dragHandle?: DragHandle, keepsDefault = false): void {
      const position: Point = [event.clientX, event.clientY];
      event.stopPropagation();
      if (!keepsDefault) {
        event.preventDefault();
        svg.current?.setPointerCapture?.(event.pointerId);
      }
      const runningGesture = gesture.current;
      const measured = measureArea();
      if (runningGesture) {
        // Another finger begins a new gesture, which continues from the current state of the layer.
        gesture.current = {
          layer: applySnapped(runningGesture, measured),
          handle: runningGesture.handle === 'pan' ? 'pan' : 'move',
          isMoved: true,
          start: new Map(runningGesture.to).set(event.pointerId, position),
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
          isMoved: false,
          start: new Map([[event.pointerId, position]]),
          from: new Map([[event.pointerId, toAreaPoint(position, measured)]]),
          to: new Map([[event.pointerId, position]]),
        };
      }
    },
    end(event: PointerEvent): void {
      const finishedGesture = gesture.current;
      if (!finishedGesture?.to.has(event.pointerId)) return;
      snapped.current = { x: undefined, y: undefined };
      const changed = applySnapped(finishedGesture, measureArea());
      const message = describeSnap(snapped.current);
      snapped.current = { x: undefined, y: undefined };
      showSnapLines(snapped.current, snapped.current);
      cancelFrame();
      gesture.current = undefined;
      setRunning(false);
      setChangingLayer(undefined);
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
      if (!finishedGesture.isMoved) {
        const isDouble =
          lastTap.current.id === layer.id && event.timeStamp - lastTap.current.at < DOUBLE_TAP_MS;
        lastTap.current = { id: isDouble ? '' : layer.id, at: event.timeStamp };
        // A tap on a handle counts, too: the handles of a small layer cover it.
        onTap(layer, isDouble);
        return;
      }
      const geometry = readGeometry(changed);
      const oldGeometry: Record<string, unknown> = readGeometry(layer);
      const isChanged = Object.entries(geometry).some(([name, value]) => value !== oldGeometry[name]);
      if (isChanged) update({ ...layer, ...geometry } as Layer, undefined, message);
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

/** Returns the properties of a layer that a gesture changes. */
const readGeometry = (layer: Layer) => {
  const { cx, cy, width, height, rotation } = layer;
  const lengths = layer.kind === 'text' ? { size: layer.size, arc: layer.arc } : {};
  const crop = layer.kind === 'picture' ? { crop: layer.crop, fit: layer.fit } : {};
  return Object.fromEntries(
    Object.entries({ cx, cy, width, height, rotation, ...lengths, ...crop }).filter(
      ([name, value]) => value !== undefined || name === 'crop' || name === 'fit',
    ),
  );
};

/** Returns whether a gesture moves the whole drawing of the layer. */
const isMoving = ({ handle }: Gesture): boolean => ['move', 'scale', 'rotate'].includes(handle);

const isScaling = ({ handle, from }: Gesture): boolean => handle === 'scale' || from.size > 1;

/** Converts a position in the window in pixels to a position on the print area in millimetres. */
const toAreaPoint = ([x, y]: Point, { box, scale }: MeasuredArea): Point =>
  toMillimetres([x - box.left, y - box.top], scale);

const computeCurrentPositions = ({ to }: Gesture, measured: MeasuredArea): Map<number, Point> =>
  new Map([...to].map(([id, position]) => [id, toAreaPoint(position, measured)]));

/** Returns the layer with the changes of a gesture up to now. */
function applyGesture(gesture: Gesture, measured: MeasuredArea, picture: PictureSize | undefined): Layer {
  const { layer, handle, from } = gesture;
  const positions = computeCurrentPositions(gesture, measured);
  const [finger, secondFinger] = [...from].map(([id, start]) => ({ start, end: positions.get(id) ?? start }));
  if (!finger) return layer;
  if (!isMoving(gesture)) {
    if (!picture || layer.kind !== 'picture') return layer;
    if (handle === 'pan' && secondFinger)
      return pinchPicture(layer, [finger.start, secondFinger.start], [finger.end, secondFinger.end], picture);
    const distance: Point = [finger.end[0] - finger.start[0], finger.end[1] - finger.start[1]];
    return handle === 'pan'
      ? panPicture(layer, distance, picture)
      : dragCropHandle(layer, handle as CropEdge, distance, picture);
  }
  if (secondFinger) {
    return pinchLayer(layer, [finger.start, secondFinger.start], [finger.end, secondFinger.end]);
  }
  if (handle === 'scale') return scaleLayer(layer, finger.start, finger.end);
  if (handle === 'rotate') return rotateLayer(layer, finger.start, finger.end);
  return dragLayer(layer, finger.start, finger.end);
}
