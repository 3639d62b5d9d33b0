import type { Art } from '../../drawing/art.ts';
import { circle, curve, line, place, polygon, rect, shape } from '../../drawing/art.ts';
import { rays } from '../../drawing/motifs/ornament.ts';
import type { Point } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';
import { textInBox } from '../../drawing/text.ts';
import { page } from './page.ts';

export const himalaya = (): Art => {
  const random = seeded('himalaya-3');
  const ridge = (base: number, high: number, step: number, color: string, snow?: string): Art => {
    const points: Point[] = [[-20, 800]];
    const peaks: Art[] = [];
    for (let x = -20; x <= 640; x += step) {
      const up = ((x / step) | 0) % 2 === 0;
      const y = base - (up ? high * random.between(0.7, 1.1) : high * random.between(0.1, 0.4));
      points.push([x, y]);
      if (up && snow) {
        const d = high * 0.26;
        peaks.push(
          polygon(
            [
              [x, y],
              [x + step * 0.27, y + d],
              [x + step * 0.12, y + d * 0.72],
              [x, y + d * 1.25],
              [x - step * 0.13, y + d * 0.74],
              [x - step * 0.27, y + d],
            ],
            { fill: snow },
          ),
        );
      }
    }
    points.push([640, 800]);
    return [...polygon(points, { fill: color }), ...peaks.flat()];
  };
  const flags = ['#2c5fa8', '#fdf8ee', '#b4262c', '#3d7040', '#e9a41f'];
  const string = (x0: number, y0: number, x1: number, y1: number, sag: number): Art =>
    Array.from({ length: 15 }, (_, i) => {
      const t = (i + 0.5) / 15;
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * sag];
      return place(rect(-12, 0, 24, 28, { fill: flags[i % 5] ?? '#ffffff' }), x, y, 1, 8 - t * 16);
    })
      .flat()
      .concat(
        curve(
          [
            [x0, y0],
            [(x0 + x1) / 2, (y0 + y1) / 2 + sag],
            [x1, y1],
          ],
          { stroke: '#5b2b2a', width: 2.5 },
        ),
      );
  return page([
    ...rect(0, 0, 600, 800, { fill: '#f7c77d' }),
    ...rect(0, 0, 600, 260, { fill: '#f4b46c' }),
    ...place(rays(44, 120, 620, '#f9d592', 0.45), 300, 300),
    ...circle(300, 300, 104, { fill: '#e2572b' }),
    ...ridge(430, 190, 88, '#c98aa0', '#fdf3e6'),
    ...ridge(500, 170, 74, '#8d6a97', '#fbe9de'),
    ...ridge(560, 120, 66, '#5c4f86'),
    ...ridge(630, 110, 58, '#3b3b72'),
    ...shape('M0 660C150 600 260 690 380 640C470 604 540 640 600 620V800H0Z', { fill: '#23284f' }),
    ...Array.from({ length: 26 }, () => {
      const [tx, s] = [random.between(-10, 610), random.between(0.5, 1.1)];
      return polygon(
        [
          [0, -60],
          [18, 0],
          [-18, 0],
        ],
        { fill: '#151a38' },
      ).flatMap((node) => place([node], tx, 690 + random.between(-20, 40), s));
    }).flat(),
    ...string(-20, 470, 330, 560, 60),
    ...string(330, 560, 630, 420, 70),
    ...line(
      [
        [330, 552],
        [330, 680],
      ],
      { stroke: '#151a38', width: 7 },
    ),
    ...polygon(
      [
        [292, 690],
        [292, 640],
        [330, 604],
        [368, 640],
        [368, 690],
      ],
      { fill: '#f2e3c4' },
    ),
    ...polygon(
      [
        [282, 644],
        [330, 596],
        [378, 644],
      ],
      { fill: '#b4262c' },
    ),
    ...rect(320, 654, 22, 36, { fill: '#5b2b2a' }),
    ...textInBox('HIMALAYA', 60, 712, 480, 60, 'poster', { fill: '#f7e7bd' }),
  ]);
};
