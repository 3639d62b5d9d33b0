import type { Art, Shape, TextMark } from '../pictures/drawing/art.ts';
import type { Point } from '../pictures/drawing/path.ts';

/** A text of a print in millimetres. */
export interface Text {
  text: string;
  face: string;
  colour: string;
  spacing: number;
  /** The em in millimetres. */
  size: number;
  /** Width of the text as pictured. */
  width: number;
  cx: number;
  cy: number;
  /** Degrees clockwise. */
  rotation: number;
  arc?: number;
}

/** Height of the middle of a text above its baseline, in ems. */
const MIDDLE = 0.35;

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** Returns where a text stands. The shape is in millimetres. */
export function readText(shape: Shape & { text: TextMark }): Text {
  const { text, face, tracking, circle, width = 0, frame } = shape.text;
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = frame.map((segment): Point =>
    segment.to === 'M' ? segment.at : [0, 0],
  );
  const style = { text, face, colour: shape.fill ?? '#000000', spacing: tracking };
  if (!circle) {
    const size = distance(a, c);
    const up: Point = [(c[0] - a[0]) * MIDDLE, (c[1] - a[1]) * MIDDLE];
    return {
      ...style,
      size,
      width: distance(a, b),
      cx: (a[0] + b[0]) / 2 + up[0],
      cy: (a[1] + b[1]) / 2 + up[1],
      rotation: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
    };
  }
  const [size, radius] = [distance(b, c), distance(a, b)];
  const [cx, cy] = [b[0] + (c[0] - b[0]) * MIDDLE, b[1] + (c[1] - b[1]) * MIDDLE];
  const upwards = Math.atan2(c[1] - b[1], c[0] - b[0]);
  return {
    ...style,
    size,
    width: width * size,
    cx,
    cy,
    rotation: (upwards * 180) / Math.PI + 90,
    arc: circle === 'over' ? radius + MIDDLE * size : MIDDLE * size - radius,
  };
}

export const isText = (node: Art[number]): node is Shape & { text: TextMark } =>
  'text' in node && node.text !== undefined;
