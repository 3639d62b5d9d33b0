import { arc, between, mix, type Point, polar, TURN } from '../../drawing/geometry.ts';
import { emptyFigure, type Figure } from '../../drawing/ink.ts';
import type { Random } from '../../drawing/random.ts';

/** A house with a thatched roof; `width` between the eaves. */
export function hut(random: Random, left: number, ground: number, width: number): Figure {
  const figure = emptyFigure();
  const wallTop = ground - width * 0.46;
  const apex = ground - width * 0.95;
  const [a, b] = [left + width * 0.12, left + width * 0.88];
  figure.lines.push({
    points: [
      [a, wallTop],
      [a, ground],
      [b, ground],
      [b, wallTop],
    ],
    width: 3,
  });
  const [ridgeA, ridgeB]: [Point, Point] = [
    [left + width * 0.3, apex],
    [left + width * 0.7, apex],
  ];
  const [eaveA, eaveB]: [Point, Point] = [
    [left, wallTop + width * 0.05],
    [left + width, wallTop + width * 0.05],
  ];
  figure.lines.push({ points: [eaveA, ridgeA, ridgeB, eaveB, eaveA], width: 3 });
  const count = Math.round(width / 5);
  for (let i = 0; i <= count; i += 1) {
    const lower = between(eaveA, eaveB, i / count);
    figure.lines.push({
      points: [
        between(ridgeA, ridgeB, i / count),
        [lower[0] + random.tremble(2), lower[1] + random.between(0, 5)],
      ],
      width: 1.7,
    });
  }
  for (const share of [0.25, 0.5, 0.75])
    figure.lines.push({ points: [between(ridgeA, eaveA, share), between(ridgeB, eaveB, share)], width: 1.6 });
  // The wall: woven sticks, and a dark door left open in the middle.
  const [doorA, doorB, doorTop] = [mix(a, b, 0.4), mix(a, b, 0.62), mix(ground, wallTop, 0.74)];
  figure.lines.push({
    points: [
      [doorA, ground],
      [doorA, doorTop],
      [doorB, doorTop],
      [doorB, ground],
    ],
    width: 2.6,
  });
  for (let x = a + 5; x < b - 2; x += 5.5) {
    const top = x > doorA - 3 && x < doorB + 3 ? null : ground;
    figure.lines.push({
      points: [
        [x, wallTop + 3],
        [x + random.tremble(1), top ?? doorTop - 4],
      ],
      width: 1.5,
    });
  }
  return figure;
}

export function sun(random: Random, centre: Point, radius: number): Figure {
  const figure = emptyFigure();
  for (let r = 3; r < radius * 0.62; r += 6)
    figure.lines.push({ points: arc(centre, r, 0, TURN, 40), width: 2 });
  figure.lines.push({ points: arc(centre, radius * 0.68, 0, TURN, 50), width: 3 });
  const rays = Math.round(radius * 0.62);
  for (let i = 0; i < rays; i += 1) {
    const angle = (i / rays) * TURN;
    figure.lines.push({
      points: [
        polar(centre, radius * 0.76, angle),
        polar(centre, radius * random.between(0.94, 1.06), angle),
      ],
      width: 2,
    });
  }
  return figure;
}

/** The school bus, drawn the way a hut is drawn: wheels at the ground, children's heads in the windows. */
export function bus(left: number, ground: number, length: number): Figure {
  const figure = emptyFigure();
  const unit = length / 10;
  const at = (x: number, y: number): Point => [left + x * unit, ground - y * unit];
  figure.lines.push({
    points: [at(0, 1), at(0, 4.6), at(8, 4.6), at(8.4, 2.8), at(10, 2.6), at(10, 1), at(0, 1)],
    width: 3,
  });
  figure.lines.push({ points: [at(0, 2.4), at(8.4, 2.4)], width: 2 });
  for (let i = 0; i < 5; i += 1) {
    figure.lines.push({
      points: [
        at(i * 1.6 + 0.3, 2.4),
        at(i * 1.6 + 0.3, 4.2),
        at(i * 1.6 + 1.5, 4.2),
        at(i * 1.6 + 1.5, 2.4),
      ],
      width: 1.6,
    });
    if (i < 4) figure.spots.push({ at: at(i * 1.6 + 0.9, 3.1), radius: unit * 0.36 });
  }
  for (const x of [2, 7.8]) {
    figure.lines.push(
      { points: arc(at(x, 0.9), unit * 0.9, 0, TURN, 20), width: 3 },
      { points: arc(at(x, 0.9), unit * 0.35, 0, TURN, 12), width: 2 },
    );
  }
  return figure;
}

/** A mobile tower: lattice, and its waves like ripples of the sun. */
export function tower(foot: Point, height: number): Figure {
  const figure = emptyFigure();
  const top: Point = [foot[0], foot[1] - height];
  const half = height * 0.1;
  const leg = (side: number, share: number): Point => [
    mix(foot[0] + side * half, top[0] + side * 4, share),
    mix(foot[1], top[1], share),
  ];
  for (const side of [-1, 1]) figure.lines.push({ points: [leg(side, 0), leg(side, 1)], width: 2.4 });
  for (let i = 0; i < 9; i += 1) {
    figure.lines.push(
      { points: [leg(-1, i / 9), leg(1, (i + 1) / 9)], width: 1.5 },
      { points: [leg(1, i / 9), leg(-1, (i + 1) / 9)], width: 1.5 },
    );
  }
  figure.lines.push({ points: [top, [top[0], top[1] - height * 0.1]], width: 3 });
  for (const radius of [14, 24, 34]) {
    for (const middle of [0, Math.PI])
      figure.lines.push({
        points: arc([top[0], top[1] - height * 0.08], radius, middle - 0.6, middle + 0.6, 8),
        width: 1.8,
      });
  }
  return figure;
}
