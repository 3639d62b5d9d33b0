import type { Art } from '../../drawing/art.ts';
import { line, mirror, place, rect } from '../../drawing/art.ts';
import { triangleBand } from '../../drawing/motifs/ornament.ts';
import { bullock, cart, hills, hut, sparrow, sun, tree } from '../../drawing/motifs/warli-village.ts';
import { person, poses, spiralDance } from '../../drawing/motifs/warli-people.ts';
import { seeded } from '../../drawing/random.ts';
import { page } from './page.ts';

export const warliVillage = (): Art => {
  const c = '#fdf1dc';
  const ground = '#8f3a22';
  const random = seeded('village');
  return page([
    ...rect(0, 0, 600, 800, { fill: ground }),
    ...place(triangleBand(600, 30, [ground, c, ground]), 0, 14),
    ...place(triangleBand(600, 30, [ground, c, ground]), 600, 786, 1, 180),
    ...place(sun(62, c, ground), 480, 128),
    ...[
      [90, 90],
      [140, 120],
      [200, 84],
      [250, 130],
      [330, 96],
    ].flatMap(([x = 0, y = 0]) => place(sparrow(c), x, y, 0.9)),
    ...place(hills(600, 110, c, 7), 0, 268),
    ...line(
      [
        [20, 270],
        [580, 270],
      ],
      { stroke: c, width: 3 },
    ),
    ...place(tree(210, c, random), 80, 420),
    ...place(hut(c, ground), 230, 400, 0.74),
    ...place(hut(c, ground), 396, 400, 0.6),
    ...place(tree(180, c, random), 530, 410),
    ...place(person(poses.carry, c, { pot: true, bun: true }), 312, 412, 0.62),
    ...place(person(poses.carry, c, { pot: true, bun: true }), 470, 412, 0.56),
    ...place(spiralDance(122, 50, 40, c, 0.4), 190, 566),
    ...place(person(poses.drum, c), 190, 590, 0.42),
    ...place(cart(c, ground), 440, 530, 0.58),
    ...place(bullock(c, ground), 400, 640, 0.62),
    ...place(mirror(bullock(c, ground)), 520, 640, 0.62),
    ...Array.from({ length: 13 }, (_, i) => [
      ...line(
        [
          [334 + i * 19, 734],
          [334 + i * 19, 690],
        ],
        { stroke: c, width: 2.4 },
      ),
      ...[694, 704, 714].flatMap((y) =>
        line(
          [
            [328 + i * 19, y],
            [334 + i * 19, y + 7],
            [340 + i * 19, y],
          ],
          { stroke: c, width: 2.2 },
        ),
      ),
    ]).flat(),
    ...place(person(poses.run, c), 320, 734, 0.54),
    ...line(
      [
        [24, 738],
        [576, 738],
      ],
      { stroke: c, width: 3 },
    ),
  ]);
};
