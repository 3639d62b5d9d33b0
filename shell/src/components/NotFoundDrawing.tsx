import styled from 'styled-components';
import { theme } from '@rangmala/shared/theme';

const { color } = theme;

/** A decorative drawing of a garland with a broken thread. */
export function NotFoundDrawing() {
  return (
    <Svg viewBox="0 0 320 120" aria-hidden="true" focusable="false">
      <path d="M8 4c10 40 46 66 104 70m96 0c58-4 94-30 104-70M112 74q10 1 12 10m84-10q-10 1-12 12" />
      <Bead x={18} y={26} fill={color.terracotta} r={9} />
      <Bead x={38} y={48} fill={color.leaf} r={10} />
      <Bead x={66} y={64} fill={color.turmeric} r={11} />
      <Bead x={98} y={73} fill={color.sky} r={10} />
      <Bead x={302} y={26} fill={color.sky} r={9} />
      <Bead x={282} y={48} fill={color.turmeric} r={10} />
      <Bead x={254} y={64} fill={color.leaf} r={11} />
      <Bead x={222} y={73} fill={color.terracotta} r={10} />
      <Bead x={160} y={100} fill={color.madder} r={14} />
      <Bead x={132} y={110} fill={color.turmeric} r={7} />
      <Bead x={190} y={111} fill={color.leaf} r={6} />
    </Svg>
  );
}

function Bead({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={fill} />
      <circle cx={x} cy={y} r={r * 0.35} fill={color.paper} />
    </>
  );
}

const Svg = styled.svg`
  width: min(100%, 24rem);

  path {
    fill: none;
    stroke: ${({ theme }) => theme.color.ink};
    stroke-width: 2;
    stroke-linecap: round;
  }
`;
