import type { PointerEvent } from 'react';
import styled from 'styled-components';
import type { LayerBox } from '@rangmala/shared/contract/design-geometry';

export interface SelectionFrameProps {
  box: LayerBox | undefined;
  /** Millimetres per screen pixel. */
  unit: number;
  onScale: (event: PointerEvent<SVGElement>) => void;
  onTurn: (event: PointerEvent<SVGElement>) => void;
}

/** Radius of a handle's touch area in pixels: 44 across. */
const REACH = 22;
const KNOB = 8;

/** The frame of the selected layer, with handles to scale and rotate it. */
export function SelectionFrame({ box, unit, onScale, onTurn }: SelectionFrameProps) {
  if (!box) return null;
  const { cx, cy, width, height, rotation } = box;
  const above = -height / 2 - 28 * unit;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return (
    <g transform={`translate(${cx} ${cy}) rotate(${rotation})`} aria-hidden="true">
      <Frame x={-width / 2} y={-height / 2} width={width} height={height} />
      <Stem x1={0} y1={-height / 2} x2={0} y2={above} />
      {corners.map(([x, y]) => (
        <Handle key={`${x} ${y}`} $cursor={x === y ? 'nwse-resize' : 'nesw-resize'} onPointerDown={onScale}>
          <circle cx={(x * width) / 2} cy={(y * height) / 2} r={REACH * unit} fill="transparent" />
          <Knob cx={(x * width) / 2} cy={(y * height) / 2} r={KNOB * unit} />
        </Handle>
      ))}
      <Handle $cursor="grab" onPointerDown={onTurn}>
        <circle cx={0} cy={above} r={REACH * unit} fill="transparent" />
        <Knob cx={0} cy={above} r={KNOB * unit} />
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

const Stem = styled.line`
  stroke: ${({ theme }) => theme.color.focus};
  stroke-width: 2px;
  vector-effect: non-scaling-stroke;
`;

const Handle = styled.g<{ $cursor: string }>`
  cursor: ${({ $cursor }) => $cursor};
  touch-action: none;
`;

const Knob = styled.circle`
  fill: ${({ theme }) => theme.color.card};
  stroke: ${({ theme }) => theme.color.focus};
  stroke-width: 2px;
  vector-effect: non-scaling-stroke;
`;
