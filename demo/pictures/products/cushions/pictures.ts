import { pigment } from '../../drawing/color.ts';
import type { Picture } from '../../picture.ts';
import { leafShadow, planks, sweep, windowLight } from '../../drawing/scene.ts';
import { softShadow } from '../../drawing/shadow.ts';
import { productPictures } from '../product-picture.ts';
import { cushion, roundCushion } from './cushion.ts';
import { caneChair, rug, sofa } from './furniture.ts';
import * as prints from './prints.ts';

const p = pigment;

export const cushionPictures: readonly Picture[] = [
  ...productPictures('cushion-ajrakh-star', (s) => {
    s.add(sofa(s, '#e7dcc6', '#c9ab7f'));
    s.add(
      softShadow(s, 660, 1060, 460, 70, 0.6),
      cushion(
        s,
        640,
        690,
        { w: 380, h: 380, ground: p.indigo, piping: p.madder, print: prints.ajrakhStar(), seed: 'ajrakh' },
        -4,
      ),
    );
  }),
  ...productPictures('cushion-haathi-madhubani', (s) => {
    s.add(sweep(s, '#3f7f7a'));
    s.add(
      cushion(
        s,
        640,
        650,
        {
          w: 450,
          h: 450,
          ground: '#f5dfae',
          piping: p.madder,
          edge: 'tassels',
          print: prints.madhubaniElephant(),
          seed: 'haathi',
        },
        3,
      ),
    );
  }),
  ...productPictures('cushion-bandhani-red', (s) => {
    s.add(planks(s, '#caa475', 0, 1280, 6, 'bandhani'), windowLight(s, 40, -80, 760, 1100, 0.2));
    s.add(
      cushion(
        s,
        650,
        640,
        {
          w: 420,
          h: 420,
          ground: '#a8152b',
          piping: '#a8152b',
          edge: 'fringe',
          print: prints.bandhaniRed(),
          seed: 'bandhani',
        },
        -8,
      ),
    );
  }),
  ...productPictures('cushion-pochampally-ikat', (s) => {
    s.add(sofa(s, '#f0e2d0', '#5a6f63'), leafShadow(s, 'ikat', 0.12));
    s.add(
      softShadow(s, 660, 1080, 440, 70, 0.6),
      cushion(
        s,
        620,
        700,
        { w: 390, h: 390, ground: '#f3ead9', piping: p.neel, print: prints.ikatBlue(), seed: 'ikat' },
        7,
      ),
    );
  }),
  ...productPictures('cushion-paisley-lumbar', (s) => {
    s.add(sofa(s, '#f3d7cf', '#c96a55'));
    s.add(
      softShadow(s, 660, 1040, 600, 64, 0.6),
      cushion(
        s,
        640,
        790,
        {
          w: 540,
          h: 270,
          ground: '#fbeed2',
          piping: p.peacock,
          edge: 'piping',
          print: prints.paisleyLumbar(),
          seed: 'lumbar',
        },
        -2,
      ),
    );
  }),
  ...productPictures('cushion-mandala-round', (s) => {
    s.add(caneChair(s));
    s.add(
      softShadow(s, 660, 1130, 420, 60, 0.6),
      roundCushion(s, 640, 730, 385, {
        ground: p.jamun,
        piping: p.marigold,
        print: prints.mandalaRound(),
        seed: 'round',
      }),
    );
  }),
  ...productPictures('cushion-sanganeri-buti', (s) => {
    s.add(sweep(s, '#f2c9c4'), leafShadow(s, 'sanganer', 0.13));
    s.add(
      cushion(
        s,
        640,
        650,
        {
          w: 420,
          h: 420,
          ground: '#fdf7ec',
          piping: p.rani,
          edge: 'pompoms',
          print: prints.sanganeri(),
          seed: 'sanganeri',
        },
        -6,
      ),
    );
  }),
  ...productPictures('cushion-family-initial', (s) => {
    s.add(sofa(s, '#dfe6dd', '#8a5a44'));
    s.add(
      softShadow(s, 660, 1070, 430, 70, 0.6),
      cushion(
        s,
        640,
        700,
        {
          w: 385,
          h: 385,
          ground: '#e8c9a6',
          piping: p.geru,
          print: prints.initialCushion('M', 'THE MENONS'),
          seed: 'initial',
        },
        4,
      ),
    );
  }),
  ...productPictures('cushion-gond-tree', (s) => {
    s.add(rug(s, '#efe0c2', ['#c96a3a', '#efe0c2', '#2f6f72', '#e9a41f']));
    s.add(
      cushion(
        s,
        640,
        640,
        { w: 440, h: 440, ground: '#f7ecd6', piping: p.kajal, print: prints.gondBirds(), seed: 'gond' },
        5,
      ),
    );
  }),
];
