import { arch } from '../drawing/motifs/ornament.ts';
import { place } from '../drawing/art.ts';
import { pigment } from '../drawing/color.ts';
import { leafShadow, tabletop } from '../drawing/scene.ts';
import { softShadow } from '../drawing/shadow.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { mug } from '../products/mugs/mug.ts';
import * as prints from '../products/mugs/prints.ts';

const p = pigment;

/** Five mugs in front of a palace window. */
export function mugsHero(s: Sheet): void {
  s.add(tabletop(s, '#e2a23a', '#a94b32', 720));
  s.add(
    place(arch(1040, 700, { fill: '#f2c875' }), 640, 720),
    place(arch(900, 630, { fill: '#c7772b' }), 640, 720),
    place(arch(900, 630, { stroke: '#fbe6b0', width: 5 }), 640, 720),
  );
  s.add(leafShadow(s, 'mugs-hero', 0.12), softShadow(s, 640, 730, 620, 60, 0.35));
  s.add(
    mug(s, {
      x: 300,
      y: 260,
      top: 146,
      foot: 98,
      height: 400,
      tilt: 0.2,
      glaze: '#fdfdfb',
      inside: p.neel,
      handle: 'left',
      handleColor: p.neel,
      print: prints.jaipurBlue(),
      ware: prints.jaipurWare(),
    }),
    mug(s, {
      x: 950,
      y: 340,
      top: 150,
      foot: 146,
      height: 330,
      glaze: '#1f4a3a',
      inside: p.paper,
      drink: '#8a5228',
      print: prints.gondDeer(),
    }),
    mug(s, {
      x: 620,
      y: 330,
      top: 160,
      foot: 154,
      height: 350,
      glaze: p.chalk,
      inside: p.peacock,
      handleColor: p.peacock,
      handle: 'left',
      print: prints.madhubaniFish(),
    }),
    mug(s, {
      x: 400,
      y: 520,
      top: 158,
      foot: 140,
      height: 330,
      tilt: 0.28,
      glaze: p.geru,
      inside: '#7a3a20',
      drink: '#3b2015',
      finish: 'matte',
      handle: 'left',
      print: prints.warliDance(),
    }),
    mug(s, {
      x: 800,
      y: 540,
      top: 168,
      foot: 162,
      height: 320,
      glaze: p.chalk,
      drink: '#a8662f',
      print: prints.chaiFirst(),
    }),
  );
}
