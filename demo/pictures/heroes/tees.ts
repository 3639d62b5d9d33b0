import { pigment } from '../drawing/color.ts';
import { leafShadow, wall, windowLight } from '../drawing/scene.ts';
import type { Sheet } from '../drawing/sheet.ts';
import * as prints from '../products/tees/prints.ts';
import { rail } from '../products/tees/props.ts';
import { tee } from '../products/tees/tee.ts';

const p = pigment;

/** Four tees on a brass rail. */
export function teesHero(s: Sheet): void {
  s.add(
    wall(s, '#2c6a6c'),
    windowLight(s, 60, -60, 620, 900, 0.14),
    leafShadow(s, 'tees-hero', 0.14),
    rail(s, 96),
  );
  s.add(
    tee(s, 180, 470, 0.62, { color: '#f2c14a', seed: 'hero-1', print: prints.rickshaw(), hanger: true }, 2),
    tee(
      s,
      1100,
      470,
      0.62,
      {
        color: '#f6ead0',
        rib: p.lac,
        ringer: true,
        seed: 'hero-4',
        print: prints.filterKaapi(),
        hanger: true,
      },
      -2,
    ),
    tee(
      s,
      486,
      470,
      0.62,
      { color: p.geru, seed: 'hero-2', print: prints.warliCricket('#fdf3e0', p.geru), hanger: true },
      -1,
    ),
    tee(s, 794, 470, 0.62, { color: '#26232a', seed: 'hero-3', print: prints.truckArt(), hanger: true }, 1),
  );
}
