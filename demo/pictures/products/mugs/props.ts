import type { Art } from '../../drawing/art.ts';
import { circle, curve, ellipse, place, rect } from '../../drawing/art.ts';
import { darker, pigment } from '../../drawing/color.ts';
import { leaf, marigold } from '../../drawing/motifs/flora.ts';
import { seeded } from '../../drawing/random.ts';
import { softShadow } from '../../drawing/shadow.ts';
import type { Sheet } from '../../drawing/sheet.ts';

const p = pigment;

/** A glucose biscuit lying flat, seen from a low angle. */
export function biscuit(sheet: Sheet, x: number, y: number, turn: number): string {
  const holes = [-60, -20, 20, 60].flatMap((dx) =>
    [-24, 24].flatMap((dy) => circle(dx, dy, 5, { fill: '#a8743a' })),
  );
  const edge = Array.from({ length: 16 }, (_, i) =>
    circle(-112 + i * 15, -58, 9, { fill: '#d9a45c' }),
  ).flat();
  const art: Art = [
    ...edge,
    ...place(edge, 0, 116),
    ...rect(-118, -60, 236, 120, { fill: '#e0b06a' }, 16),
    ...rect(-100, -44, 200, 88, { stroke: '#b98546', width: 4 }, 10),
    ...holes,
  ];
  const flat = place(art, 0, 0, 1, turn).map((node) => node);
  const squash = `translate(${x} ${y}) scale(1 .42)`;
  return (
    softShadow(sheet, x + 10, y + 16, 150, 52, 0.5) +
    sheet.group(
      { transform: `translate(${x} ${y + 12}) scale(1 .42)` },
      flat.map((node) => ('clip' in node ? node : { ...node, ...(node.fill ? { fill: '#9a6a34' } : {}) })),
    ) +
    sheet.group({ transform: squash }, flat)
  );
}

/** Loose marigolds on the table. */
export function blooms(
  sheet: Sheet,
  spots: readonly (readonly [number, number, number])[],
  color: string,
  seed: string,
): string {
  const random = seeded(seed);
  return spots
    .map(
      ([x, y, r]) =>
        softShadow(sheet, x + r * 0.2, y + r * 0.5, r * 1.25, r * 0.5, 0.55) +
        sheet.group(
          { transform: `translate(${x} ${y}) scale(1 .72)` },
          place(leaf(r * 1.5, r * 0.6, p.leaf, p.pista, 3), 0, r * 0.3, 1, random.between(60, 120)),
          marigold(r, color, random),
        ),
    )
    .join('');
}

export function coaster(sheet: Sheet, x: number, y: number, rx: number, color: string): string {
  const ry = rx * 0.3;
  return (
    softShadow(sheet, x + 40, y + 26, rx * 1.25, ry * 1.3, 0.5) +
    sheet.markup([
      ...ellipse(x, y + 20, rx, ry, { fill: darker(color, 0.4) }),
      ...ellipse(x, y, rx, ry, { fill: color }),
      ...[0.86, 0.7, 0.52].flatMap((s) =>
        ellipse(x, y, rx * s, ry * s, { stroke: darker(color, 0.2), width: 3 }),
      ),
    ])
  );
}

/** Steam over a hot drink, from the middle of its surface. */
export function steam(sheet: Sheet, x: number, y: number, height: number): string {
  const wisp = (dx: number, tall: number, bow: number): Art =>
    [58, 40, 24, 10].flatMap((width) =>
      curve(
        [
          [x + dx, y],
          [x + dx + bow, y - tall * 0.28],
          [x + dx - bow, y - tall * 0.6],
          [x + dx + bow * 0.7, y - tall],
        ],
        { stroke: '#ffffff', width, opacity: 0.1 },
      ),
    );
  return sheet.markup([
    ...wisp(-70, height * 0.8, 34),
    ...wisp(10, height, 42),
    ...wisp(86, height * 0.7, 30),
  ]);
}
