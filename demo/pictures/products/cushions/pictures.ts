import { pigment } from '../../drawing/color.ts';
import type { Picture } from '../../picture.ts';
import { leafShadow, planks, sweep, windowLight } from '../../drawing/scene.ts';
import { softShadow } from '../../drawing/shadow.ts';
import { productPictures } from '../product-picture.ts';
import { onArmchair } from './sofa.ts';
import { cushion, roundCushion } from './cushion.ts';
import { caneChair, rug, sofa } from './furniture.ts';
import * as prints from './prints.ts';

const p = pigment;

export const cushionPictures: readonly Picture[] = [
  ...productPictures('cushion-ajrakh-star', {
    behind: (s) => s.add(sofa(s, '#e7dcc6', '#c9ab7f'), softShadow(s, 660, 1060, 460, 70, 0.6)),
    product: (s) =>
      s.add(
        cushion(
          s,
          640,
          690,
          { w: 380, h: 380, ground: p.indigo, piping: p.madder, print: prints.ajrakhStar(), seed: 'ajrakh' },
          -4,
        ),
      ),
    toScale: onArmchair({
      paint: '#e7dcc6',
      cloth: '#c9ab7f',
      seed: 'cushion-ajrakh-star',
      placing: { anchor: [640, 690], pixelsPerMm: 760 / 400, y: -634 },
    }),
  }),
  ...productPictures('cushion-haathi-madhubani', {
    behind: (s) => s.add(sweep(s, '#3f7f7a')),
    product: (s) =>
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
      ),
    toScale: onArmchair({
      paint: '#7fb0a6',
      cloth: '#e7dcc6',
      seed: 'cushion-haathi-madhubani',
      placing: { anchor: [640, 650], pixelsPerMm: 900 / 400, y: -634 },
    }),
  }),
  ...productPictures('cushion-bandhani-red', {
    behind: (s) =>
      s.add(planks(s, '#caa475', 0, 1280, 6, 'bandhani'), windowLight(s, 40, -80, 760, 1100, 0.2)),
    product: (s) =>
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
      ),
    toScale: onArmchair({
      paint: '#efdcc0',
      cloth: '#6f8f7a',
      seed: 'cushion-bandhani-red',
      placing: { anchor: [650, 640], pixelsPerMm: 840 / 400, y: -634 },
    }),
  }),
  ...productPictures('cushion-pochampally-ikat', {
    behind: (s) =>
      s.add(
        sofa(s, '#f0e2d0', '#5a6f63'),
        leafShadow(s, 'ikat', 0.12),
        softShadow(s, 660, 1080, 440, 70, 0.6),
      ),
    product: (s) =>
      s.add(
        cushion(
          s,
          620,
          700,
          { w: 390, h: 390, ground: '#f3ead9', piping: p.neel, print: prints.ikatBlue(), seed: 'ikat' },
          7,
        ),
      ),
    toScale: onArmchair({
      paint: '#f0e2d0',
      cloth: '#5a6f63',
      seed: 'cushion-pochampally-ikat',
      placing: { anchor: [620, 700], pixelsPerMm: 780 / 400, y: -634 },
    }),
  }),
  ...productPictures('cushion-paisley-lumbar', {
    behind: (s) => s.add(sofa(s, '#f3d7cf', '#c96a55'), softShadow(s, 660, 1040, 600, 64, 0.6)),
    product: (s) =>
      s.add(
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
      ),
    toScale: onArmchair({
      paint: '#f3d7cf',
      cloth: '#c96a55',
      seed: 'cushion-paisley-lumbar',
      placing: { anchor: [640, 790], pixelsPerMm: 1080 / 600, y: -586 },
    }),
  }),
  ...productPictures('cushion-mandala-round', {
    behind: (s) => s.add(caneChair(s), softShadow(s, 660, 1130, 420, 60, 0.6)),
    product: (s) =>
      s.add(
        roundCushion(s, 640, 730, 385, {
          ground: p.jamun,
          piping: p.marigold,
          print: prints.mandalaRound(),
          trim: prints.roundTrim(),
          seed: 'round',
        }),
      ),
    toScale: onArmchair({
      paint: '#c9d3b4',
      cloth: '#d8b98a',
      seed: 'cushion-mandala-round',
      placing: { anchor: [640, 730], pixelsPerMm: 770 / 450, y: -658 },
    }),
  }),
  ...productPictures('cushion-sanganeri-buti', {
    behind: (s) => s.add(sweep(s, '#f2c9c4'), leafShadow(s, 'sanganer', 0.13)),
    product: (s) =>
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
      ),
    toScale: onArmchair({
      paint: '#f2c9c4',
      cloth: '#7f9aa8',
      seed: 'cushion-sanganeri-buti',
      placing: { anchor: [640, 650], pixelsPerMm: 840 / 400, y: -634 },
    }),
  }),
  ...productPictures('cushion-family-initial', {
    behind: (s) => s.add(sofa(s, '#dfe6dd', '#8a5a44'), softShadow(s, 660, 1070, 430, 70, 0.6)),
    product: (s) =>
      s.add(
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
      ),
    toScale: onArmchair({
      paint: '#dfe6dd',
      cloth: '#8a5a44',
      seed: 'cushion-family-initial',
      placing: { anchor: [640, 700], pixelsPerMm: 770 / 400, y: -634 },
    }),
  }),
  ...productPictures('cushion-gond-tree', {
    behind: (s) => s.add(rug(s, '#efe0c2', ['#c96a3a', '#efe0c2', '#2f6f72', '#e9a41f'])),
    product: (s) =>
      s.add(
        cushion(
          s,
          640,
          640,
          { w: 440, h: 440, ground: '#f7ecd6', piping: p.kajal, print: prints.gondBirds(), seed: 'gond' },
          5,
        ),
      ),
    toScale: onArmchair({
      paint: '#efe0c2',
      cloth: '#2f6f72',
      seed: 'cushion-gond-tree',
      placing: { anchor: [640, 640], pixelsPerMm: 880 / 450, y: -658 },
    }),
  }),
];
