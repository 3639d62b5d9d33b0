import type { Art } from '../../drawing/art.ts';
import { circle, curve, line, place, rect, shape } from '../../drawing/art.ts';
import { darker, mix, pigment } from '../../drawing/color.ts';
import { arch } from '../../drawing/motifs/ornament.ts';
import { kite } from '../../drawing/motifs/things.ts';
import { textInBox } from '../../drawing/text.ts';

const p = pigment;
import { page } from './page.ts';

export const jaipur = (): Art => {
  const pink = '#d97a6c';
  const deep = darker(pink, 0.22);
  const pale = '#f6d9c4';
  const bays: Art[] = [];
  const tiers = [
    [5, 640],
    [5, 530],
    [5, 420],
    [3, 316],
    [1, 220],
  ] as const;
  tiers.forEach(([count, base], tier) => {
    for (let i = 0; i < count; i++) {
      const wide = 100;
      const x = 300 + (i - (count - 1) / 2) * wide;
      bays.push(
        rect(x - 50, base - 100, 100, 104, { fill: tier % 2 ? pink : mix(pink, deep, 0.3) }),
        place(arch(72, 88, { fill: pale }), x, base),
        place(arch(56, 74, { fill: deep }), x, base),
        ...[-14, 14].map((dx) => place(arch(20, 40, { fill: '#7d2f3a' }), x + dx, base)),
        rect(x - 40, base - 4, 80, 10, { fill: pale }),
        ...[-30, -15, 0, 15, 30].map((dx) => circle(x + dx, base + 12, 4, { fill: pale })),
        shape(`M${x - 48} ${base - 92}Q${x} ${base - 136} ${x + 48} ${base - 92}Z`, { fill: pale }),
        shape(`M${x - 34} ${base - 94}Q${x} ${base - 122} ${x + 34} ${base - 94}Z`, { fill: pink }),
        line(
          [
            [x, base - 112],
            [x, base - 132],
          ],
          { stroke: p.haldi, width: 4 },
        ),
        circle(x, base - 132, 5, { fill: p.haldi }),
      );
    }
  });
  return page([
    ...rect(0, 0, 600, 800, { fill: '#f7e2b4' }),
    ...circle(468, 150, 74, { fill: '#ee9a3a' }),
    ...place(bays.flat(), 0, -52),
    ...rect(0, 588, 600, 26, { fill: pale }),
    ...rect(0, 612, 600, 130, { fill: '#b4505a' }),
    ...[60, 180, 300, 420, 540].flatMap((x) => [
      ...place(arch(78, 96, { fill: pale }), x, 712),
      ...place(arch(58, 80, { fill: '#6d2433' }), x, 712),
    ]),
    ...place(kite(p.rani, p.haldi, p.peacock, p.kajal), 110, 130, 0.6, -22),
    ...place(kite(p.parrot, p.neel, p.haldi, p.kajal), 206, 62, 0.36, 18),
    ...place(kite(p.madder, p.chalk, p.neel, p.kajal), 500, 300, 0.4, 12),
    ...curve(
      [
        [118, 190],
        [150, 330],
        [250, 380],
      ],
      { stroke: p.kajal, width: 2 },
    ),
    ...rect(0, 712, 600, 88, { fill: '#f7e2b4' }),
    ...textInBox('JAIPUR', 170, 726, 260, 46, 'poster', { fill: '#7d2f3a' }),
  ]);
};
