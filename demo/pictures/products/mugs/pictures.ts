import { place } from '../../drawing/art.ts';
import { diamondBand, scallopBand } from '../../drawing/motifs/ornament.ts';
import { books } from '../books.ts';
import { pigment } from '../../drawing/color.ts';
import type { Picture } from '../../picture.ts';
import { leafShadow, planks, sweep, tabletop, windowLight } from '../../drawing/scene.ts';
import { softShadow } from '../../drawing/shadow.ts';
import { productPictures } from '../product-picture.ts';
import { mug } from './mug.ts';
import * as prints from './prints.ts';
import { onMugDesk } from './desks.ts';
import { biscuit, blooms, coaster, steam } from './props.ts';

const p = pigment;

export const mugPictures: readonly Picture[] = [
  ...productPictures('mug-chai-first', {
    behind: (s) =>
      s.add(
        tabletop(s, '#e8b04a', '#b9784e', 900),
        planks(s, '#b9784e', 900, 1280, 3, 'chai'),
        windowLight(s, 60, -80, 640, 820, 0.26),
        leafShadow(s, 'chai', 0.1),
      ),
    product: (s) =>
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
      ),
    front: (s) => s.add(steam(s, 590, 400, 330), biscuit(s, 1010, 1130, -14), biscuit(s, 960, 1095, 18)),
    toScale: onMugDesk('mug-chai-first'),
  }),
  ...productPictures('mug-madhubani-fish', {
    behind: (s) => s.add(sweep(s, '#9cc7c4'), leafShadow(s, 'fish', 0.1)),
    product: (s) =>
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
      ),

    toScale: onMugDesk('mug-madhubani-fish'),
  }),
  ...productPictures('mug-warli-dance', {
    behind: (s) => {
      s.add(tabletop(s, '#ead9be', '#d8b98e', 860), windowLight(s, -40, -60, 700, 900, 0.35));
      s.add(coaster(s, 640, 1080, 430, '#a5713f'));
    },
    product: (s) =>
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
      ),

    toScale: onMugDesk('mug-warli-dance'),
  }),
  ...productPictures('mug-kolam-morning', {
    behind: (s) => s.add(tabletop(s, '#e7a98c', '#f1d3b8', 930), windowLight(s, 80, -120, 640, 820, 0.3)),
    product: (s) =>
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
          handleColor: p.marigold,
          handle: 'right',
          drink: '#5b2d16',
          print: prints.kolamMorning(),
        }),
      ),
    front: (s) =>
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
      ),
    toScale: onMugDesk('mug-kolam-morning'),
  }),
  ...productPictures('mug-horn-ok-please', {
    behind: (s) => {
      s.add(tabletop(s, '#2f8f7a', '#a23a2c', 900));
      s.add(
        place(diamondBand(1300, 64, [p.madder, p.haldi, p.chalk]), -10, 760),
        place(scallopBand(1300, 60, [p.haldi, p.madder, p.chalk]), -10, 824),
      );
      s.add(leafShadow(s, 'horn', 0.1));
    },
    product: (s) =>
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
          areaHeight: 54,
          drink: '#a8662f',
        }),
      ),

    toScale: onMugDesk('mug-horn-ok-please'),
  }),
  ...productPictures('mug-jaipur-blue', {
    behind: (s) => s.add(tabletop(s, '#d7e3ee', '#f4eee2', 940), leafShadow(s, 'jaipur', 0.12)),
    product: (s) =>
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
          ware: prints.jaipurWare(),
        }),
      ),

    toScale: onMugDesk('mug-jaipur-blue'),
  }),
  ...productPictures('mug-gond-deer', {
    behind: (s) => {
      s.add(
        tabletop(s, '#e6b73c', '#c98a3a', 900),
        leafShadow(s, 'gond', 0.14),
        softShadow(s, 680, 1180, 560, 70, 0.6),
      );
      s.add(books(s, 640, 1190, ['#b4262c', '#f0e0be', '#2f6f72'], 900, 74));
    },
    product: (s) =>
      s.add(
        mug(s, {
          x: 590,
          y: 310,
          top: 270,
          foot: 258,
          height: 590,
          glaze: '#1f4a3a',
          inside: p.paper,
          handleColor: p.paper,
          drink: '#8a5228',
          print: prints.gondDeer(),
        }),
        steam(s, 590, 360, 280),
      ),

    toScale: onMugDesk('mug-gond-deer'),
  }),
  ...productPictures('mug-marigold-name', {
    behind: (s) => s.add(tabletop(s, '#f3d9d3', '#c9777c', 960), windowLight(s, 60, -80, 660, 860, 0.3)),
    product: (s) =>
      s.add(
        mug(s, {
          x: 640,
          y: 330,
          top: 302,
          foot: 294,
          height: 680,
          glaze: p.chalk,
          inside: '#f6c9a8',
          handleColor: '#f6c9a8',
          print: prints.nameWreath('Aanya'),
        }),
      ),
    front: (s) =>
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
      ),
    toScale: onMugDesk('mug-marigold-name'),
  }),
  ...productPictures('mug-raja-rani-pair', {
    behind: (s) => s.add(sweep(s, '#d9687f')),
    product: (s) => {
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
          side: 'rani',
          print: prints.royalPair('rani', p.rani, p.neel),
          areaHeight: 72,
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
          side: 'raja',
          print: prints.royalPair('raja', p.peacock, p.rani),
          areaHeight: 72,
        }),
      );
    },

    toScale: onMugDesk('mug-raja-rani-pair'),
  }),
];
