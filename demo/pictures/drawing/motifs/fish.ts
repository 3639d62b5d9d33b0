import type { Art } from '../art.ts';
import { circle, clip, curve, place, scale, shape } from '../art.ts';
import { readPath } from '../path.ts';

/** The Madhubani outline: two lines with fine hatching between them. */
export function hatched(data: string, dark: string, light: string, width = 12): Art {
  return [
    ...shape(data, { stroke: dark, width, join: 'round' }),
    ...shape(data, { stroke: light, width: width * 0.62, join: 'round' }),
    ...shape(data, { stroke: dark, width: width * 0.62, dash: [width * 0.16, width * 0.4] }),
  ];
}

/** A Madhubani fish facing right, about 300 long. */
export function fish(body: string, fins: string, scales: string, edge: string, light = '#fdf8ee'): Art {
  const outline = 'M-84 0C-50 -64 60 -84 130 -6C60 78 -50 62 -84 0Z';
  const rows: Art[] = [];
  for (let i = 0; i < 8; i++) {
    for (let j = -4; j <= 4; j++) {
      const [x, y] = [-70 + i * 19, j * 19 + (i % 2) * 9.5];
      rows.push(
        shape(`M${x} ${y - 10}A11 10 0 0 0 ${x} ${y + 10}`, {
          fill: (i + j) % 2 ? scales : body,
          stroke: edge,
          width: 2.4,
        }),
        circle(x - 5, y, 2, { fill: edge }),
      );
    }
  }
  const tail = 'M-76 0C-104 -20 -118 -58 -150 -66C-138 -34 -138 34 -150 66C-118 58 -104 20 -76 0Z';
  const fin = 'M-30 -54C-16 -92 34 -98 62 -66C30 -70 0 -66 -30 -54Z';
  return [
    ...shape(tail, { fill: fins }),
    ...hatched(tail, edge, light, 9),
    ...[-1, 1].flatMap((s) =>
      curve(
        [
          [-86, s * 4],
          [-112, s * 18],
          [-134, s * 44],
        ],
        { stroke: edge, width: 3 },
      ),
    ),
    ...shape(fin, { fill: fins }),
    ...hatched(fin, edge, light, 8),
    ...place(scale(shape(fin, { fill: fins, stroke: edge, width: 4 }), 0.66, -0.66), 10, 14),
    ...shape(outline, { fill: body }),
    ...clip(readPath('M-84 0C-50 -64 20 -84 66 -52C48 -20 48 20 66 50C20 74 -50 62 -84 0Z'), rows.flat()),
    ...shape('M66 -52C46 -20 46 22 66 50', { stroke: edge, width: 5 }),
    ...shape('M76 -46C58 -18 58 20 76 44', { stroke: fins, width: 6 }),
    ...hatched(outline, edge, light, 10),
    ...shape('M78 -18C88 -34 110 -32 116 -14C106 -2 86 -4 78 -18Z', { fill: light, stroke: edge, width: 4 }),
    ...circle(98, -17, 7, { fill: edge }),
    ...curve(
      [
        [128, -2],
        [116, 8],
        [104, 8],
      ],
      { stroke: edge, width: 4 },
    ),
  ];
}
