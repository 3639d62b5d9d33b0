import type { ReactNode } from 'react';
import { theme } from '@rangmala/shared/theme';

const { color } = theme;

/** The left half of the arch from foot to tip; the right half is mirrored. */
const HALF_ARCH = 'M24 640V250a62 62 0 0 1 22-80 62 62 0 0 1 58-66 66 66 0 0 1 74-46Q240 46 280 10h1V640z';

/** A decorative drawing of the shop's products on a garland in a window. */
export function HeroPicture({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 560 640" aria-hidden="true" focusable="false">
      <defs>
        <g id="half">
          <path d={HALF_ARCH} />
        </g>
        <g id="arch">
          <use href="#half" />
          <use href="#half" transform="matrix(-1 0 0 1 560 0)" />
        </g>
      </defs>
      <use href="#arch" fill={color.madder} />
      <g fill="none" stroke={color.turmeric} strokeWidth="5" strokeLinecap="round" strokeDasharray="0 15">
        <use href="#arch" transform="translate(11 14) scale(.961 .985)" />
      </g>
      <use href="#arch" fill={color.indigoDeep} transform="translate(22 28) scale(.921 .97)" />

      <Sun x={280} y={150} />
      <g stroke={color.rose} strokeWidth="1.5">
        <path d="M122 270V560M280 240V560M438 270V560" />
      </g>
      <Garland from={[62, 206]} dip={[160, 330]} to={[280, 222]} />
      <Garland from={[280, 222]} dip={[400, 330]} to={[498, 206]} />

      <Mug x={118} y={318} />
      <Tee x={280} y={300} />
      <Cushion x={440} y={316} />
      <Notebook x={122} y={462} />
      <Poster x={280} y={462} />
      <PictureFrame x={438} y={462} />
    </svg>
  );
}

type Point = [number, number];

/** A ring of dots, drawn as a circle with a dashed line. */
function Dots({
  radius,
  count,
  size,
  stroke,
}: {
  radius: number;
  count: number;
  size: number;
  stroke: string;
}) {
  return (
    <circle
      r={radius}
      pathLength={count}
      fill="none"
      stroke={stroke}
      strokeWidth={size}
      strokeLinecap="round"
      strokeDasharray="0 1"
    />
  );
}

function Translated({
  x,
  y,
  scale = 1,
  children,
}: {
  x: number;
  y: number;
  scale?: number;
  children: ReactNode;
}) {
  return <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>{children}</g>;
}

function Sun({ x, y }: { x: number; y: number }) {
  return (
    <Translated x={x} y={y}>
      <Dots radius={62} count={32} size={4} stroke={color.rose} />
      <Dots radius={49} count={16} size={13} stroke={color.terracotta} />
      <circle r="40" fill={color.turmeric} />
      <Dots radius={31} count={20} size={5} stroke={color.madder} />
      <circle r="20" fill={color.madder} />
      <Dots radius={12} count={8} size={5} stroke={color.turmeric} />
      <circle r="4" fill={color.onDark} />
    </Translated>
  );
}

const BLOSSOM_COLORS = [color.turmeric, color.terracotta, color.turmeric, color.rose];

/** Marigolds along a hanging thread, which is a quadratic Bézier curve with the control point `dip`. */
function Garland({ from, dip, to }: { from: Point; dip: Point; to: Point }) {
  const computeCoordinate = (position: number, axis: 0 | 1) =>
    Math.round(
      (1 - position) ** 2 * from[axis] + 2 * position * (1 - position) * dip[axis] + position ** 2 * to[axis],
    );
  return Array.from({ length: 11 }, (_, index) => (
    <Translated key={index} x={computeCoordinate(index / 10, 0)} y={computeCoordinate(index / 10, 1)}>
      <Dots radius={9} count={9} size={9} stroke={BLOSSOM_COLORS[index % 4] ?? color.turmeric} />
      <circle r="6" fill={index % 2 ? color.turmeric : color.madder} />
    </Translated>
  ));
}

function Mug({ x, y }: { x: number; y: number }) {
  return (
    <Translated x={x} y={y}>
      <path d="M36 18h14a20 20 0 0 1 0 46H34" fill="none" stroke={color.onDark} strokeWidth="10" />
      <path d="M-44 0h84v74a18 18 0 0 1-18 18h-48a18 18 0 0 1-18-18z" fill={color.onDark} />
      <path d="M-44 8h84M-44 78h84" stroke={color.madder} strokeWidth="4" />
      <Translated x={-2} y={46}>
        <path d="M4-26C24-14 26 8 12 18-4 28-24 16-18 0-13-11 0-9 4-26z" fill={color.madder} />
        <path d="M3-10c9 6 10 14 3 19-8 5-16-1-13-9 2-5 8-4 10-10z" fill={color.turmeric} />
        <circle cx="2" cy="4" r="3" fill={color.madder} />
      </Translated>
      <g fill={color.leaf}>
        <circle cx="-32" cy="28" r="4" />
        <circle cx="-32" cy="60" r="4" />
        <circle cx="28" cy="28" r="4" />
        <circle cx="28" cy="60" r="4" />
      </g>
    </Translated>
  );
}

function Tee({ x, y }: { x: number; y: number }) {
  return (
    <Translated x={x} y={y}>
      <path
        d="M-26-6Q0 18 26-6L44 0 76 30 56 54 42 44V128H-42V44L-56 54-76 30-44 0z"
        fill={color.terracotta}
      />
      <path d="M-26-6Q0 18 26-6L32-4Q0 28-32-4z" fill={color.madder} />
      <path
        d="M-66 20l20 24M66 20 46 44M-42 120h84"
        stroke={color.turmeric}
        strokeWidth="4"
        strokeDasharray="6 4"
      />
      <Translated x={0} y={70} scale={0.5}>
        <Dots radius={56} count={22} size={6} stroke={color.onDark} />
        <Dots radius={38} count={12} size={18} stroke={color.turmeric} />
        <circle r="30" fill={color.onDark} />
        <Dots radius={20} count={10} size={8} stroke={color.madder} />
        <circle r="10" fill={color.indigo} />
      </Translated>
    </Translated>
  );
}

const PETALS = [-70, -35, 70, 35, 0];

function Cushion({ x, y }: { x: number; y: number }) {
  return (
    <Translated x={x} y={y}>
      <path d="M-50 2Q0 12 50 2 42 46 50 94 0 84-50 94-42 46-50 2z" fill={color.leaf} />
      <g fill={color.turmeric}>
        <circle cx="-50" cy="2" r="6" />
        <circle cx="50" cy="2" r="6" />
        <circle cx="-50" cy="94" r="6" />
        <circle cx="50" cy="94" r="6" />
      </g>
      <path d="M-36 17q36 6 72 0M-36 79q36-6 72 0" fill="none" stroke={color.turmeric} strokeWidth="3" />
      <Translated x={0} y={66}>
        {PETALS.map((degrees) => (
          <path
            key={degrees}
            d="M0 0C-11-10-10-26 0-38 10-26 11-10 0 0z"
            transform={`rotate(${degrees})`}
            fill={degrees === 0 ? color.onDark : color.rose}
            stroke={color.leaf}
            strokeWidth="2"
          />
        ))}
        <path d="M-22 2H22" stroke={color.turmeric} strokeWidth="4" strokeLinecap="round" />
      </Translated>
    </Translated>
  );
}

function Notebook({ x, y }: { x: number; y: number }) {
  return (
    <Translated x={x} y={y}>
      <path d="M-44 0h84a6 6 0 0 1 6 6v106a6 6 0 0 1-6 6h-84z" fill={color.turmeric} />
      <path d="M-44 0h18v118h-18z" fill={color.madder} />
      <path
        d="M-35 10v100"
        stroke={color.turmeric}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 14"
      />
      <path d="M10 98Q4 60 12 24" fill="none" stroke={color.leaf} strokeWidth="3" />
      <g fill={color.leaf}>
        <path d="M8 84q-20-2-24-18 20 0 24 18zM8 60q-18-3-20-18 18 0 20 18zM10 78q20-2 24-18-20 0-24 18zM9 54q18-3 20-18-18 0-20 18z" />
      </g>
      <Translated x={12} y={24}>
        <Dots radius={8} count={7} size={8} stroke={color.madder} />
        <circle r="5" fill={color.onDark} />
      </Translated>
    </Translated>
  );
}

function Poster({ x, y }: { x: number; y: number }) {
  return (
    <Translated x={x} y={y}>
      <path d="M-48 2h96v122h-96z" fill={color.onDark} />
      <path d="M-56 0H56M-56 124H56" stroke={color.terracotta} strokeWidth="8" strokeLinecap="round" />
      <path d="M-40 12h80v100h-80z" fill="none" stroke={color.madder} strokeWidth="3" strokeDasharray="5 3" />
      <Fish y={40} fill={color.indigo} />
      <g transform="matrix(-1 0 0 1 0 0)">
        <Fish y={84} fill={color.madder} />
      </g>
    </Translated>
  );
}

function Fish({ y, fill }: { y: number; fill: string }) {
  return (
    <Translated x={0} y={y}>
      <path d="M-32 0Q-6-26 18 0 26-4 34-14 30 0 34 14 26 4 18 0-6 26-32 0z" fill={fill} />
      <path
        d="M-10-8q6 8 0 16M0-8q6 8 0 16M9-5q3 5 0 10"
        fill="none"
        stroke={color.turmeric}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="-20" cy="-2" r="3" fill={color.onDark} />
    </Translated>
  );
}

function PictureFrame({ x, y }: { x: number; y: number }) {
  return (
    <Translated x={x} y={y}>
      <path d="M-52 0H52V118H-52z" fill={color.terracotta} />
      <path
        d="M-46 6H46V112H-46z"
        fill="none"
        stroke={color.turmeric}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 9"
      />
      <path d="M-38 14H38V104H-38z" fill={color.rose} />
      <path
        d="M-3 104Q-4 76-18 62M3 104Q4 76 18 62M0 104V50"
        fill="none"
        stroke={color.ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Translated x={0} y={48}>
        <Dots radius={23} count={13} size={10} stroke={color.leaf} />
        <Dots radius={12} count={7} size={9} stroke={color.leaf} />
        <circle r="5" fill={color.madder} />
        <Dots radius={18} count={6} size={5} stroke={color.madder} />
      </Translated>
    </Translated>
  );
}
