import { arc, place, type Point, polar, trace, TURN } from '../../drawing/geometry.ts';
import type { Random } from '../../drawing/random.ts';
import { circle, svgDocument } from '../../drawing/svg.ts';
import { brush, rules, spatter, tinted } from './brush.ts';
import { seal, SLOPE } from './common.ts';

export function breath(random: Random, width: number, height: number): string {
  const paper = '#2a1f33';
  const centre: Point = [500, 500];
  const ring = arc(centre, 306, -2.2, -2.2 + TURN * 0.95, 30).map((point, i): Point =>
    polar(point, Math.sin(i * 0.7) * 7, -1),
  );
  const parts = [brush(random, ring, { width: 150, angle: -0.9, ink: '#e8c887', paper, dry: 0.42 })];
  // Small strokes that turn around it, each a letter without a language.
  for (let i = 0; i < 34; i += 1) {
    const angle = (i / 34) * TURN - 1.9;
    const at = polar(centre, 428, angle);
    const letters: Point[][] = [
      trace('-16 12, -4 -14, 12 -6, 6 14, 20 18'),
      trace('-14 -16, -10 10, 8 14, 16 -4'),
      trace('0 -20, 2 0, -2 20'),
      trace('-18 0, 0 -12, 16 2, 0 14, -10 6'),
    ];
    parts.push(
      brush(random, place(letters[i % 4] as Point[], at, 1.02, angle + Math.PI / 2), {
        width: 15,
        angle: angle - 0.2,
        ink: i % 7 === 3 ? '#d9573a' : '#c9a767',
        paper,
        dry: 1,
      }),
    );
  }
  parts.push(
    circle([500, 500], 46, '#d9573a'),
    brush(random, trace('372 640, 480 590, 580 640, 690 560'), {
      width: 40,
      angle: SLOPE,
      ink: '#f3e3bd',
      paper,
      dry: 0.5,
    }),
    brush(random, trace('430 420, 470 360, 540 366, 560 430'), {
      width: 30,
      angle: SLOPE,
      ink: '#f3e3bd',
      paper,
      dry: 0.6,
    }),
  );
  return svgDocument(
    width,
    height,
    tinted(random, width, height, paper, '#0f0a16', '#d8a93f'),
    ...parts,
    spatter(random, [720, 300], 150, '#e8c887'),
    rules(width, height, 32, '#c9a24a'),
    seal([872, 886], 28),
  );
}
