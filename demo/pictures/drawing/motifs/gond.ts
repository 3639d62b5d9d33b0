import type { Art } from '../art.ts';
import { circle, clip, curve, line, move, place, shape } from '../art.ts';
import { readPath } from '../path.ts';
import { seeded } from '../random.ts';
import { petal } from './flora.ts';

/** The Gond fill: rows of dashes and dots that follow a slow swirl, inside an outline of about 300 units. */
export function gondFill(data: string, base: string, inks: readonly string[], seed: string, gap = 13): Art {
  const random = seeded(seed);
  const [wave, lean] = [random.between(0.008, 0.016), random.between(0, 6)];
  const marks: Art[] = [];
  let row = 0;
  for (let y = -190; y < 190; y += gap) {
    const ink = inks[Math.floor(row / 2) % inks.length] ?? '#fff';
    for (let x = -230; x < 230; x += gap * 1.15) {
      const dx = x + (row % 2) * gap * 0.6;
      const dy = y + Math.sin(x * wave + lean) * 22;
      const angle = Math.cos(x * wave + lean) * 22 * wave;
      if (row % 4 === 3) marks.push(circle(dx, dy, gap * 0.2, { fill: ink }));
      else
        marks.push(
          line(
            [
              [dx - gap * 0.32, dy - gap * 0.32 * angle],
              [dx + gap * 0.32, dy + gap * 0.32 * angle],
            ],
            { stroke: ink, width: gap * 0.26 },
          ),
        );
    }
    row++;
  }
  return [...shape(data, { fill: base }), ...clip(readPath(data), marks.flat())];
}

const DEER =
  'M-108 8C-112 -34 -70 -48 -26 -46C10 -44 36 -46 54 -72C62 -92 66 -116 86 -124C80 -136 76 -146 82 -150C92 -148 98 -138 102 -128C118 -122 132 -104 142 -94C150 -84 138 -76 124 -78C112 -78 104 -74 100 -60C94 -26 88 0 74 18L80 124H66L52 36C20 46 -36 46 -62 36L-74 124H-90L-96 44C-106 32 -107 20 -108 8Z';

/** A Gond deer facing right whose antlers grow into a tree; about 330 wide, 420 high. */
export function deer(
  body: string,
  inks: readonly string[],
  antler: string,
  leafInk: readonly string[],
  edge: string,
  seed: string,
): Art {
  const random = seeded(seed);
  const branches: Art[] = [];
  const grow = (x: number, y: number, angle: number, long: number, depth: number) => {
    const [ex, ey] = [x + Math.sin(angle) * long, y - Math.cos(angle) * long];
    branches.push(
      curve(
        [
          [x, y],
          [(x + ex) / 2 + long * 0.1, (y + ey) / 2],
          [ex, ey],
        ],
        { stroke: antler, width: 3 + depth * 2.6 },
      ),
    );
    if (depth < 3) {
      const ink = random.pick(leafInk);
      [-0.9, 0, 0.9].forEach((turn) =>
        branches.push(place(petal(26, 15, ink, undefined, 0.5), ex, ey, 1, ((angle + turn) * 180) / Math.PI)),
      );
    }
    if (depth > 0) {
      grow(ex, ey, angle - random.between(0.3, 0.62), long * 0.78, depth - 1);
      grow(ex, ey, angle + random.between(0.25, 0.6), long * 0.76, depth - 1);
    }
  };
  grow(90, -134, -0.42, 66, 4);
  grow(98, -134, 0.36, 58, 3);
  return [
    ...branches.flat(),
    ...move(gondFill(DEER, body, inks, seed, 11), 0, 0),
    ...shape(DEER, { stroke: edge, width: 5, join: 'round' }),
    ...curve(
      [
        [-106, 0],
        [-122, 4],
        [-126, 22],
      ],
      { stroke: edge, width: 7 },
    ),
    ...circle(108, -104, 8, { fill: '#fdf8ee', stroke: edge, width: 3 }),
    ...circle(110, -104, 4, { fill: edge }),
  ];
}
