import { pigment } from '../../drawing/color.ts';
import type { Art } from '../../drawing/art.ts';
import { around, circle, clip, ellipse, ellipsePath, line, place, rect, shape } from '../../drawing/art.ts';
import { petal } from '../../drawing/motifs/flora.ts';
import { mandala, petalBand } from '../../drawing/motifs/ornament.ts';
import type { Point } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';
import { lettering } from '../../drawing/text.ts';

const p = pigment;
import { page } from './page.ts';

export const moonMandala = (): Art => {
  const gold = '#e8c46a';
  const random = seeded('moon');
  const phase = (x: number, k: number): Art => [
    ...circle(x, 700, 27, { fill: gold }),
    ...(k === 0 ? [] : ellipse(x + Math.sign(k) * 27 * (1 - Math.abs(k)), 700, 27, 27, { fill: '#152042' })),
  ];
  return page([
    ...rect(0, 0, 600, 800, { fill: '#152042' }),
    ...Array.from({ length: 120 }, () =>
      circle(random.between(20, 580), random.between(20, 780), random.between(0.8, 2.6), {
        fill: '#f7e7bd',
        opacity: random.between(0.4, 1),
      }),
    ).flat(),
    ...place(
      mandala(246, ['#152042', gold, '#23306f', '#f7e7bd', '#b4505a'], gold, seeded('moon-9'), 16),
      300,
      340,
    ),
    ...circle(300, 340, 92, { fill: '#f7e7bd' }),
    ...[
      [270, 310, 20],
      [330, 366, 26],
      [322, 300, 11],
      [268, 372, 12],
    ].flatMap(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: '#e6cf97' })),
    ...phase(120, -0.5),
    ...phase(210, -0.76),
    ...phase(300, 0),
    ...phase(390, 0.76),
    ...phase(480, 0.5),
    ...rect(24, 24, 552, 752, { stroke: gold, width: 3 }),
    ...[
      [24, 24, 0],
      [576, 24, 90],
      [576, 776, 180],
      [24, 776, 270],
    ].flatMap(([x = 0, y = 0, turn = 0]) =>
      place(around(3, petal(44, 20, gold), -45).slice(0, 3), x, y, 1, turn + 135),
    ),
    ...lettering('chanda mama', 300, 638, { face: 'script', size: 40, anchor: 'middle' }, { fill: gold }),
  ]);
};

/** A star map: the sky over a place at a time. */
export const starMap = (names: string, where: string, date: string): Art => {
  const random = seeded('Meera & ArjunUDAIPUR  24.57 N  73.68 E');
  const night = '#1c2b3f';
  const stars: Point[] = Array.from({ length: 230 }, () => {
    const [r, t] = [Math.sqrt(random()) * 222, random() * Math.PI * 2];
    return [300 + Math.cos(t) * r, 312 + Math.sin(t) * r];
  });
  const chains = Array.from({ length: 9 }, () => {
    let at: Point = stars[random.whole(0, stars.length - 1)] ?? [300, 300];
    const points: Point[] = [at];
    for (let k = 0; k < random.whole(3, 5); k++) {
      const near = stars.filter((star) => {
        const d = Math.hypot(star[0] - at[0], star[1] - at[1]);
        return d > 26 && d < 66 && !points.includes(star);
      });
      const next = near[0];
      if (!next) break;
      points.push(next);
      at = next;
    }
    return points;
  });
  return page([
    ...rect(0, 0, 600, 800, { fill: '#f4ead8' }),
    ...circle(300, 312, 236, { fill: night }),
    ...clip(circlePath(), [
      ...shape('M60 460C200 340 300 380 560 150L600 220C380 430 260 420 80 540Z', {
        fill: '#34506b',
        opacity: 0.6,
      }),
      ...[60, 120, 180].flatMap((r) => circle(300, 312, r, { stroke: '#5f7d95', width: 1.2, opacity: 0.6 })),
      ...[0, 45, 90, 135].flatMap((a) =>
        place(
          line(
            [
              [-226, 0],
              [226, 0],
            ],
            { stroke: '#5f7d95', width: 1.2, opacity: 0.6 },
          ),
          300,
          312,
          1,
          a,
        ),
      ),
      ...chains.flatMap((points) => line(points, { stroke: '#e8c46a', width: 2 })),
      ...stars.flatMap(([x, y], i) =>
        circle(x, y, i % 17 === 0 ? 4.2 : i % 5 === 0 ? 2.6 : 1.5, {
          fill: i % 17 === 0 ? '#f7dd96' : '#fdf8ee',
        }),
      ),
      ...chains.flatMap((points) => points.flatMap(([x, y]) => circle(x, y, 3.6, { fill: '#f7dd96' }))),
    ]),
    ...circle(300, 312, 236, { stroke: p.geru, width: 5 }),
    ...circle(300, 312, 250, { stroke: p.geru, width: 1.6 }),
    ...around(40, petal(13, 8, p.geru, undefined, 0.4), 0).flatMap((node, i) =>
      place(
        [node],
        300 + Math.sin((i / 40) * Math.PI * 2) * 258,
        312 - Math.cos((i / 40) * Math.PI * 2) * 258,
      ),
    ),
    ...lettering(names, 300, 648, { face: 'script', size: 54, anchor: 'middle' }, { fill: p.lac }),
    ...lettering(
      'the night we met',
      300,
      691,
      { face: 'eczar', size: 27, anchor: 'middle' },
      { fill: p.walnut },
    ),
    ...lettering(
      where,
      300,
      728,
      { face: 'muktaBold', size: 20, anchor: 'middle', tracking: 0.2 },
      { fill: p.walnut },
    ),
    ...lettering(
      date,
      300,
      757,
      { face: 'muktaBold', size: 16, anchor: 'middle', tracking: 0.2 },
      { fill: p.walnut },
    ),
    ...place(petalBand(600, 20, [p.geru, p.haldi, '#f4ead8']), 0, 780),
  ]);
};

const circlePath = () => ellipsePath(300, 312, 234, 234);
