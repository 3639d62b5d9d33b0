import type { Art } from '../../drawing/art.ts';
import { circle, ellipse, line, place, rect, shape } from '../../drawing/art.ts';
import { lighter, pigment } from '../../drawing/color.ts';
import { umbrella } from '../../drawing/motifs/things.ts';
import { seeded } from '../../drawing/random.ts';
import { lettering, textInBox } from '../../drawing/text.ts';

const p = pigment;
import { page } from './page.ts';

/** A black and yellow Premier taxi, about 250 wide, facing right, standing on y = 0. */
const taxi: Art = [
  ...shape(
    'M-122 -26C-124 -60 -104 -66 -72 -68L-44 -104C-40 -110 36 -110 44 -104L70 -68C104 -64 126 -58 124 -26Z',
    { fill: '#1d1a1c' },
  ),
  ...shape('M-62 -70L-38 -100H-4V-70ZM6 -70V-100H36L58 -70Z', { fill: '#f7e7bd' }),
  ...shape('M-48 -110H44L40 -104H-44Z', { fill: '#f2b63a' }),
  ...shape('M-70 -68H68L62 -50H-72Z', { fill: '#f2b63a' }),
  ...rect(-14, -126, 30, 16, { fill: '#f2b63a' }, 3),
  ...[-74, 76].flatMap((x) => [
    ...circle(x, -24, 25, { fill: '#0f0d0e' }),
    ...circle(x, -24, 11, { fill: '#b9b2a4' }),
  ]),
  ...circle(114, -46, 9, { fill: '#fff3cf' }),
];

export const mumbai = (): Art => {
  const random = seeded('mumbai-5');
  const houses: Art[] = [];
  let x = -20;
  while (x < 620) {
    const w = random.between(56, 104);
    const h = random.between(150, 330);
    const tone = random.pick(['#1c5560', '#17464f', '#226672', '#123b45']);
    const top = 560 - h;
    const deco = random.whole(0, 2);
    houses.push(rect(x, top, w, h + 20, { fill: tone }));
    if (deco === 0)
      houses.push(
        rect(x + w * 0.3, top - 34, w * 0.4, 40, { fill: tone }),
        rect(x + w * 0.46, top - 70, w * 0.08, 40, { fill: tone }),
      );
    if (deco === 1) houses.push(ellipse(x + w / 2, top, w / 2, 26, { fill: tone }));
    for (let wy = top + 20; wy < 540; wy += 30) {
      for (let wx = x + 10; wx < x + w - 14; wx += 22) {
        if (random.chance(0.62))
          houses.push(
            rect(wx, wy, 12, 17, { fill: random.pick(['#f5c65a', '#f7dd96', '#e58b3a', '#2f7b86']) }),
          );
      }
      if (deco === 2) houses.push(rect(x - 4, wy + 20, w + 8, 4, { fill: lighter(tone, 0.2) }));
    }
    x += w + random.between(-6, 4);
  }
  const rain = Array.from({ length: 130 }, () => {
    const [rx, ry, long] = [random.between(-60, 640), random.between(-40, 760), random.between(24, 70)];
    return line(
      [
        [rx, ry],
        [rx - long * 0.32, ry + long],
      ],
      { stroke: '#cfe6e3', width: random.between(1.4, 3), opacity: random.between(0.35, 0.8) },
    );
  });
  const clouds = [
    [110, 130, 1],
    [380, 96, 1.3],
    [560, 170, 0.9],
  ].flatMap(([cx = 0, cy = 0, s = 1]) => [
    ...ellipse(cx, cy, 130 * s, 34 * s, { fill: '#17505b' }),
    ...ellipse(cx - 40 * s, cy - 24 * s, 60 * s, 36 * s, { fill: '#17505b' }),
    ...ellipse(cx + 36 * s, cy - 34 * s, 70 * s, 44 * s, { fill: '#17505b' }),
  ]);
  return page([
    ...rect(0, 0, 600, 800, { fill: '#2f7f86' }),
    ...circle(300, 300, 190, { fill: '#3b929a' }),
    ...circle(300, 300, 130, { fill: '#4ea5aa' }),
    ...clouds,
    ...houses.flat(),
    ...rect(0, 560, 600, 240, { fill: '#0f2f37' }),
    ...shape('M0 560H600V590C420 580 180 580 0 596Z', { fill: '#e9a41f' }),
    ...Array.from({ length: 22 }, (_, i) =>
      rect(i * 28 + random.between(-6, 6), 612 + random.between(0, 70), 4, random.between(30, 76), {
        fill: '#f5c65a',
        opacity: 0.4,
      }),
    ).flat(),
    ...place(taxi, 196, 664, 1.06),
    ...place(umbrella(p.madder, p.haldi, '#120c0c'), 432, 616, 0.62),
    ...place(umbrella(p.rani, p.lotus, '#120c0c'), 512, 634, 0.5),
    ...[432, 512].flatMap((ux, i) =>
      shape(
        `M${ux - 17} ${690 + i * 4}C${ux - 20} ${630 + i * 10} ${ux + 14} ${630 + i * 10} ${ux + 16} ${690 + i * 4}Z`,
        { fill: i ? '#d9cdb5' : '#f2e3c4' },
      ),
    ),
    ...rain.flat(),
    ...textInBox('MUMBAI', 50, 702, 360, 66, 'poster', { fill: '#f7e7bd' }),
    ...lettering('in the rain', 428, 756, { face: 'script', size: 34 }, { fill: '#f5c65a' }),
  ]);
};
