import { ellipse, mix, type Point, polar, trace, TURN } from '../../drawing/geometry.ts';
import { almond, petal } from '../../drawing/motif.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, dots, filled, group, rect, straight, stroked, svgDocument } from '../../drawing/svg.ts';
import { peacock } from './birds.ts';
import { waves } from './water.ts';
import { box, crownOf } from './common.ts';
import { cypress, flowerClumps, leafyTree, lotus } from './garden.ts';
import { LINE, mount, PALE_GOLD } from './ornament.ts';

export function fourWaters(random: Random, width: number, height: number): string {
  const c = 500;
  const beds: string[] = [];
  const tints = ['#c8443a', '#e9a93f', '#e58a9a', '#f4ead2'];
  for (const [i, [sx, sy]] of trace('-1 -1, 1 -1, 1 1, -1 1').entries()) {
    const [x0, x1] = [c + sx * 64, c + sx * 402];
    const [y0, y1] = [c + sy * 64, c + sy * 402];
    beds.push(
      rect(Math.min(x0, x1), Math.min(y0, y1), 338, 338, i % 2 ? '#7f9a4f' : '#8fa557', {
        stroke: LINE,
        'stroke-width': 2,
      }),
      rect(Math.min(x0, x1) + 9, Math.min(y0, y1) + 9, 320, 320, 'none', {
        stroke: PALE_GOLD,
        'stroke-width': 2,
      }),
    );
    // A star-shaped plot in the middle of each quarter, a tree in its heart, cypresses towards the walls.
    const [mx, my] = [c + sx * 233, c + sy * 233];
    const star = Array.from({ length: 16 }, (_, k) =>
      polar([mx, my], k % 2 ? 84 : 112, (k / 16) * TURN + 0.196),
    );
    beds.push(
      filled(straight(star, true), '#efe0bd', { stroke: LINE, 'stroke-width': 1.8 }),
      filled(
        straight(
          star.map(([x, y]): Point => [mix(mx, x, 0.86), mix(my, y, 0.86)]),
          true,
        ),
        '#5f8a4a',
        { stroke: LINE, 'stroke-width': 1.2 },
      ),
    );
    beds.push(
      leafyTree(
        random,
        `plot${i}`,
        [mx, my + 66],
        crownOf(random, mx, my - 12, 54, 54),
        '#5a3a26',
        '#23563a',
        i % 2 ? '#7aa84f' : '#5f9a5a',
        15,
        tints[i],
      ),
    );
    const spots = [0, 1, 2, 3, 4, 5].flatMap((k): Point[] => [
      [c + sx * (96 + k * 56), c + sy * 100],
      [c + sx * 100, c + sy * (152 + k * 46)],
      [c + sx * (150 + k * 46), c + sy * 384],
    ]);
    beds.push(
      flowerClumps(
        `clump${i}`,
        spots.map((at) => ({ at: [at[0], at[1] + 12] as Point, size: 0.86 })),
        tints[(i + 1) % 4] as string,
        '#2f5f38',
      ),
    );
    beds.push(
      cypress(c + sx * 376, my + 60, 112, '#1f4a3a', '#5a8f63'),
      cypress(c + sx * 330, my - 74, 96, '#1f4a3a', '#5a8f63'),
    );
  }
  const channel = (points: Point[]) =>
    filled(straight(points, true), '#3f86a8', { stroke: LINE, 'stroke-width': 2 });
  const fish = (at: Point, angle: number, colour: string) =>
    group(
      { transform: `translate(${at[0]} ${at[1]}) rotate(${(angle * 180) / Math.PI})` },
      filled(almond([-16, 0], 32, 0, 0.2), colour, { stroke: LINE, 'stroke-width': 1 }),
      filled('M-14 0l-11 -7v14z', colour, { stroke: LINE, 'stroke-width': 1 }),
      dots([[10, -1.5]], 1.6, LINE),
    );
  const shoals = Array.from({ length: 18 }, (_, i) => {
    const along = 170 + (i % 9) * 26 * 1.05;
    const arm = i % 4;
    const off = random.tremble(17);
    const at: Point =
      arm === 0
        ? [c + off, c - along]
        : arm === 1
          ? [c + along, c + off]
          : arm === 2
            ? [c + off, c + along]
            : [c - along, c + off];
    return fish(at, (arm % 2 ? 0 : Math.PI / 2) + (i % 2 ? Math.PI : 0), i % 3 ? '#e9813f' : '#f4ead2');
  });
  const pool = Array.from({ length: 32 }, (_, i) => polar([c, c], i % 4 < 2 ? 142 : 122, (i / 32) * TURN));
  return svgDocument(
    width,
    height,
    rect(0, 0, width, height, '#d9c08a'),
    rect(84, 84, 832, 832, '#e6d0a0'),
    ...beds,
    channel(box(c - 40, 84, c + 40, 916)),
    channel(box(84, c - 40, 916, c + 40)),
    rect(c - 38, c - 39, 76, 78, '#3f86a8'),
    waves(c - 38, 90, c + 38, 370, 19, '#9fcbd8'),
    waves(c - 38, 630, c + 38, 912, 19, '#9fcbd8'),
    waves(90, c - 36, 370, c + 38, 19, '#9fcbd8'),
    waves(630, c - 36, 912, c + 38, 19, '#9fcbd8'),
    ...shoals,
    filled(straight(pool, true), '#efe0bd', { stroke: LINE, 'stroke-width': 2.4 }),
    circle([c, c], 112, '#2f7299', { stroke: LINE, 'stroke-width': 2 }),
    stroked([104, 92, 80].map((r) => straight(ellipse([c, c], r, r, 60), true)).join(''), '#9fcbd8', 1.4),
    circle([c, c], 64, '#f3e7c9', { stroke: LINE, 'stroke-width': 2 }),
    filled(
      Array.from({ length: 16 }, (_, i) => petal([c, c], 62, (i / 16) * TURN, 0.16)).join(''),
      '#c8443a',
      { stroke: LINE, 'stroke-width': 1.2 },
    ),
    filled(Array.from({ length: 8 }, (_, i) => petal([c, c], 42, (i / 8) * TURN, 0.3)).join(''), PALE_GOLD, {
      stroke: LINE,
      'stroke-width': 1.2,
    }),
    circle([c, c], 13, '#2f7299', { stroke: LINE, 'stroke-width': 1.4 }),
    Array.from({ length: 8 }, (_, i) =>
      lotus(polar([c, c + 6], 88, (i / 8) * TURN + 0.39), 16, '#e58a9a', '#f6c9c4'),
    ).join(''),
    peacock({ at: [260, 470], size: 0.4 }, 170),
    peacock({ at: [742, 470], size: 0.4, mirrored: true }, 170),
    peacock({ at: [360, 912], size: 0.4 }, 170),
    peacock({ at: [640, 912], size: 0.4, mirrored: true }, 170),
    mount(random, width, height, 80, '#234a3a', '#7a2430'),
  );
}
