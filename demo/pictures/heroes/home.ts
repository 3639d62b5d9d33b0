import { circle, clip, ellipse, fromPath, place, rect } from '../drawing/art.ts';
import { darker, lighter, pigment } from '../drawing/color.ts';
import { leaf, marigold } from '../drawing/motifs/flora.ts';
import { archPath, mandala } from '../drawing/motifs/ornament.ts';
import type { Path } from '../drawing/path.ts';
import { mapPath } from '../drawing/path.ts';
import { seeded } from '../drawing/random.ts';
import { leafShadow, planks, wall, windowLight } from '../drawing/scene.ts';
import { softShadow } from '../drawing/shadow.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { cushion } from '../products/cushions/cushion.ts';
import { ajrakhStar } from '../products/cushions/prints.ts';
import { mug } from '../products/mugs/mug.ts';
import { madhubaniFish, warliDance } from '../products/mugs/prints.ts';
import { framed } from '../products/posters/frame.ts';
import { himalaya } from '../products/posters/himalaya.ts';
import { kalamkariCover } from '../products/stationery/books.ts';
import { card, printed, put } from '../products/stationery/objects.ts';
import { gondTiger } from '../products/tees/prints.ts';
import { tee } from '../products/tees/tee.ts';
import { plateFloral, platePeacock, rimBand } from '../products/wall-decor/designs.ts';
import { bell, garland } from '../products/wall-decor/hangings.ts';
import { plate } from '../products/wall-decor/objects.ts';

const p = pigment;
const TABLE = 850;

const arch = (w: number, h: number): Path => mapPath(archPath(w, h), ([x, y]) => [x + 800, y + TABLE]);

/** A window at night under marigolds, with a painted sun. */
function window(s: Sheet): void {
  const random = seeded('home-window');
  const sky = s.linear(0, 60, 0, TABLE, [
    [0, '#141a44'],
    [0.7, '#27306b'],
    [1, '#51407a'],
  ]);
  s.add(
    fromPath(arch(900, 820), { fill: '#a81e2d' }),
    fromPath(arch(856, 792), { stroke: '#e8a317', width: 6 }),
    fromPath(arch(812, 764), { fill: sky }),
  );
  const stars = Array.from({ length: 70 }, () =>
    circle(random.between(410, 1190), random.between(120, 640), random.between(1.5, 3.6), {
      fill: '#f7e7bd',
      opacity: random.between(0.5, 1),
    }),
  ).flat();
  s.add(
    clip(arch(812, 764), [
      ...stars,
      ...place(
        mandala(
          232,
          ['#a81e2d', '#e8a317', '#e8b7a6', '#c25a30', '#fff7e6'],
          '#fff1cc',
          seeded('home-9'),
          16,
        ),
        800,
        420,
      ),
    ]),
  );
  const strings = [
    ...garland([418, 330], [800, 196], 92, 25, [p.marigold, p.haldi, '#d9480f'], random),
    ...garland([800, 196], [1182, 330], 92, 25, [p.marigold, p.haldi, '#d9480f'], random),
    ...[434, 1166].flatMap((x) => [
      ...garland([x, 350], [x, 600], 0, 22, [p.haldi, p.marigold], random),
      ...place(bell, x, 640, 0.9),
    ]),
  ];
  s.add(strings, place(marigold(44, p.marigold, random), 800, 196));
}

/** Brushes and pencils in a clay tumbler. */
function brushes(x: number, y: number): string {
  const sticks = [-22, -12, -3, 6, 15, 24].map((turn, i) => {
    const [wood, tip] = (
      [
        ['#b4262c', '#2b1a12'],
        ['#e9a41f', '#0d6d75'],
        ['#3d7040', '#b4262c'],
        ['#23306f', '#e9a41f'],
        ['#8a5a2e', '#cc2a6b'],
        ['#51275a', '#2b1a12'],
      ] as const
    )[i] ?? ['#8a5a2e', '#2b1a12'];
    const long = 240 + (i % 3) * 34;
    return `<g transform="translate(${x + turn * 1.6} ${y}) rotate(${turn})"><rect x="-6" y="${-long}" width="12" height="${long}" rx="4" fill="${wood}"/><rect x="-6" y="${-long}" width="4" height="${long}" fill="#fff" opacity=".3"/><rect x="-8" y="${-long - 34}" width="16" height="38" fill="#d9c28a"/><path d="M-8 ${-long - 34}C-14 ${-long - 64} -4 ${-long - 84} 0 ${-long - 104}C4 ${-long - 84} 14 ${-long - 64} 8 ${-long - 34}Z" fill="${tip}"/></g>`;
  });
  return sticks.join('');
}

/** A low bowl of pigment. */
function bowl(s: Sheet, x: number, y: number, r: number, color: string): string {
  const clay = s.linear(x - r, 0, x + r, 0, [
    [0, '#8d5a3a'],
    [0.3, '#dba27a'],
    [1, '#6e3f24'],
  ]);
  return (
    softShadow(s, x + r * 0.3, y + r * 0.42, r * 1.4, r * 0.42, 0.6) +
    `<path d="M${x - r} ${y}A${r} ${r * 0.9} 0 0 0 ${x + r} ${y}Z" fill="${clay}"/>` +
    s.markup([
      ...ellipse(x, y, r, r * 0.3, { fill: '#f0d2ae' }),
      ...ellipse(x, y + 2, r * 0.9, r * 0.24, { fill: darker(color, 0.3) }),
      ...ellipse(x, y + 6, r * 0.84, r * 0.2, { fill: color }),
      ...ellipse(x - r * 0.3, y + 2, r * 0.3, r * 0.05, { fill: lighter(color, 0.5), opacity: 0.7 }),
    ])
  );
}

/** Products and painting tools before a palace window at night. */
export function homeHero(s: Sheet): void {
  const random = seeded('home');
  s.add(wall(s, '#e8b79c'), windowLight(s, -120, -80, 560, 820, 0.28), leafShadow(s, 'home', 0.1));
  window(s);
  s.add(
    framed(s, himalaya(), { x: 62, y: 110, w: 276, h: 362, wood: '#6b4122', bar: 16, mat: 20 }),
    plate(s, 138, 600, 88, '#fbfaf4', [...rimBand(20, p.neel, p.haldi, p.indigo), ...platePeacock()]),
    plate(s, 280, 560, 54, '#fbfaf4', plateFloral()),
  );
  s.add(tee(s, 1370, 356, 0.42, { color: '#f3ead8', seed: 'home', print: gondTiger(), hanger: true }, 2));
  s.add(
    planks(s, '#9a5836', TABLE, 1200, 4, 'home'),
    `<rect y="${TABLE}" width="1600" height="10" fill="#fff" opacity=".16"/>`,
  );
  s.add(
    softShadow(s, 420, 1010, 320, 44, 0.6),
    cushion(
      s,
      400,
      820,
      { w: 200, h: 200, ground: p.indigo, piping: p.madder, print: ajrakhStar(), seed: 'home-c' },
      -9,
    ),
  );
  s.add(
    softShadow(s, 1190, 1020, 260, 40, 0.6),
    put(1170, 800, 7, 0.54, card(s, 490, 840, 18, printed(490, 840, kalamkariCover()), 10)),
  );
  s.add(
    brushes(1440, 880),
    mug(s, {
      x: 1440,
      y: 860,
      top: 88,
      foot: 66,
      height: 190,
      glaze: '#b9512c',
      inside: '#5b2413',
      finish: 'clay',
      handle: 'none',
    }),
  );
  s.add(
    mug(s, {
      x: 930,
      y: 690,
      top: 128,
      foot: 112,
      height: 270,
      tilt: 0.26,
      glaze: p.geru,
      inside: '#7a3a20',
      drink: '#3b2015',
      finish: 'matte',
      print: warliDance(),
    }),
  );
  s.add(
    mug(s, {
      x: 690,
      y: 700,
      top: 162,
      foot: 156,
      height: 340,
      tilt: 0.24,
      glaze: p.chalk,
      inside: p.peacock,
      handle: 'left',
      handleColor: p.peacock,
      print: madhubaniFish(),
    }),
  );
  s.add(bowl(s, 1010, 1090, 74, p.rani), bowl(s, 1190, 1120, 66, p.haldi), bowl(s, 1350, 1086, 58, p.neel));
  s.add(
    (
      [
        [190, 1090, 58],
        [300, 1130, 40],
        [480, 1120, 46],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          softShadow(s, x + 8, y + r * 0.5, r * 1.3, r * 0.5, 0.6) +
          s.markup([
            ...place(leaf(r * 1.5, r * 0.6, p.leaf, p.pista, 3), x, y, 1, random.between(60, 130)),
            ...place(marigold(r, r > 50 ? p.marigold : p.haldi, random), x, y),
          ]),
      )
      .join(''),
  );
  s.add(rect(0, 1196, 1600, 4, { fill: '#5b2f1a' }));
}
