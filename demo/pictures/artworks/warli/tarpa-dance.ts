import { mix, type Point, polar, TURN, walk } from '../../drawing/geometry.ts';
import { type Figure, stamp } from '../../drawing/ink.ts';
import type { Random } from '../../drawing/random.ts';
import { flock, GERU, paint } from './common.ts';
import { dancer, tarpaPlayer } from './people.ts';
import { dog, hen } from './animals.ts';
import { border } from './border.ts';
import { hut, sun } from './buildings.ts';
import { palm, tree } from './trees.ts';

export function tarpaDance(random: Random, width: number, height: number): string {
  const centre: Point = [500, 520];
  const spiral = Array.from({ length: 160 }, (_, i): Point =>
    polar(centre, 132 + 176 * (i / 159), -1.2 + (i / 159) * TURN * 1.9),
  );
  const figures: Figure[] = [border(width, height, 22, 40)];
  walk(spiral, 46).forEach(({ point, share }, i) => {
    const outwards = Math.atan2(point[1] - centre[1], point[0] - centre[0]);
    figures.push(
      stamp(dancer(random, i % 2 === 1), point, mix(70, 86, share), outwards + Math.PI / 2, i % 2 === 0),
    );
  });
  figures.push(stamp(tarpaPlayer(), [456, 580], 122));
  figures.push(sun(random, [848, 150], 52), hut(random, 84, 226, 122), stamp(dog(), [860, 905], 66, 0, true));
  figures.push(
    palm(random, [140, 906], 180),
    palm(random, [222, 914], 104),
    tree(random, [872, 856], 150, 2),
  );
  figures.push(
    stamp(hen(), [112, 272], 34),
    stamp(hen(), [152, 278], 28, 0, true),
    stamp(hen(), [300, 915], 30),
    stamp(hen(), [346, 918], 26, 0, true),
  );
  figures.push(...flock(random, 4, [300, 100, 700, 140]));
  return paint(random, width, height, GERU, figures);
}
