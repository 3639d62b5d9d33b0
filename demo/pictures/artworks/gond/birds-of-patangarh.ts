import { curve, mix, type Point, polar, trace, walk } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { svgDocument } from '../../drawing/svg.ts';
import { bird } from './birds.ts';
import { frame, INK, meadow, paper } from './common.ts';
import { leaf, limb, type Skin } from './pattern.ts';

export function mahuaBirds(random: Random, width: number, height: number): string {
  const bark: Skin = {
    base: '#40308a',
    marks: ['#f5c9d6', '#f3c23c'],
    kinds: ['dash', 'comb', 'dot'],
    pitch: 10,
  };
  const trunk: Point[] = trace('450 1120, 424 900, 476 660, 446 470');
  const wood: string[] = [limb(random, trunk, [120, 76, 60, 44], bark)];
  const perches: { at: Point; mirrored: boolean }[] = [];
  const leaves: string[] = [];
  const palette = [
    ['#1d8a7a', '#c9efd0'],
    ['#e0632f', '#ffe0a8'],
    ['#3a9a4b', '#0f3f22'],
    ['#f0b532', '#7a4b10'],
    ['#c53667', '#ffd3dc'],
  ] as const;
  const tiers = trace('960 1, 890 -1, 770 1, 690 -1, 575 1, 500 -1');
  tiers.forEach(([y, side], i) => {
    const reach = mix(330, 336, i / 5);
    const from: Point = [450 + side * 14, y];
    const tip: Point = [450 + side * reach, y - 150 + i * 4];
    const line = curve([from, [450 + side * reach * 0.55, y - 34], tip]);
    wood.push(limb(random, line, [34, 24, 9], { ...bark, pitch: 8.5 }));
    walk(line, 30).forEach(({ point, angle, share }, k) => {
      if (share < 0.18) return;
      const [fill, rib] = palette[(i + k) % palette.length] as readonly [string, string];
      if (share > 0.34 && share < 0.82) leaves.push(leaf(point, 46, angle + side * 1.1, fill, rib, 0.3));
      else for (const turn of [-0.95, 0.95]) leaves.push(leaf(point, 50, angle + turn, fill, rib, 0.3));
    });
    perches.push({ at: [450 + side * reach * 0.66, y - 118], mirrored: side === -1 });
  });
  for (let i = 0; i < 9; i += 1) {
    const angle = -Math.PI / 2 + (i - 4) * 0.31;
    const line = curve([
      [448, 476],
      polar([448, 476], 170, angle + random.tremble(0.1)),
      polar([448, 476], 356 - Math.abs(i - 4) * 22, angle),
    ]);
    wood.push(limb(random, line, [22, 14, 6], { ...bark, pitch: 8 }));
    walk(line, 31).forEach(({ point, angle: way, share }, k) => {
      if (share < 0.3) return;
      const [fill, rib] = palette[(i + k) % palette.length] as readonly [string, string];
      for (const turn of [-0.85, 0.85]) leaves.push(leaf(point, 46, way + turn, fill, rib, 0.3));
    });
  }
  const birds = perches.map(({ at, mirrored }, i) => {
    const [base, wing, mark] = (
      [
        ['#d23b3f', '#f3c23c', '#fff3df'],
        ['#2d6ea3', '#e0632f', '#ffe9b8'],
        ['#f0b532', '#c53667', '#5b2410'],
        ['#1d8a7a', '#40308a', '#f6ead0'],
      ] as const
    )[i % 4] as readonly [string, string, string];
    return bird(
      random,
      { at, size: 0.82, mirrored },
      { base, marks: [mark, INK], kinds: ['dot', 'dash', 'comb'], pitch: 8.5 },
      { base: wing, marks: ['#fff3df', INK], kinds: ['comb', 'dot'], pitch: 7.5 },
      [base, wing, '#1d8a7a'],
    );
  });
  return svgDocument(
    width,
    height,
    paper(random, width, height, '#fbf3e2', '#9a8358'),
    ...wood.reverse(),
    ...leaves,
    ...birds,
    meadow(random, width, 1096, height, [
      ['#3a9a4b', '#17452b'],
      ['#1d8a7a', '#0c3b36'],
      ['#f0b532', '#7a4b10'],
    ]),
    frame(width, height, '#40308a', '#f3c23c'),
  );
}
