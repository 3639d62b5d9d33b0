import type { PointerEvent } from 'react';
import styled from 'styled-components';
import type { LayerBox } from '@rangmala/shared/contract/design-geometry';

export interface SelectionFrameProps {
  box: LayerBox | undefined;
  /** Millimetres per screen pixel, so that handles have the same size on every screen. */
  millimetresPerPixel: number;
  onScale: (event: PointerEvent<SVGElement>) => void;
  onTurn: (event: PointerEvent<SVGElement>) => void;
}

/** Radius of a handle's touch area in pixels: 44 pixels in diameter. */
const TOUCH_RADIUS = 22;
const ROTATION_HANDLE_DISTANCE = 8;

/** The frame of the selected layer, with handles to scale and rotate it. */
export function SelectionFrame({ box, millimetresPerPixel, onScale, onTurn }: SelectionFrameProps) {
  if (!box) return null;
  const { cx, cy, width, height, rotation } = box;
  const isAbove = -height / 2 - 28 * millimetresPerPixel;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return (
    <g data-frame="" transform={`translate(${cx} ${cy}) rotate(${rotation})`} aria-hidden="true">
      <Frame x={-width / 2} y={-height / 2} width={width} height={height} />
      <RotationLine x1={0} y1={-height / 2} x2={0} y2={isAbove} />
      {corners.map(([x, y]) => (
        <Handle key={`${x} ${y}`} $cursor={x === y ? 'nwse-resize' : 'nesw-resize'} onPointerDown={onScale}>
          <circle
            cx={(x * width) / 2}
            cy={(y * height) / 2}
            r={TOUCH_RADIUS * millimetresPerPixel}
            fill="transparent"
          />
          <RotationHandle
            cx={(x * width) / 2}
            cy={(y * height) / 2}
            r={ROTATION_HANDLE_DISTANCE * millimetresPerPixel}
          />
        </Handle>
      ))}
      <Handle $cursor="grab" onPointerDown={onTurn}>
        <circle cx={0} cy={isAbove} r={TOUCH_RADIUS * millimetresPerPixel} fill="transparent" />
        <RotationHandle cx={0} cy={isAbove} r={ROTATION_HANDLE_DISTANCE * millimetresPerPixel} />
      </Handle>
    </g>
  );
}

const Frame = styled.rect`
  fill: none;
  stroke: ${({ theme }) => theme.color.focus};
  stroke-width: 2px;
  vector-effect: non-scaling-stroke;
  pointer-events: none;
`;

const RotationLine = styled.line`
  stroke: ${({ theme }) => theme.color.focus};
  stroke-width: 2px;
  vector-effect: non-scaling-stroke;
`;

const Handle = styled.g<{ $cursor: string }>`
  cursor: ${({ $cursor }) => $cursor};
  touch-action: none;
`;

const RotationHandle = styled.circle`
  fill: ${({ theme }) => theme.color.card};
  stroke: ${({ theme }) => theme.color.focus};
  stroke-width: 2px;
  vector-effect: non-scaling-stroke;
`;
