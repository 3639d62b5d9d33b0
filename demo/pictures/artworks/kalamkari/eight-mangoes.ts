import { curve, isInside, type Point, trace, TURN, walk } from '../../drawing/geometry.ts';
import { almond, repeated } from '../../drawing/motif.ts';
import type { Random } from '../../drawing/random.ts';
import { dots, filled, smooth, straight, stroked, svgDocument } from '../../drawing/svg.ts';
import { scatter } from '../../drawing/texture.ts';
import { ALL, BLUE, RED, ROSE, YELLOW } from './common.ts';
import { border } from './border.ts';
import { cloth, COTTON, type Dyes, GOLD, INDIGO, IRON, LEAF, MADDER, OLIVE } from './dyes.ts';
import { rosette } from './blossoms.ts';

function boteh(at: Point, size: number, mirrored: boolean): Point[] {
  const points: Point[] = trace(`
      0 150, -78 120, -108 40, -84 -50, -30 -120, 30 -160, 86 -150, 96 -104, 58 -92, 52 -60, 84 0,
      98 60, 72 122`);
  return curve(
    points.map(([x, y]): Point => [at[0] + (mirrored ? -x : x) * size, at[1] + y * size]),
    true,
    8,
  );
}

export function paisleyGarden(random: Random, width: number, height: number): string {
  const shades: [string, string, Dyes][] = [
    [MADDER, '#b9533f', YELLOW],
    [INDIGO, '#3e6288', ROSE],
    [OLIVE, '#87903f', RED],
    ['#b57f26', GOLD, BLUE],
  ];
  const seats: Point[] = [];
  for (let row = 0; row < 2; row += 1)
    for (let column = 0; column < 4; column += 1) seats.push([214 + column * 258, 276 + row * 350]);
  const drawn = seats.map((at, i) => {
    const mirrored = i >= 4;
    const [deep, light, dyes] = shades[(i + (i >= 4 ? 2 : 0)) % 4] as [string, string, Dyes];
    const [x, y] = at;
    const turn = (value: number) => (mirrored ? Math.PI - value : value);
    const sway = (dx: number) => x + (mirrored ? -dx : dx);
    const spray = [
      [-10, 60, 40],
      [-40, -6, 27],
      [34, 8, 25],
      [-4, -62, 23],
      [40, -106, 17],
    ] as const;
    return (
      filled(straight(boteh(at, 1.04, mirrored), true), COTTON, { stroke: IRON, 'stroke-width': 2.4 }) +
      dots(
        walk(boteh(at, 0.98, mirrored), 9.5, true).map(({ point }) => point),
        2.4,
        deep,
      ) +
      filled(straight(boteh(at, 0.91, mirrored), true), deep, { stroke: IRON, 'stroke-width': 2 }) +
      stroked(straight(boteh(at, 0.83, mirrored), true), light, 5) +
      stroked(
        smooth([
          [sway(0), y + 130],
          [sway(-14), y + 40],
          [sway(-4), y - 40],
          [sway(34), y - 104],
        ]),
        COTTON,
        3,
      ) +
      repeated(
        `spray-${i}`,
        rosette([0, 0], 40, 9, dyes),
        spray.map(([dx, dy, r], k) => ({ at: [sway(dx), y + dy] as Point, size: r / 40, turn: k })),
      ) +
      (
        [
          [-52, 50, 2.4],
          [40, 66, 0.6],
          [-58, -48, -2.2],
          [30, -44, -0.4],
          [-20, -98, -1.9],
          [4, 112, 0.5],
          [-20, 112, 2.6],
        ] as const
      )
        .map(([dx, dy, angle]) =>
          filled(almond([sway(dx), y + dy], 34, turn(angle), 0.22), LEAF, {
            stroke: IRON,
            'stroke-width': 1.3,
          }),
        )
        .join('')
    );
  });
  const between: string[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const [x, y] = [86 + column * 257, 104 + row * 346];
      if (x < 90 || x > width - 90 || y < 90 || y > height - 90) continue;
      between.push(rosette([x, y], 36, 9, ALL[(row + column) % 4] as Dyes, row));
    }
  }
  const area: Point[] = [
    [92, 92],
    [width - 92, 92],
    [width - 92, height - 92],
    [92, height - 92],
  ];
  const free = scatter(random, area, 30, 9000).filter((point) =>
    seats.every((at, i) => !isInside(boteh(at, 1.16, i >= 4), point)),
  );
  const sprigs = [OLIVE, LEAF, MADDER, INDIGO, OLIVE].map((colour, k) => {
    const motif =
      k === 4
        ? rosette([0, 0], 13, 6, RED)
        : filled([-0.7, 0, 0.7].map((turn) => almond([0, 0], 20, turn, 0.24)).join(''), colour, {
            stroke: IRON,
            'stroke-width': 1,
          });
    return repeated(
      `sprig-${k}`,
      motif,
      free.filter((_, i) => i % 5 === k).map((at) => ({ at, turn: random() * TURN })),
    );
  });
  return svgDocument(
    width,
    height,
    cloth(random, width, height),
    ...sprigs,
    ...between,
    ...drawn,
    border(width, height, 62, '#dcb98a', [YELLOW, BLUE], IRON),
  );
}
