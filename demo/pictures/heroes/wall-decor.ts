import { leafShadow, wall, windowLight } from '../drawing/scene.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { jharokha, nameplate } from '../products/wall-decor/doorway.ts';
import { clock, plates } from '../products/wall-decor/round-pieces.ts';
import { macrameHanging } from '../products/wall-decor/textiles.ts';

/** A wall with most of the wall decor. */
export function wallDecorHero(s: Sheet): void {
  s.add(wall(s, '#e6c7a2'), windowLight(s, 20, -60, 640, 800, 0.3), leafShadow(s, 'wall-hero', 0.12));
  const at = (draw: (sheet: Sheet) => void, x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size}) translate(-640 -640)">${s.collect(draw)}</g>`;
  s.add(
    at(jharokha, 640, 500, 0.62),
    at(plates, 245, 290, 0.42),
    at(clock, 236, 730, 0.36),
    at(macrameHanging, 1046, 400, 0.44),
    at(nameplate, 1046, 800, 0.3),
  );
}
