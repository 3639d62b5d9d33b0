import { pigment } from '../drawing/color.ts';
import { triangleBand, waveBand } from '../drawing/motifs/ornament.ts';
import { autoRickshaw, scooter } from '../drawing/motifs/vehicles.ts';
import { place } from '../drawing/art.ts';
import { leafShadow } from '../drawing/scene.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { kalamkariCover, bookmark, plannerCover } from '../products/stationery/books.ts';
import {
  card,
  envelope,
  notebook,
  pen,
  pencil,
  printed,
  put,
  spiral,
  sticker,
} from '../products/stationery/objects.ts';
import { diwaliCard, lifafa, seal } from '../products/stationery/paper.ts';
import { flecked, loose } from '../products/stationery/table.ts';

const p = pigment;

/** A desk from above with a little of everything on paper. */
export function stationeryHero(s: Sheet): void {
  s.add(flecked(s, '#d98f7a', 'stationery-hero'), leafShadow(s, 'stationery-hero', 0.12));
  s.add(
    put(1030, 690, 12, 0.86, envelope(s, 560, 390, '#d9a941', '#8c1630', seal)),
    put(
      1010,
      300,
      8,
      0.78,
      card(s, 640, 820, 16, printed(640, 820, plannerCover()), 12) + spiral(-320, -372, 380),
    ),
    put(
      420,
      470,
      -8,
      0.84,
      notebook(s, { w: 620, h: 860, cover: '#f1dfbb', art: kalamkariCover(), band: p.lac, ribbon: p.haldi }),
    ),
    put(1130, 780, -14, 0.72, card(s, 380, 520, 8, diwaliCard(0), 16)),
    put(760, 800, 24, 0.9, card(s, 130, 560, 10, bookmark(1), 10)),
    put(870, 820, 10, 0.9, card(s, 130, 560, 10, bookmark(3), 10)),
    put(100, 240, 14, 0.72, card(s, 250, 420, 8, printed(250, 420, lifafa(1)), 12)),
    put(
      90,
      700,
      76,
      0.62,
      pencil(s, p.madder, [], place(triangleBand(360, 52, [p.madder, p.haldi, p.chalk]), -380, -26)),
    ),
    put(
      170,
      760,
      84,
      0.62,
      pencil(s, p.peacock, [], place(waveBand(360, 52, [p.peacock, p.haldi, p.chalk]), -380, -26)),
    ),
    put(735, 330, 84, 0.8, pen(s, '#2b1f1a', '#d9a941')),
    sticker(s, autoRickshaw(p.kajal, p.haldi, p.leaf, p.kajal), 640, 120, 0.54, -8),
    sticker(s, scooter(p.sky, p.walnut, p.chalk, p.kajal), 560, 920, 0.5, 6),
    loose(
      s,
      [
        [1200, 90, 50, p.marigold],
        [1110, 70, 34, p.haldi],
      ],
      'sh',
    ),
  );
}
