import { arc, curve, mix, type Point, trace, TURN, walk } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { filled, smooth, straight, stroked, svgDocument } from '../../drawing/svg.ts';
import { peacock } from './birds.ts';
import { BLUE, RED, ROSE, YELLOW } from './common.ts';
import { blossom, pomegranate, rosette } from './blossoms.ts';
import { border } from './border.ts';
import { cloth, type Dyes, GOLD, INDIGO, IRON, LEAF, MADDER, OLIVE, SKY } from './dyes.ts';
import { serrated, stem, tendril } from './foliage.ts';

export function treeOfLife(random: Random, width: number, height: number): string {
  // A mound of scales, the root of every palampore.
  let mound = '';
  for (let row = 0; row < 5; row += 1) {
    for (let i = -6 + row * 0.5; i <= 6 - row * 0.5; i += 1) {
      const [x, y] = [450 + i * 54, 1110 - row * 34];
      const tone = [OLIVE, INDIGO, LEAF, GOLD, MADDER][(row + Math.abs(Math.round(i * 2))) % 5] as string;
      mound =
        filled(
          straight([[x - 30, y + 44], ...arc([x, y], 30, Math.PI, TURN, 12), [x + 30, y + 44]], true),
          tone,
          { stroke: IRON, 'stroke-width': 1.8 },
        ) +
        stroked(
          straight(arc([x, y], 20, Math.PI, TURN, 10)) + straight(arc([x, y], 10, Math.PI, TURN, 8)),
          IRON,
          1.2,
        ) +
        mound;
    }
  }
  const trunk: Point[] = trace('450 980, 500 890, 400 760, 510 620, 400 480, 490 350, 450 230');
  const dense = curve(trunk, false, 14);
  const at = (share: number) => dense[Math.round(share * (dense.length - 1))] as Point;
  const boughs: [number, Point[], Dyes, number][] = [
    [0.1, trace('600 880, 700 900, 740 820'), ROSE, 84],
    [0.16, trace('330 850, 220 880, 170 800'), BLUE, 92],
    [0.33, trace('590 700, 690 720, 730 620'), RED, 102],
    [0.4, trace('330 650, 230 690, 170 600'), YELLOW, 96],
    [0.56, trace('580 520, 690 530, 736 430'), BLUE, 98],
    [0.63, trace('310 470, 220 500, 160 400'), RED, 104],
    [0.8, trace('570 330, 670 340, 712 240'), YELLOW, 90],
    [0.86, trace('360 290, 260 310, 196 216'), ROSE, 92],
  ];
  let wood = '';
  let foliage = '';
  boughs.forEach(([share, way, dyes, size], i) => {
    const line = curve([at(share), ...way], false, 10);
    const side = (way[2] as Point)[0] > 450 ? 1 : -1;
    wood += stem([at(share), ...way], (part) => mix(8, 3, part), OLIVE, IRON);
    walk(line, 48).forEach(({ point, angle, share: part }, k) => {
      if (part < 0.2 || part > 0.9) return;
      const hand = k % 2 ? 1 : -1;
      foliage += serrated(
        point,
        random.between(84, 104),
        angle + hand * 1.05,
        hand * 0.5,
        k % 3 ? LEAF : SKY,
        k % 3 ? OLIVE : INDIGO,
        IRON,
      );
      if (k % 2)
        foliage += tendril(
          point,
          26,
          angle - hand * 1.2,
          hand > 0 ? -1 : 1,
          IRON,
          k % 4 === 1 ? MADDER : GOLD,
        );
    });
    const [end, before] = [line[line.length - 1] as Point, line[line.length - 5] as Point];
    foliage +=
      i % 3 === 2
        ? rosette(end, size * 0.8, 11, dyes, i)
        : blossom(end, size, Math.atan2(end[1] - before[1], end[0] - before[0]) - side * 0.1, dyes);
    const hang = line[Math.round(line.length * 0.62)] as Point;
    if (i % 2 === 1)
      foliage +=
        stroked(smooth([hang, [hang[0] + 8 * side, hang[1] + 34]]), IRON, 3) +
        pomegranate([hang[0] + 10 * side, hang[1] + 62], 27, Math.PI / 2, i % 4 === 1 ? RED : YELLOW);
  });
  walk(dense, 60).forEach(({ point, angle, share }, k) => {
    if (share > 0.1 && share < 0.94)
      foliage += serrated(point, 66, angle + (k % 2 ? 1.2 : -1.2), k % 2 ? 0.5 : -0.5, LEAF, OLIVE, IRON);
  });
  return svgDocument(
    width,
    height,
    cloth(random, width, height),
    wood,
    stem(trunk, (share) => mix(27, 7, share), '#8b5a34', IRON),
    foliage,
    blossom([450, 226], 128, -Math.PI / 2, RED),
    mound,
    peacock([214, 1046], 0.86, false),
    peacock([686, 1046], 0.86, true),
    border(width, height, 66, '#e6cf9c', [RED, BLUE], IRON),
  );
}
