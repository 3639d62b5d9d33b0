import { pigment } from '../drawing/color.ts';
import { leafShadow } from '../drawing/scene.ts';
import { softShadow } from '../drawing/shadow.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { cushion, roundCushion } from '../products/cushions/cushion.ts';
import * as prints from '../products/cushions/prints.ts';
import { sofa } from '../products/cushions/furniture.ts';

const p = pigment;

/** A sofa full of cushions. */
export function cushionsHero(s: Sheet): void {
  s.add(
    `<g transform="translate(0 -150)">${sofa(s, '#f1e4cd', '#2f5f63')}</g>`,
    leafShadow(s, 'cushions-hero', 0.12),
  );
  s.add(softShadow(s, 640, 850, 640, 60, 0.55));
  s.add(
    cushion(
      s,
      240,
      520,
      {
        w: 236,
        h: 236,
        ground: '#a8152b',
        piping: '#a8152b',
        edge: 'fringe',
        print: prints.bandhaniRed(),
        seed: 'hb',
      },
      -9,
    ),
    cushion(
      s,
      1050,
      510,
      { w: 240, h: 240, ground: '#f3ead9', piping: p.neel, print: prints.ikatBlue(), seed: 'hi' },
      8,
    ),
    cushion(
      s,
      640,
      480,
      { w: 256, h: 256, ground: '#8c1d3f', piping: p.haldi, print: prints.phulkariGold(), seed: 'hp' },
      1,
    ),
    cushion(
      s,
      420,
      640,
      {
        w: 220,
        h: 220,
        ground: '#f5dfae',
        piping: p.madder,
        edge: 'tassels',
        print: prints.madhubaniElephant(),
        seed: 'hm',
      },
      5,
    ),
    roundCushion(s, 880, 668, 196, {
      ground: p.jamun,
      piping: p.marigold,
      print: prints.mandalaRound(),
      trim: prints.roundTrim(),
      seed: 'hr',
    }),
  );
}
