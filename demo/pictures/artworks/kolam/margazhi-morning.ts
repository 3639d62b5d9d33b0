import { ellipse, type Point, trace } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, straight, svgDocument } from '../../drawing/svg.ts';
import { petalOutline } from './common.ts';
import { floor, flour, RICE, sikku } from './powder.ts';

export function margazhi(random: Random, width: number, height: number): string {
  const cells: Point[] = [];
  for (let y = -6; y <= 6; y += 1)
    for (let x = -6; x <= 6; x += 1) if (Math.abs(x) + Math.abs(y) <= 6) cells.push([x, y]);
  // Gaps mirrored in both axes and both diagonals, so that the line closes into symmetric loops.
  const closed = new Set([
    '0.5,0',
    '2,1.5',
    '1.5,2',
    '3.5,2',
    '2,3.5',
    '4.5,0',
    '0,4.5',
    '0,0.5',
    '3,0.5',
    '0.5,3',
  ]);
  const kolam = sikku({
    cells,
    spacing: 62,
    centre: [500, 500],
    joined: (a, b) => !closed.has(`${Math.abs((a[0] + b[0]) / 2)},${Math.abs((a[1] + b[1]) / 2)}`),
  });
  const corner = trace('150 150, 850 150, 850 850, 150 850').map((at, i) => {
    const inwards = Math.atan2(500 - at[1], 500 - at[0]);
    const petals = Array.from({ length: 5 }, (_, k) =>
      petalOutline([...at], k === 2 ? 104 : 84, inwards + (k - 2) * 0.52, 0.17),
    );
    return (
      petals.map((outline) => flour(random, straight(outline, true), [outline], 5)).join('') +
      dots(ellipse([...at], 26, 26, 8, i), 4.4, RICE) +
      dots([[...at]], 8, RICE)
    );
  });
  return svgDocument(
    width,
    height,
    floor(random, width, height, '#7a3526', '#431a14', '#a8553a'),
    flour(random, kolam.data, kolam.lines, 6.4),
    dots(kolam.dots, 6, RICE),
    dots(kolam.dots, 8.5, RICE, { opacity: 0.2 }),
    ...corner,
    flour(random, 'M60 60H940V940H60Z', [trace('60 60, 940 60, 940 940, 60 940, 60 60')], 5),
    flour(random, 'M74 74H926V926H74Z', [trace('74 74, 926 74, 926 926, 74 926, 74 74')], 2.6),
  );
}
