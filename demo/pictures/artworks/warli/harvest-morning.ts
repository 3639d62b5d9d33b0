import { between, curve, mix, type Point, trace } from '../../drawing/geometry.ts';
import { emptyFigure, type Figure, stamp } from '../../drawing/ink.ts';
import type { Random } from '../../drawing/random.ts';
import { flock, GERU, line, paint, poses } from './common.ts';
import { bullock, dog, hen } from './animals.ts';
import { person } from './people.ts';
import { bus, hut, sun } from './buildings.ts';
import { grass, palm, tree } from './trees.ts';

function hills(random: Random, from: Point, to: Point, count: number, height: number): Figure {
  const figure = emptyFigure();
  for (let i = 0; i < count; i += 1) {
    const [a, b] = [between(from, to, i / count), between(from, to, (i + 1) / count)];
    const peak: Point = [mix(a[0], b[0], 0.5), a[1] - height * random.between(0.7, 1.1)];
    figure.lines.push({ points: [a, peak, b], width: 2.4 });
    for (let k = 1; k < 10; k += 1) {
      figure.lines.push({
        points: [between(a, peak, k / 10), [mix(a[0], b[0], 0.5 * (k / 10) + 0.06), a[1] - 3]],
        width: 1.4,
      });
      figure.lines.push({
        points: [between(b, peak, k / 10), [mix(b[0], a[0], 0.5 * (k / 10) + 0.06), b[1] - 3]],
        width: 1.4,
      });
    }
  }
  return figure;
}

export function harvestMorning(random: Random, width: number, height: number): string {
  const figures: Figure[] = [sun(random, [1030, 128], 74), hills(random, [0, 236], [1280, 236], 9, 80)];
  figures.push(...flock(random, 9, [240, 50, 880, 120]));
  figures.push(
    hut(random, 70, 412, 180),
    hut(random, 268, 392, 130),
    tree(random, [470, 408], 200, 3),
    palm(random, [1166, 424], 190),
  );
  figures.push(
    stamp(person(poses.pounding), [660, 412], 92),
    stamp(person(poses.pounding), [728, 412], 92, 0, true),
    line(trace('694 412, 694 316'), 4),
  );
  figures.push({
    ...emptyFigure(),
    fills: [trace('678 396, 710 396, 704 414, 684 414')],
  });
  figures.push(
    stamp(person(poses.carrying), [800, 410], 92),
    stamp(person(poses.basket), [862, 414], 92),
    stamp(person(poses.carrying), [930, 410], 86),
  );
  figures.push(
    stamp(hen(), [560, 418], 34),
    stamp(hen(), [600, 414], 28, 0, true),
    bus(996, 418, 118),
    stamp(dog(), [1222, 416], 52, 0, true),
  );
  // The field below the path: a ploughing team, then rows of paddy with reapers.
  figures.push(
    line(curve(trace('0 440, 320 430, 700 444, 1280 432')), 3),
    line(curve(trace('0 447, 320 437, 700 451, 1280 439')), 1.6),
  );
  figures.push(
    stamp(bullock(), [300, 556], 100),
    stamp(bullock(), [390, 566], 104),
    stamp(person(poses.ploughing), [140, 560], 104),
  );
  figures.push(line(trace('176 516, 236 502, 420 500'), 3), line(trace('178 516, 210 562, 184 570'), 4));
  for (let row = 0; row < 5; row += 1) {
    const y = 560 + row * 33;
    const start = 560 - row * 112;
    figures.push(
      grass(
        random,
        curve([
          [Math.max(24, start), y],
          [900, y - 8],
          [1256, y],
        ]),
        21,
        9,
      ),
    );
  }
  for (const [x, y] of trace('640 532, 800 526, 960 530, 1120 532'))
    figures.push(stamp(person(poses.reaping), [x, y], 86));
  return paint(random, width, height, GERU, figures);
}
