import { curve, mix, type Point } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, dots, group, rect, straight, stroked, svgDocument } from '../../drawing/svg.ts';
import { box, brushed, canvas } from './common.ts';

export function monsoonScore(random: Random, width: number, height: number): string {
  const cool = [
    '#12283a',
    '#1c4258',
    '#2b6676',
    '#4a8f8f',
    '#86b5a2',
    '#cfd9b4',
    '#f0dfae',
    '#f2b95a',
    '#e27b36',
    '#b8392f',
  ];
  const parts: string[] = [rect(0, 0, width, height, '#0e1f2e')];
  let x = 40;
  let index = 0;
  while (x < width - 44) {
    const w = Math.min(random.pick([14, 20, 28, 40, 56]), width - 40 - x);
    const wave = Math.sin(x / 190) * 0.5 + Math.sin(x / 71 + 1) * 0.3;
    const top = 110 + (wave + 0.8) * 120;
    const split = mix(top + 60, 560, 0.5 + Math.sin(x / 150 + 2) * 0.32);
    const tone = (offset: number) =>
      cool[Math.max(0, Math.min(9, Math.round(4.5 + wave * 5.4 + offset)))] as string;
    parts.push(
      brushed(random, box(x, 44, w - 4, top - 50), tone(-3), 1.57),
      brushed(random, box(x, top, w - 4, split - top - 5), tone(0), 1.57),
      brushed(random, box(x, split, w - 4, 676 - split), tone(index % 3 === 0 ? 3 : -2), 1.57),
    );
    if (w > 26)
      parts.push(
        circle([x + w / 2 - 2, top - 3], w * 0.34, '#f7ead0'),
        circle([x + w / 2 - 2, top - 3], w * 0.2, '#b8392f'),
      );
    x += w;
    index += 1;
  }
  const melody = curve(
    Array.from({ length: 22 }, (_, i): Point => [
      40 + i * 57.2,
      366 + Math.sin(i * 0.72) * 130 * Math.sin((i / 21) * Math.PI),
    ]),
    false,
    8,
  );
  parts.push(
    stroked(straight(melody), '#f7ead0', 5),
    stroked(straight(melody.map(([px, py]): Point => [px, py + 16])), '#f7ead0', 1.6),
    dots(
      melody.filter((_, i) => i % 16 === 8),
      9,
      '#f7ead0',
    ),
    dots(
      melody.filter((_, i) => i % 16 === 8),
      4.6,
      '#12283a',
    ),
  );
  return svgDocument(width, height, ...parts, group({}, canvas(random, width, height)));
}
