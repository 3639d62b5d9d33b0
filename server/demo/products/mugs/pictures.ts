import type { Art } from '../../drawing/art.ts';
import { circle, ellipse, place, rect } from '../../drawing/art.ts';
import { darker, pigment } from '../../drawing/color.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { leaf, marigold } from '../../drawing/motifs/flora.ts';
import { seeded } from '../../drawing/random.ts';
import { leafShadow, planks, softShadow, sweep, tabletop, windowLight } from '../../drawing/scene.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import { picture } from '../picture.ts';
import { mug } from './mug.ts';
import * as prints from './prints.ts';

const p = pigment;

/** A glucose biscuit lying flat, seen from a low angle. */
function biscuit(sheet: Sheet, x: number, y: number, turn: number): string {
  const holes = [-60, -20, 20, 60].flatMap((dx) =>
    [-24, 24].flatMap((dy) => circle(dx, dy, 5, { fill: '#a8743a' })),
  );
  const edge = Array.from({ length: 16 }, (_, i) =>
    circle(-112 + i * 15, -58, 9, { fill: '#d9a45c' }),
  ).flat();
  const art: Art = [
    ...edge,
    ...place(edge, 0, 116),
    ...rect(-118, -60, 236, 120, { fill: '#e0b06a' }, 16),
    ...rect(-100, -44, 200, 88, { stroke: '#b98546', width: 4 }, 10),
    ...holes,
  ];
  const flat = place(art, 0, 0, 1, turn).map((node) => node);
  const squash = `translate(${x} ${y}) scale(1 .42)`;
  return (
    softShadow(sheet, x + 10, y + 16, 150, 52, 0.5) +
    sheet.group(
      { transform: `translate(${x} ${y + 12}) scale(1 .42)` },
      flat.map((node) => ('clip' in node ? node : { ...node, ...(node.fill ? { fill: '#9a6a34' } : {}) })),
    ) +
    sheet.group({ transform: squash }, flat)
  );
}

/** Loose marigolds on the table. */
function blooms(
  sheet: Sheet,
  spots: readonly (readonly [number, number, number])[],
  color: string,
  seed: string,
): string {
  const random = seeded(seed);
  return spots
    .map(
      ([x, y, r]) =>
        softShadow(sheet, x + r * 0.2, y + r * 0.5, r * 1.25, r * 0.5, 0.55) +
        sheet.group(
          { transform: `translate(${x} ${y}) scale(1 .72)` },
          place(leaf(r * 1.5, r * 0.6, p.leaf, p.pista, 3), 0, r * 0.3, 1, random.between(60, 120)),
          marigold(r, color, random),
        ),
    )
    .join('');
}

function coaster(sheet: Sheet, x: number, y: number, rx: number, color: string): string {
  const ry = rx * 0.3;
  return (
    softShadow(sheet, x + 40, y + 26, rx * 1.25, ry * 1.3, 0.5) +
    sheet.markup([
      ...ellipse(x, y + 20, rx, ry, { fill: darker(color, 0.4) }),
      ...ellipse(x, y, rx, ry, { fill: color }),
      ...[0.86, 0.7, 0.52].flatMap((s) =>
        ellipse(x, y, rx * s, ry * s, { stroke: darker(color, 0.2), width: 3 }),
      ),
    ])
  );
}

export const mugPictures: readonly Drawing[] = [
  picture('mug-chai-first', (s) => {
    s.add(
      tabletop(s, '#e8b04a', '#b9784e', 900),
      planks(s, '#b9784e', 900, 1280, 3, 'chai'),
      windowLight(s, 60, -80, 640, 820, 0.26),
      leafShadow(s, 'chai', 0.1),
    );
    s.add(
      mug(s, {
        x: 590,
        y: 350,
        top: 292,
        foot: 282,
        height: 640,
        glaze: p.chalk,
        drink: '#a8662f',
        print: prints.chaiFirst(),
      }),
    );
    s.add(biscuit(s, 1010, 1130, -14), biscuit(s, 960, 1095, 18));
  }),
  picture('mug-madhubani-fish', (s) => {
    s.add(sweep(s, '#9cc7c4'), leafShadow(s, 'fish', 0.1));
    s.add(
      mug(s, {
        x: 690,
        y: 330,
        top: 310,
        foot: 300,
        height: 660,
        tilt: 0.2,
        glaze: p.chalk,
        inside: p.peacock,
        handle: 'left',
        handleColor: p.peacock,
        print: prints.madhubaniFish(),
      }),
    );
  }),
  picture('mug-warli-dance', (s) => {
    s.add(tabletop(s, '#ead9be', '#d8b98e', 860), windowLight(s, -40, -60, 700, 900, 0.35));
    s.add(coaster(s, 640, 1080, 430, '#a5713f'));
    s.add(
      mug(s, {
        x: 620,
        y: 360,
        top: 300,
        foot: 262,
        height: 660,
        tilt: 0.28,
        glaze: p.geru,
        inside: '#7a3a20',
        drink: '#3b2015',
        finish: 'matte',
        print: prints.warliDance(),
      }),
    );
  }),
  picture('mug-kolam-morning', (s) => {
    s.add(tabletop(s, '#e7a98c', '#f1d3b8', 930), windowLight(s, 80, -120, 640, 820, 0.3));
    s.add(
      mug(s, {
        x: 640,
        y: 320,
        top: 300,
        foot: 292,
        height: 680,
        glaze: '#27242b',
        inside: p.marigold,
        rim: '#27242b',
        handle: 'right',
        drink: '#5b2d16',
        print: prints.kolamMorning(),
      }),
    );
    s.add(
      blooms(
        s,
        [
          [190, 1110, 62],
          [300, 1175, 48],
          [110, 1205, 44],
        ],
        p.marigold,
        'kolam',
      ),
    );
  }),
  picture('mug-horn-ok-please', (s) => {
    s.add(sweep(s, '#3f8a63'));
    s.add(
      mug(s, {
        x: 600,
        y: 380,
        top: 330,
        foot: 316,
        height: 560,
        tilt: 0.26,
        glaze: '#fbf6ea',
        inside: '#fbf6ea',
        rim: p.neel,
        finish: 'enamel',
        handleColor: '#fbf6ea',
        print: prints.hornOk(),
        drink: '#a8662f',
      }),
    );
  }),
  picture('mug-jaipur-blue', (s) => {
    s.add(tabletop(s, '#d7e3ee', '#f4eee2', 940), leafShadow(s, 'jaipur', 0.12));
    s.add(
      mug(s, {
        x: 660,
        y: 250,
        top: 296,
        foot: 196,
        height: 800,
        tilt: 0.2,
        glaze: '#fdfdfb',
        inside: p.neel,
        handle: 'left',
        handleColor: p.neel,
        print: prints.jaipurBlue(),
      }),
    );
  }),
  picture('mug-gond-deer', (s) => {
    s.add(sweep(s, '#e6b73c'), leafShadow(s, 'gond', 0.14));
    s.add(
      mug(s, {
        x: 600,
        y: 330,
        top: 306,
        foot: 292,
        height: 670,
        glaze: '#1f4a3a',
        inside: p.paper,
        drink: '#8a5228',
        print: prints.gondDeer(),
      }),
    );
  }),
  picture('mug-marigold-name', (s) => {
    s.add(tabletop(s, '#f3d9d3', '#c9777c', 960), windowLight(s, 60, -80, 660, 860, 0.3));
    s.add(
      mug(s, {
        x: 640,
        y: 330,
        top: 302,
        foot: 294,
        height: 680,
        glaze: p.chalk,
        inside: '#f6c9a8',
        print: prints.nameWreath('Aanya'),
      }),
    );
    s.add(
      blooms(
        s,
        [
          [1060, 1190, 70],
          [190, 1180, 58],
          [285, 1225, 40],
        ],
        p.haldi,
        'name',
      ),
    );
  }),
  picture('mug-raja-rani-pair', (s) => {
    s.add(sweep(s, '#d9687f'));
    s.add(
      mug(s, {
        x: 890,
        y: 330,
        top: 216,
        foot: 208,
        height: 480,
        glaze: p.chalk,
        inside: p.rani,
        handleColor: p.rani,
        handle: 'right',
        print: prints.royalPair('rani', p.rani, p.neel),
      }),
    );
    s.add(
      mug(s, {
        x: 440,
        y: 500,
        top: 232,
        foot: 224,
        height: 515,
        glaze: p.chalk,
        inside: p.peacock,
        handleColor: p.peacock,
        handle: 'left',
        print: prints.royalPair('raja', p.peacock, p.rani),
      }),
    );
  }),
];
