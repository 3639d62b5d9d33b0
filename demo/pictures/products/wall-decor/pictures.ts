import { leafShadow, wall, windowLight } from '../../drawing/scene.ts';
import type { Picture } from '../../picture.ts';
import { productPictures } from '../product-picture.ts';
import { besideDoor, overDoor } from './front-door.ts';
import { aboveSofa } from '../cushions/sofa.ts';
import { banyan, clock, plates } from './round-pieces.ts';
import { macrameHanging, pichwaiScroll } from './textiles.ts';
import { jharokha, keyHolder, nameplate, toran, toranDoor } from './doorway.ts';

export const wallDecorPictures: readonly Picture[] = [
  ...productPictures('wall-blue-pottery-plates', {
    behind: (s) =>
      s.add(wall(s, '#e9c9a0'), windowLight(s, 40, -80, 640, 900, 0.3), leafShadow(s, 'plates', 0.1)),
    product: plates,
    toScale: aboveSofa({
      paint: '#e9c9a0',
      cloth: '#3f6f9f',
      cushions: ['#f0e6d2', '#e9a41f'],
      seed: 'plates',
      placing: { anchor: [640, 640], x: 0, y: -1300 },
    }),
  }),
  ...productPictures('wall-clock-warli', {
    behind: (s) => s.add(wall(s, '#d9dcc8'), leafShadow(s, 'clock', 0.14)),
    product: clock,
    toScale: aboveSofa({
      paint: '#d9dcc8',
      cloth: '#a2683a',
      cushions: ['#f0e0be', '#5a6f63'],
      seed: 'clock',
      placing: { anchor: [640, 640], x: 0, y: -1300 },
    }),
  }),
  ...productPictures('wall-macrame-marigold', {
    behind: (s) => s.add(wall(s, '#c9694a'), windowLight(s, 0, -60, 700, 1000, 0.16)),
    product: macrameHanging,
    toScale: aboveSofa({
      paint: '#c9694a',
      cloth: '#e7dcc6',
      cushions: ['#ef9a2a', '#5a6f63'],
      seed: 'macrame',
      placing: { anchor: [640, 640], x: 0, y: -1310 },
      span: 1700,
    }),
  }),
  ...productPictures('wall-toran-mango-leaf', {
    behind: (s) => {
      s.add(wall(s, '#f0dcc0'));
      toranDoor(s);
    },
    product: toran,
    toScale: overDoor({
      paint: '#f0dcc0',
      door: '#2f6a63',
      seed: 'toran',
      placing: { anchor: [640, 288], x: 0, y: -2010 },
    }),
  }),
  ...productPictures('wall-nameplate-family', {
    behind: (s) => s.add(wall(s, '#8fb0a4'), leafShadow(s, 'name', 0.16)),
    product: (s) =>
      s.add(`<g transform="translate(640 640) scale(1.12) translate(-640 -600)">${s.collect(nameplate)}</g>`),
    toScale: besideDoor({
      paint: '#8fb0a4',
      door: '#8f3a22',
      seed: 'nameplate',
      placing: { anchor: [640, 640], x: -330, y: -1480 },
    }),
  }),
  ...productPictures('wall-brass-banyan', {
    behind: (s) => s.add(wall(s, '#1f3f3a'), windowLight(s, 20, -80, 760, 1100, 0.1)),
    product: banyan,
    toScale: aboveSofa({
      paint: '#24504a',
      cloth: '#d9b384',
      cushions: ['#8f3a22', '#f0e2d0'],
      seed: 'banyan',
      placing: { anchor: [640, 690], x: 0, y: -1300 },
    }),
  }),
  ...productPictures('wall-jharokha-mirror', {
    behind: (s) => s.add(wall(s, '#c65b6d'), leafShadow(s, 'jharokha', 0.12)),
    product: jharokha,
    toScale: aboveSofa({
      paint: '#c65b6d',
      cloth: '#f0dcc6',
      cushions: ['#3f7d78', '#d9a13c'],
      seed: 'jharokha',
      placing: { anchor: [640, 650], x: 0, y: -1310 },
    }),
  }),
  ...productPictures('wall-key-holder-truck', {
    behind: (s) => s.add(wall(s, '#f1d9a6'), windowLight(s, -60, -60, 700, 1000, 0.3)),
    product: (s) =>
      s.add(`<g transform="translate(640 640) scale(1.16) translate(-640 -720)">${s.collect(keyHolder)}</g>`),
    toScale: besideDoor({
      paint: '#f1d9a6',
      door: '#2c5fa8',
      seed: 'keys',
      placing: { anchor: [640, 560], x: -330, y: -1400 },
    }),
  }),
  ...productPictures('wall-pichwai-scroll', {
    behind: (s) => s.add(wall(s, '#e3d3bd'), leafShadow(s, 'pichwai', 0.12)),
    product: pichwaiScroll,
    toScale: aboveSofa({
      paint: '#e3d3bd',
      cloth: '#2c5a6f',
      cushions: ['#eb9ab2', '#e9a41f'],
      rug: '#d9c2a0',
      seed: 'pichwai',
      placing: { anchor: [640, 640], x: 0, y: -1440 },
      span: 2200,
    }),
  }),
];
