import type { PointerEvent } from 'react';
import styled from 'styled-components';
import type { LayerBox, PrintArea } from '@rangmala/shared/contract/design-geometry';
import { AreaSvg } from './AreaSvg.tsx';

export interface SelectionFrameProps {
  area: PrintArea;
  box: LayerBox | undefined;
  /** Millimetres per CSS pixel, so that handles have the same size at every scale of the design area. */
  millimetresPerPixel: number;
  onScale: (event: PointerEvent<SVGElement>) => void;
  onRotate: (event: PointerEvent<SVGElement>) => void;
}

/** Radius of a handle's invisible touch area. */
const TOUCH_RADIUS_PX = 22;
/** Radius of a handle's visible circle. */
const HANDLE_RADIUS_PX = 8;
/** Distance of the rotation handle from the upper edge of the layer. */
const ROTATION_HANDLE_DISTANCE_PX = 28;

/** The frame of the selected layer, with handles that scale and rotate the layer. */
export function SelectionFrame({ area, box, millimetresPerPixel, onScale, onRotate }: SelectionFrameProps) {
  if (!box) return null;
  const { cx, cy, width, height, rotation } = box;
  const rotationHandleY = -height / 2 - ROTATION_HANDLE_DISTANCE_PX * millimetresPerPixel;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return (
    <AreaSvg area={area}>
      <g data-frame="" transform={`translate(${cx} ${cy}) rotate(${rotation})`} aria-hidden="true">
        <Frame x={-width / 2} y={-height / 2} width={width} height={height} />
        <RotationLine x1={0} y1={-height / 2} x2={0} y2={rotationHandleY} />
        {corners.map(([x, y]) => (
          <Handle key={`${x} ${y}`} $cursor={x === y ? 'nwse-resize' : 'nesw-resize'} onPointerDown={onScale}>
            <circle
              cx={(x * width) / 2}
              cy={(y * height) / 2}
              r={TOUCH_RADIUS_PX * millimetresPerPixel}
              fill="transparent"
            />
            <HandleCircle
              cx={(x * width) / 2}
              cy={(y * height) / 2}
              r={HANDLE_RADIUS_PX * millimetresPerPixel}
            />
          </Handle>
        ))}
        <Handle $cursor="grab" onPointerDown={onRotate}>
          <circle cx={0} cy={rotationHandleY} r={TOUCH_RADIUS_PX * millimetresPerPixel} fill="transparent" />
          <HandleCircle cx={0} cy={rotationHandleY} r={HANDLE_RADIUS_PX * millimetresPerPixel} />
        </Handle>
      </g>
    </AreaSvg>
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

const Handle = styled.g<{ $cursor: string }>`
  cursor: ${({ $cursor }) => $cursor};
  pointer-events: auto;
  touch-action: none;
`;

const HandleCircle = styled.circle`
  fill: ${({ theme }) => theme.color.card};
  stroke: ${({ theme }) => theme.color.focus};
  stroke-width: 2px;
  vector-effect: non-scaling-stroke;
`;
