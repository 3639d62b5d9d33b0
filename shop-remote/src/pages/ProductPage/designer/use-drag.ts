import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Point } from '@rangmala/shared/contract/design-geometry';
import type { Layer } from '@rangmala/shared/contract/designs';
import { fitArea, toMillimetres } from '../../../lib/designer/area-scale.ts';
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
  /** Where the mouse or each finger has begun and where it is, in millimetres, by pointer id. */
  fingers: Map<number, { from: Point; to: Point }>;
  /** Whether the mouse or a finger has moved so far that the gesture is no tap. */
  isMoved: boolean;
}

/** A gesture that moves the mouse or a finger less than this distance is a tap. */
const TAP_DISTANCE_PX = 4;
/** A second tap on the same layer within this time is a double tap. */
const DOUBLE_TAP_MS = 400;
/** A dragged layer snaps to lines that are nearer than this distance. */
const SNAP_DISTANCE_PX = 6;

/** A layer with the changes of a gesture, and the lines to which it has snapped. */
interface Dragged {
  layer: Layer;
  snapped: Snapped;
}

const NOT_SNAPPED: Snapped = { x: undefined, y: undefined };

/**
 * Moves, scales and rotates layers by mouse and fingers. The design changes at the end of the gesture.
 * @param svg the drawing of the design area
 * @param onTap called when a layer is tapped, and with `true` when it is tapped again soon afterwards
 */
export function useDrag(
  svg: RefObject<SVGSVGElement | null>,
  { area, layers, resources, mode, select, update, listOtherLines, stopEditing }: Editor,
  onTap: (layer: Layer, isDouble: boolean) => void,
) {
  const gesture = useRef<Gesture>(undefined);
  const [dragged, setDragged] = useState<Dragged>();
  const lastTap = useRef({ id: '', at: 0 });

  const readBox = () => svg.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
  const readScale = () => fitArea(area, readBox());

  /** Returns the position of the mouse or a finger on the print area. */
  function readPosition({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = readBox();
    return toMillimetres([clientX - left, clientY - top], readScale());
  }

  /** Returns the layer with the changes of the gesture, snapped to lines when it is only moved. */
  function applySnapped(current: Gesture): Dragged {
    const picture = current.layer.kind === 'picture' ? resources.assets.get(current.layer.asset) : undefined;
    const layer = applyGesture(current, picture);
    const box = computeLayerBox(layer, resources);
    if (current.handle !== 'move' || current.fingers.size > 1 || !box) return { layer, snapped: NOT_SNAPPED };
    const tolerance = SNAP_DISTANCE_PX / readScale().pixelsPerMillimetre;
    return snapLayer(layer, box, listOtherLines(layer), { x: tolerance, y: tolerance });
  }

  function capture({ pointerId }: PointerEvent): void {
    svg.current?.setPointerCapture?.(pointerId);
  }

  function cancel({ pointerId }: PointerEvent): void {
    if (!gesture.current?.fingers.has(pointerId)) return;
    gesture.current = undefined;
    setDragged(undefined);
  }

  return {
    /** The layer as the running gesture shows it; undefined without a gesture. */
    dragged: dragged?.layer,
    snapped: dragged?.snapped ?? NOT_SNAPPED,
    isDragging: () => gesture.current !== undefined,
    /**
     * Adds a finger to the running gesture, or begins a gesture with `dragHandle`. Leaves other buttons than the main
     * button to the browser, which reports no release after it has opened a menu.
     * @param keepsDefault leaves a press that does not move to the browser: it places the caret
     */
    begin(event: PointerEvent<Element>, dragHandle?: DragHandle, keepsDefault = false): void {
      if (event.button !== 0) return;
      const position = readPosition(event);
      event.stopPropagation();
      if (!keepsDefault) {
        event.preventDefault();
        capture(event);
      }
      const running = gesture.current;
      const finger = [event.pointerId, { from: position, to: position }] as const;
      if (running) {
        // Another finger begins a new gesture, which continues from the current state of the layer.
        const others = [...running.fingers].map(([id, { to }]) => [id, { from: to, to }] as const);
        const handle = running.handle === 'pan' ? 'pan' : 'move';
        const { layer } = applySnapped(running);
        gesture.current = { layer, handle, isMoved: true, fingers: new Map([...others, finger]) };
      } else if (dragHandle) {
        select(dragHandle.layer);
        gesture.current = { ...dragHandle, isMoved: false, fingers: new Map([finger]) };
      }
    },
    move(event: PointerEvent): void {
      const current = gesture.current;
      const finger = current?.fingers.get(event.pointerId);
      if (!current || !finger) return;
      finger.to = readPosition(event);
      if (!current.isMoved) {
        const distance = Math.hypot(finger.to[0] - finger.from[0], finger.to[1] - finger.from[1]);
        if (distance * readScale().pixelsPerMillimetre < TAP_DISTANCE_PX) return;
        current.isMoved = true;
        capture(event);
        if (mode?.kind === 'text') stopEditing(false);
      }
      const latest = applySnapped(current);
      const isNewLine = (axis: 'x' | 'y') =>
        latest.snapped[axis] !== undefined && latest.snapped[axis].at !== dragged?.snapped[axis]?.at;
      // A new line is felt where the device can vibrate.
      if (isNewLine('x') || isNewLine('y')) navigator.vibrate?.(8);
      setDragged(latest);
    },
    /** Ends the gesture without a change. */
    cancel,
    end(event: PointerEvent): void {
      const finished = gesture.current;
      if (!finished?.fingers.has(event.pointerId)) return;
      cancel(event);
      // Uses the current layer, because during the gesture an upload may have replaced its picture, or an undo may have
      // removed the layer.
      const layer = layers.find(({ id }) => id === finished.layer.id);
      if (!layer) return;
      if (!finished.isMoved) {
        const isDouble =
          lastTap.current.id === layer.id && event.timeStamp - lastTap.current.at < DOUBLE_TAP_MS;
        lastTap.current = { id: isDouble ? '' : layer.id, at: event.timeStamp };
        // A tap on a handle counts, too: the handles of a small layer cover it.
        onTap(layer, isDouble);
        return;
      }
      const { layer: changed, snapped } = applySnapped(finished);
      const geometry = readGeometry(changed);
      const isChanged = JSON.stringify(geometry) !== JSON.stringify(readGeometry(layer));
      if (isChanged) update({ ...layer, ...geometry } as Layer, undefined, describeSnap(snapped));
    },
  };
}

/** Returns the properties of a layer that a gesture changes. */
const readGeometry = (layer: Layer) => {
  const { cx, cy, width, height, rotation } = layer;
  const lengths = layer.kind === 'text' ? { size: layer.size, arc: layer.arc } : {};
  const crop = layer.kind === 'picture' ? { crop: layer.crop, fit: layer.fit } : {};
  return { cx, cy, width, height, rotation, ...lengths, ...crop };
};

/** Returns the layer with the changes of a gesture up to now. */
function applyGesture({ layer, handle, fingers }: Gesture, picture: PictureSize | undefined): Layer {
  const [finger, secondFinger] = fingers.values();
  if (!finger) return layer;
  const { from, to } = finger;
  if (handle === 'scale' || handle === 'rotate' || handle === 'move') {
    if (secondFinger) return pinchLayer(layer, [from, secondFinger.from], [to, secondFinger.to]);
    return { move: dragLayer, scale: scaleLayer, rotate: rotateLayer }[handle](layer, from, to);
  }
  if (!picture || layer.kind !== 'picture') return layer;
  if (handle === 'pan' && secondFinger)
    return pinchPicture(layer, [from, secondFinger.from], [to, secondFinger.to], picture);
  const distance: Point = [to[0] - from[0], to[1] - from[1]];
  return handle === 'pan'
    ? panPicture(layer, distance, picture)
    : dragCropHandle(layer, handle, distance, picture);
}
