import { arc, type Point, polar, trace, walk } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, dots, filled, straight, stroked, svgDocument } from '../../drawing/svg.ts';
import { petalOutline } from './common.ts';
import { flour, RICE, sikku, slabs } from './powder.ts';

export function padiKolam(random: Random, width: number, height: number): string {
  const centre: Point = [600, 450];
  const kaavi = '#a3341f';
  let bands = '';
  const frames = trace('470 330, 420 282, 320 200, 280 162');
  for (const [hx, hy] of frames) {
    const outer: Point[] = [
      [-hx, -hy],
      [hx, -hy],
      [hx, hy],
      [-hx, hy],
    ].map(([x, y]): Point => [centre[0] + (x as number), centre[1] + (y as number)]);
    bands += stroked(straight(outer, true), kaavi, 15, { 'stroke-linejoin': 'miter' });
    for (const by of [-13, 13, 19])
      bands += flour(
        random,
        straight(
          outer.map(([x, y]): Point => [x + Math.sign(x - 600) * by, y + Math.sign(y - 450) * by]),
          true,
        ),
        [],
        3.4,
      );
  }
  // Corner steps, and lotuses that open outwards from every side.
  const lotus = (at: Point, angle: number, size: number) => {
    const petals = [-0.95, -0.48, 0, 0.48, 0.95].map((turn) =>
      petalOutline(at, size * (1 - Math.abs(turn) * 0.16), angle + turn, 0.19),
    );
    return (
      petals
        .map(
          (outline, i) =>
            (i % 2 ? filled(straight(outline, true), kaavi) : '') +
            flour(random, straight(outline, true), [outline], 4),
        )
        .join('') + dots(arc(at, size * 1.14, angle - 0.9, angle + 0.9, 7), 4, RICE)
    );
  };
  const outside = [
    ...[-1, 0, 1].flatMap((k) => [
      lotus([600 + k * 250, 450 - 352], -Math.PI / 2, 70),
      lotus([600 + k * 250, 450 + 352], Math.PI / 2, 70),
    ]),
    ...[-0.5, 0.5].flatMap((k) => [
      lotus([600 - 494, 450 + k * 260], Math.PI, 70),
      lotus([600 + 494, 450 + k * 260], 0, 70),
    ]),
  ];
  const vine = walk(
    [
      [600 - 370, 450 - 241],
      [600 + 370, 450 - 241],
      [600 + 370, 450 + 241],
      [600 - 370, 450 + 241],
    ],
    61,
    true,
  )
    .map(({ point, angle }, i) => repeatedSprig(random, point, angle, i))
    .join('');
  const cells: Point[] = [];
  for (let y = -2; y <= 2; y += 1)
    for (let x = -4; x <= 4; x += 1) if (Math.abs(x) * 0.5 + Math.abs(y) <= 2) cells.push([x, y]);
  const kolam = sikku({
    cells,
    spacing: 52,
    centre,
    joined: (a, b) => !(a[1] === b[1] && a[1] === 0 && Math.abs(a[0] + b[0]) === 3),
  });
  return svgDocument(
    width,
    height,
    slabs(random, width, height, 300),
    bands,
    ...outside,
    vine,
    flour(random, kolam.data, kolam.lines, 5),
    dots(kolam.dots, 5, RICE),
    trace('-1 -1, 1 -1, 1 1, -1 1')
      .map(([sx, sy]) => lotus([600 + sx * 190, 450 + sy * 92], Math.atan2(sy * 60, sx * 90), 62))
      .join(''),
  );
}

const repeatedSprig = (random: Random, at: Point, angle: number, index: number) => {
  const outline = petalOutline(polar(at, -25, angle + Math.PI / 2), 50, angle + Math.PI / 2, 0.24);
  return index % 2
    ? flour(random, straight(outline, true), [outline], 3.4) + dots([at], 4, RICE)
    : circle(at, 15, 'none', { stroke: RICE, 'stroke-width': 3.4 }) + dots([at], 5.4, '#d9573a');
};
