import { arc, curve, distance, ellipse, isInside, mix, polar, TURN, walk, type Point } from '../kit/geometry.ts';
import { almond, repeated } from '../kit/motif.ts';
import type { Random } from '../kit/random.ts';
import { circle, clipped, dots, filled, group, rect, sheet, smooth, straight, stroked, strokes } from '../kit/svg.ts';
import { scatter } from '../kit/texture.ts';
import type { Work } from '../kit/work.ts';
import { peacock, swan } from './birds.ts';
import { blossom, border, cloth, COTTON, GOLD, INDIGO, IRON, LEAF, MADDER, OLIVE, PINK, pomegranate, rosette, serrated, SKY, stem, tendril, type Dyes } from './motifs.ts';

const RED: Dyes = { outer: MADDER, inner: PINK, heart: GOLD, pen: IRON };
const BLUE: Dyes = { outer: INDIGO, inner: SKY, heart: GOLD, pen: IRON };
const ROSE: Dyes = { outer: PINK, inner: '#ead0ae', heart: MADDER, pen: IRON };
const YELLOW: Dyes = { outer: GOLD, inner: '#ecd69a', heart: MADDER, pen: IRON };
const ALL = [RED, BLUE, ROSE, YELLOW] as const;

function treeOfLife(random: Random, width: number, height: number): string {
  // A mound of scales, the root of every palampore.
  let mound = '';
  for (let row = 0; row < 5; row += 1) {
    for (let i = -6 + row * 0.5; i <= 6 - row * 0.5; i += 1) {
      const [x, y] = [450 + i * 54, 1110 - row * 34];
      const tone = [OLIVE, INDIGO, LEAF, GOLD, MADDER][(row + Math.abs(Math.round(i * 2))) % 5] as string;
      mound = filled(straight([[x - 30, y + 44], ...arc([x, y], 30, Math.PI, TURN, 12), [x + 30, y + 44]], true), tone, { stroke: IRON, 'stroke-width': 1.8 }) + stroked(straight(arc([x, y], 20, Math.PI, TURN, 10)) + straight(arc([x, y], 10, Math.PI, TURN, 8)), IRON, 1.2) + mound;
    }
  }
  const trunk: Point[] = [[450, 980], [500, 890], [400, 760], [510, 620], [400, 480], [490, 350], [450, 230]];
  const dense = curve(trunk, false, 14);
  const at = (share: number) => dense[Math.round(share * (dense.length - 1))] as Point;
  const boughs: [number, Point[], Dyes, number][] = [
    [0.1, [[600, 880], [700, 900], [740, 820]], ROSE, 84], [0.16, [[330, 850], [220, 880], [170, 800]], BLUE, 92],
    [0.33, [[590, 700], [690, 720], [730, 620]], RED, 102], [0.4, [[330, 650], [230, 690], [170, 600]], YELLOW, 96],
    [0.56, [[580, 520], [690, 530], [736, 430]], BLUE, 98], [0.63, [[310, 470], [220, 500], [160, 400]], RED, 104],
    [0.8, [[570, 330], [670, 340], [712, 240]], YELLOW, 90], [0.86, [[360, 290], [260, 310], [196, 216]], ROSE, 92],
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
      foliage += serrated(point, random.between(84, 104), angle + hand * 1.05, hand * 0.5, k % 3 ? LEAF : SKY, k % 3 ? OLIVE : INDIGO, IRON);
      if (k % 2) foliage += tendril(point, 26, angle - hand * 1.2, hand > 0 ? -1 : 1, IRON, k % 4 === 1 ? MADDER : GOLD);
    });
    const [end, before] = [line[line.length - 1] as Point, line[line.length - 5] as Point];
    foliage += i % 3 === 2 ? rosette(end, size * 0.8, 11, dyes, i) : blossom(end, size, Math.atan2(end[1] - before[1], end[0] - before[0]) - side * 0.1, dyes);
    const hang = line[Math.round(line.length * 0.62)] as Point;
    if (i % 2 === 1) foliage += stroked(smooth([hang, [hang[0] + 8 * side, hang[1] + 34]]), IRON, 3) + pomegranate([hang[0] + 10 * side, hang[1] + 62], 27, Math.PI / 2, i % 4 === 1 ? RED : YELLOW);
  });
  walk(dense, 60).forEach(({ point, angle, share }, k) => {
    if (share > 0.1 && share < 0.94) foliage += serrated(point, 66, angle + (k % 2 ? 1.2 : -1.2), k % 2 ? 0.5 : -0.5, LEAF, OLIVE, IRON);
  });
  return sheet(
    width, height, cloth(random, width, height),
    wood, stem(trunk, (share) => mix(27, 7, share), '#8b5a34', IRON), foliage,
    blossom([450, 226], 128, -Math.PI / 2, RED), mound,
    peacock([214, 1046], 0.86, false), peacock([686, 1046], 0.86, true),
    border(width, height, 66, '#e6cf9c', [RED, BLUE], IRON),
  );
}

function boteh(at: Point, size: number, mirrored: boolean): Point[] {
  const points: Point[] = [[0, 150], [-78, 120], [-108, 40], [-84, -50], [-30, -120], [30, -160], [86, -150], [96, -104], [58, -92], [52, -60], [84, 0], [98, 60], [72, 122]];
  return curve(points.map(([x, y]): Point => [at[0] + (mirrored ? -x : x) * size, at[1] + y * size]), true, 8);
}

function paisleyGarden(random: Random, width: number, height: number): string {
  const shades: [string, string, Dyes][] = [[MADDER, '#b9533f', YELLOW], [INDIGO, '#3e6288', ROSE], [OLIVE, '#87903f', RED], ['#b57f26', GOLD, BLUE]];
  const seats: Point[] = [];
  for (let row = 0; row < 2; row += 1) for (let column = 0; column < 4; column += 1) seats.push([214 + column * 258, 276 + row * 350]);
  const drawn = seats.map((at, i) => {
    const mirrored = i >= 4;
    const [deep, light, dyes] = shades[(i + (i >= 4 ? 2 : 0)) % 4] as [string, string, Dyes];
    const [x, y] = at;
    const turn = (value: number) => (mirrored ? Math.PI - value : value);
    const sway = (dx: number) => x + (mirrored ? -dx : dx);
    const spray = [[-10, 60, 40], [-40, -6, 27], [34, 8, 25], [-4, -62, 23], [40, -106, 17]] as const;
    return (
      filled(straight(boteh(at, 1.04, mirrored), true), COTTON, { stroke: IRON, 'stroke-width': 2.4 }) +
      dots(walk(boteh(at, 0.98, mirrored), 9.5, true).map(({ point }) => point), 2.4, deep) +
      filled(straight(boteh(at, 0.91, mirrored), true), deep, { stroke: IRON, 'stroke-width': 2 }) +
      stroked(straight(boteh(at, 0.83, mirrored), true), light, 5) +
      stroked(smooth([[sway(0), y + 130], [sway(-14), y + 40], [sway(-4), y - 40], [sway(34), y - 104]]), COTTON, 3) +
      repeated(`spray-${i}`, rosette([0, 0], 40, 9, dyes), spray.map(([dx, dy, r], k) => ({ at: [sway(dx), y + dy] as Point, size: r / 40, turn: k }))) +
      ([[-52, 50, 2.4], [40, 66, 0.6], [-58, -48, -2.2], [30, -44, -0.4], [-20, -98, -1.9], [4, 112, 0.5], [-20, 112, 2.6]] as const).map(([dx, dy, angle]) => filled(almond([sway(dx), y + dy], 34, turn(angle), 0.22), LEAF, { stroke: IRON, 'stroke-width': 1.3 })).join('')
    );
  });
  const between: string[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const [x, y] = [86 + column * 257, 104 + row * 346];
      if (x < 90 || x > width - 90 || y < 90 || y > height - 90) continue;
      between.push(rosette([x, y], 36, 9, ALL[(row + column) % 4] as Dyes, row));
    }
  }
  const area: Point[] = [[92, 92], [width - 92, 92], [width - 92, height - 92], [92, height - 92]];
  const free = scatter(random, area, 30, 9000).filter((point) => seats.every((at, i) => !isInside(boteh(at, 1.16, i >= 4), point)));
  const sprigs = [OLIVE, LEAF, MADDER, INDIGO, OLIVE].map((colour, k) => {
    const motif = k === 4 ? rosette([0, 0], 13, 6, RED) : filled([-0.7, 0, 0.7].map((turn) => almond([0, 0], 20, turn, 0.24)).join(''), colour, { stroke: IRON, 'stroke-width': 1 });
    return repeated(`sprig-${k}`, motif, free.filter((_, i) => i % 5 === k).map((at) => ({ at, turn: random() * TURN })));
  });
  return sheet(width, height, cloth(random, width, height), ...sprigs, ...between, ...drawn, border(width, height, 62, '#dcb98a', [YELLOW, BLUE], IRON));
}

function lotusPond(random: Random, width: number, height: number): string {
  const ripples: string[] = [];
  for (let y = 330; y < 700; y += 22) {
    const line = Array.from({ length: 34 }, (_, i): Point => [i * 40, y + Math.sin(i * 0.9 + y) * 5]);
    ripples.push(stroked(smooth(line), y % 44 ? SKY : INDIGO, 1.5, { opacity: 0.6 }));
  }
  const pads: Point[] = scatter(random, [[70, 380], [1210, 380], [1210, 650], [70, 650]], 122, 4000).filter(([x, y]) => distance([x, y * 1.4], [400, 500 * 1.4]) > 190 && distance([x, y * 1.4], [846, 540 * 1.4]) > 190);
  const leaves = [...pads].sort((a, b) => a[1] - b[1]).map((at, i) => {
    const r = mix(40, 66, (at[1] - 380) / 270);
    const rim = ellipse(at, r, r * 0.42, 36);
    const notch = Math.round(random() * 30);
    const ribs = rim.filter((_, k) => k % 4 === 0).map((point): Point[] => [at, point]);
    return (
      filled(straight(rim.map((point, k) => (k === notch ? at : point)), true), i % 3 ? LEAF : OLIVE, { stroke: IRON, 'stroke-width': 2 }) + strokes(ribs, IRON, 1, { opacity: 0.7 }) +
      (i % 2 === 0 ? stroked(smooth([at, [at[0] + 6, at[1] - r * 0.7]]), IRON, 3.4) + blossom([at[0] + 6, at[1] - r * 0.7], r * 1.02, -Math.PI / 2, i % 4 === 0 ? ROSE : i % 3 === 0 ? YELLOW : RED) : '')
    );
  });
  const hills = [[80, 120], [300, 150], [560, 110], [820, 150], [1060, 118], [1230, 140]].map(([x, r], i) => {
    const [cx, cr] = [x as number, r as number];
    const dome = [...arc([cx, 330], cr, Math.PI, TURN, 30)];
    const bands = [0.84, 0.68, 0.52].map((share) => straight(arc([cx, 330], cr * share, Math.PI, TURN, 24))).join('');
    return filled(straight(dome, true), [OLIVE, '#b57f26', LEAF][i % 3] as string, { stroke: IRON, 'stroke-width': 2 }) + stroked(bands, IRON, 1.3, { opacity: 0.7 });
  });
  const trees = [150, 440, 690, 960, 1150].map((x, i) => {
    const line: Point[] = [[x, 336], [x + 12, 280], [x - 6, 216]];
    const top = line[2] as Point;
    const crown = Array.from({ length: 7 }, (_, k) => serrated(top, 66, -Math.PI / 2 + (k - 3) * 0.6, (k - 3) * -0.08, i % 2 ? SKY : LEAF, i % 2 ? INDIGO : OLIVE, IRON)).join('');
    return stem(line, (share) => mix(8, 5, share), '#8b5a34', IRON) + crown + rosette([top[0], top[1] - 6], 26, 9, ALL[i % 4] as Dyes);
  });
  return sheet(
    width, height, cloth(random, width, height),
    circle([640, 176], 54, MADDER, { stroke: IRON, 'stroke-width': 2.4 }), dots(ellipse([640, 176], 64, 64, 34), 2.6, IRON), rosette([640, 176], 44, 12, YELLOW),
    ...hills, ...trees,
    rect(0, 330, width, 400, '#c9d2c0', { opacity: 0.82 }), stroked('M0 331h1280', IRON, 2.4), ...ripples, ...leaves,
    swan([400, 500], 1.25, false), swan([846, 540], 1.3, true),
    border(width, height, 58, '#c98f6e', [YELLOW, BLUE], IRON),
  );
}

function indigoRoundel(random: Random, width: number, height: number): string {
  const centre: Point = [500, 500];
  const pen = '#101f33';
  const onBlue = (dyes: Dyes): Dyes => ({ ...dyes, pen });
  // A quarter of the wreath, drawn around the origin and turned four times.
  const origin: Point = [0, 0];
  let quarter = '';
  for (let i = 0; i < 2; i += 1) {
    const angle = (i / 8) * TURN;
    for (const hand of [1, -1] as const) {
      const way: Point[] = [polar(origin, 150, angle), polar(origin, 186, angle + hand * 0.3), polar(origin, 250, angle + hand * 0.42), polar(origin, 316, angle + hand * 0.3), polar(origin, 352, angle + hand * 0.36)];
      quarter += stroked(smooth(way), '#d9cfa6', 4);
      walk(curve(way, false, 10), 44).forEach(({ point, angle: along, share }, k) => {
        if (share > 0.15 && share < 0.95) quarter += serrated(point, 56, along + (k % 2 ? 1 : -1) * 1, (k % 2 ? 1 : -1) * 0.5, '#c9c98a', '#8f9a5a', pen);
      });
    }
    for (const turn of [-0.75, -0.3, 0.3, 0.75]) quarter += serrated(polar(origin, 360, angle + TURN / 16), 92, angle + TURN / 16 + turn * 2.1, turn * 0.5, '#c9c98a', '#8f9a5a', pen);
    quarter += serrated(polar(origin, 372, angle), 62, angle, 0.1, '#c9c98a', '#8f9a5a', pen);
    quarter += blossom(polar(origin, 250, angle), 116, angle, onBlue(i % 2 ? { ...ROSE, outer: '#e3a796' } : YELLOW)) + rosette(polar(origin, 372, angle + TURN / 16), 56, 11, onBlue(i % 2 ? { ...RED, outer: '#c0523f' } : { ...ROSE, outer: '#efdcb6' }));
  }
  const vines = repeated('quarter', quarter, [0, 1, 2, 3].map((k) => ({ at: centre, turn: (k * TURN) / 4 })));
  const corners = ([[0, 0], [1000, 0], [1000, 1000], [0, 1000]] as const).map(([x, y]) => {
    const angle = Math.atan2(500 - y, 500 - x);
    const at = polar([x, y], 128, angle);
    return [-0.9, -0.45, 0.45, 0.9].map((turn) => serrated(at, 130, angle + turn, turn * 0.5, '#c9c98a', '#8f9a5a', pen)).join('') + blossom(at, 118, angle, onBlue({ ...RED, outer: '#c0523f' }));
  });
  const rings = [[452, 5], [440, 1.6], [146, 4], [136, 1.6]].map(([r, w]) => circle(centre, r as number, 'none', { stroke: '#e9dcb2', 'stroke-width': w as number })).join('');
  return sheet(
    width, height, cloth(random, width, height, '#22426b', '#0e2340'),
    group({ opacity: 0.5 }, dots(scatter(random, [[0, 0], [1000, 0], [1000, 1000], [0, 1000]], 23, 5000), 2, '#a9bccb')),
    clipped('roundel', straight(ellipse(centre, 446, 446, 90), true), rect(0, 0, 1000, 1000, '#1b3557')),
    ...corners, rings, dots(walk(ellipse(centre, 446, 446, 90), 12, true).map(({ point }) => point), 2.6, '#e9dcb2'), vines,
    circle(centre, 132, '#1b3557'), rosette(centre, 128, 16, onBlue({ outer: '#efdcb6', inner: '#e3a796', heart: GOLD, pen }), 0), rosette(centre, 66, 10, onBlue({ ...RED, outer: '#c0523f' }), 0.2),
  );
}

export const kalamkariWorks: Work[] = [
  { slug: 'tree-of-life-hanging', title: 'Tree of Life, a Hanging', type: 'Kalamkari', width: 900, height: 1200, draw: treeOfLife },
  { slug: 'eight-mangoes', title: 'Eight Mangoes', type: 'Kalamkari', width: 1200, height: 900, draw: paisleyGarden },
  { slug: 'swans-at-srikalahasti', title: 'Swans at Srikalahasti', type: 'Kalamkari', width: 1280, height: 720, draw: lotusPond },
  { slug: 'indigo-roundel', title: 'Indigo Roundel', type: 'Kalamkari', width: 1000, height: 1000, draw: indigoRoundel },
];
