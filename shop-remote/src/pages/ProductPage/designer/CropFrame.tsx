import type { KeyboardEvent, PointerEvent } from 'react';
import { type LayerBox, placeInBox, type Point } from '@rangmala/shared/contract/design-geometry';
import type { PictureLayer } from '@rangmala/shared/contract/designs';
import {
  computeCutOffFractions,
  CROP_EDGES,
  type CropEdge,
  cropPicture,
  type PictureSize,
} from '../../../lib/designer/crop.ts';
import { FrameOutline, Handle, HandleCircles } from './SelectionFrame.tsx';

export interface CropFrameProps {
  layer: PictureLayer;
  box: LayerBox;
  picture: PictureSize;
  /** Millimetres per CSS pixel. */
  millimetresPerPixel: number;
  /** Whether the frame belongs to the shop's design and has no handles. */
  isFixed: boolean;
  onDrag: (event: PointerEvent<SVGElement>, edge: CropEdge) => void;
  onCrop: (layer: PictureLayer, edge: CropEdge) => void;
  onEnd: () => void;
}

/** For each edge: its direction from the middle, and the keys that crop more and less. */
const EDGES: Record<CropEdge, { direction: Point; more: string; less: string }> = {
  left: { direction: [-1, 0], more: 'ArrowRight', less: 'ArrowLeft' },
  top: { direction: [0, -1], more: 'ArrowDown', less: 'ArrowUp' },
  right: { direction: [1, 0], more: 'ArrowLeft', less: 'ArrowRight' },
  bottom: { direction: [0, 1], more: 'ArrowUp', less: 'ArrowDown' },
};

/** The frame of a photo that is moved inside its frame, with a handle at each edge that crops the photo. */
export function CropFrame({
  layer,
  box,
  picture,
  millimetresPerPixel,
  isFixed,
  onDrag,
  onCrop,
  onEnd,
}: CropFrameProps) {
  const cutOff = computeCutOffFractions(layer, picture);

  function onKeyDown(event: KeyboardEvent, edge: CropEdge): void {
    const { more, less } = EDGES[edge];
    if (event.key === 'Escape') onEnd();
    else if (event.key === more || event.key === less) {
      const step = (event.shiftKey ? 0.1 : 0.01) * (event.key === more ? 1 : -1);
      onCrop(cropPicture(layer, edge, cutOff[edge] + step, picture), edge);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <g data-frame="">
      <FrameOutline box={box} />
      {!isFixed &&
        CROP_EDGES.map((edge) => {
          const [x, y] = EDGES[edge].direction;
          // A mirrored photo has its left edge on the right.
          const towardsRight = layer.flip ? -x : x;
          const position = placeInBox(box, [(towardsRight * box.width) / 2, (y * box.height) / 2]);
          return (
            <Handle
              key={edge}
              style={{ cursor: x === 0 ? 'ns-resize' : 'ew-resize' }}
              role="slider"
              tabIndex={0}
              aria-label={`Crop ${edge}`}
              aria-orientation={x === 0 ? 'vertical' : 'horizontal'}
              aria-valuemin={0}
              aria-valuemax={95}
              aria-valuenow={Math.round(cutOff[edge] * 100)}
              aria-valuetext={`${Math.round(cutOff[edge] * 100)} %`}
              onPointerDown={(event) => onDrag(event, edge)}
              onKeyDown={(event) => onKeyDown(event, edge)}
            >
              <HandleCircles position={position} millimetresPerPixel={millimetresPerPixel} />
            </Handle>
          );
        })}
    </g>
  );
}
