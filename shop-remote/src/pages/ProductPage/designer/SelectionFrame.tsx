import type { PointerEvent } from 'react';
import styled from 'styled-components';
import type { LayerBox, Point, PrintArea } from '@rangmala/shared/contract/design-geometry';
import { placeHandles } from '../../../lib/designer/handles.ts';

export interface SelectionFrameProps {
  area: PrintArea;
  box: LayerBox;
  /** Millimetres per CSS pixel, so that handles have the same size at every scale of the design area. */
  millimetresPerPixel: number;
  /** Begins to drag a handle. */
  onDrag: (event: PointerEvent<SVGElement>, handle: 'scale' | 'rotate') => void;
}

/** Radius of a handle's invisible touch area. */
export const TOUCH_RADIUS_PX = 22;
/** Radius of a handle's visible circle. */
const HANDLE_RADIUS_PX = 8;
/** Distance of the rotation handle from the layer. */
const ROTATION_HANDLE_DISTANCE_PX = 28;

/**
 * The frame of the selected layer, with handles that scale and rotate the layer. The handles stay inside the design area
 * when parts of the frame are outside.
 */
export function SelectionFrame({ area, box, millimetresPerPixel, onDrag }: SelectionFrameProps) {
  const handles = placeHandles(box, area, {
    inset: TOUCH_RADIUS_PX * millimetresPerPixel,
    rotationDistance: ROTATION_HANDLE_DISTANCE_PX * millimetresPerPixel,
  });
  const [[edgeX, edgeY], [handleX, handleY]] = [handles.rotationEdge, handles.rotation];
  return (
    <g data-frame="" aria-hidden="true">
      <FrameOutline box={box} />
      <RotationLine x1={edgeX} y1={edgeY} x2={handleX} y2={handleY} />
      {handles.corners.map((corner, index) => (
        <Handle
          key={index}
          style={{ cursor: index % 2 === 0 ? 'nwse-resize' : 'nesw-resize' }}
          onPointerDown={(event) => onDrag(event, 'scale')}
        >
          <HandleCircles position={corner} millimetresPerPixel={millimetresPerPixel} />
        </Handle>
      ))}
      <Handle style={{ cursor: 'grab' }} onPointerDown={(event) => onDrag(event, 'rotate')}>
        <HandleCircles position={handles.rotation} millimetresPerPixel={millimetresPerPixel} />
      </Handle>
    </g>
  );
}

export function FrameOutline({ box: { cx, cy, width, height, rotation } }: { box: LayerBox }) {
  return (
    <Frame
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      transform={`translate(${cx} ${cy}) rotate(${rotation})`}
    />
  );
}

/** The touch area and the visible circle of a handle. */
export function HandleCircles({
  position: [cx, cy],
  millimetresPerPixel,
}: {
  position: Point;
  millimetresPerPixel: number;
}) {
  return (
    <>
      <circle cx={cx} cy={cy} r={TOUCH_RADIUS_PX * millimetresPerPixel} fill="transparent" />
      <HandleCircle cx={cx} cy={cy} r={HANDLE_RADIUS_PX * millimetresPerPixel} />
    </>
  );
}

const Frame = styled.rect`
  fill: none;
  stroke: ${({ theme }) => theme.color.focus};
  stroke-width: 2px;
  vector-effect: non-scaling-stroke;
`;

const RotationLine = styled.line`
  stroke: ${({ theme }) => theme.color.focus};
  stroke-width: 2px;
  vector-effect: non-scaling-stroke;
`;

export const Handle = styled.g`
  pointer-events: auto;
  touch-action: none;
`;

const HandleCircle = styled.circle`
  fill: ${({ theme }) => theme.color.card};
  stroke: ${({ theme }) => theme.color.focus};
  stroke-width: 2px;
  vector-effect: non-scaling-stroke;
`;
