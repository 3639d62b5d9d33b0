import { books } from '../books.ts';
import { pigment } from '../../drawing/color.ts';
import type { Picture } from '../../picture.ts';
import { leafShadow, wall, windowLight } from '../../drawing/scene.ts';
import { productPictures } from '../product-picture.ts';
import { aboveSofa } from '../cushions/sofa.ts';
import { planter } from '../planter.ts';
import { birds } from './birds.ts';
import { chaiChart } from './chai-chart.ts';
import { framed, ledge, railed, taped } from './frame.ts';
import { himalaya } from './himalaya.ts';
import { jaipur } from './jaipur.ts';
import { kerala } from './kerala.ts';
import { mumbai } from './mumbai.ts';
import { moonMandala, starMap } from './night-sky.ts';
import { warliVillage } from './warli.ts';

const p = pigment;

export const posterPictures: readonly Picture[] = [
  ...productPictures('poster-mumbai-rain', {
    behind: (s) =>
      s.add(wall(s, '#ecd9b4'), windowLight(s, -60, -80, 620, 900, 0.3), ledge(s, 1130, '#8a5a2e')),
    product: (s) => s.add(framed(s, mumbai(), { x: 300, y: 120, w: 720, h: 930, wood: '#2b1f1a' })),
    front: (s) => s.add(planter(s, 1140, 1134, 0.9, '#c0633a', 'mumbai')),
    toScale: aboveSofa({
      paint: '#ecd9b4',
      cloth: '#2f6a63',
      cushions: ['#e9a41f', '#f0e0be'],
      seed: 'mumbai',
      placing: { anchor: [660, 585], x: 0, y: -1290 },
    }),
  }),
  ...productPictures('poster-himalaya-sunrise', {
    behind: (s) => s.add(wall(s, '#7d93a5'), leafShadow(s, 'himalaya', 0.12)),
    product: (s) => s.add(railed(s, himalaya(), 310, 230, 660, '#c08a50')),
    toScale: aboveSofa({
      paint: '#8fa3b3',
      cloth: '#e2d3b8',
      cushions: ['#c25a30', '#51407a'],
      seed: 'himalaya',
      placing: { anchor: [640, 670], x: 0, y: -1290 },
      span: 1700,
    }),
  }),
  ...productPictures('poster-kerala-backwaters', {
    behind: (s) => s.add(wall(s, '#d8e0cb'), ledge(s, 1110, '#c69c6d', 60)),
    product: (s) =>
      s.add(framed(s, kerala(), { x: 210, y: 190, w: 690, h: 920, wood: '#b5834a', mat: 0, bar: 26 })),
    front: (s) =>
      s.add(
        books(s, 1080, 1112, ['#b4262c', '#f0e0be', '#2f6f72']),
        planter(s, 1080, 992, 0.6, '#e6d9c3', 'kerala'),
      ),
    toScale: aboveSofa({
      paint: '#d8e0cb',
      cloth: '#b5834a',
      cushions: ['#f0e0be', '#2f6f72'],
      seed: 'kerala',
      placing: { anchor: [555, 650], x: 0, y: -1290 },
    }),
  }),
  ...productPictures('poster-warli-village', {
    behind: (s) =>
      s.add(wall(s, '#f0e4cf'), windowLight(s, 40, -60, 700, 1000, 0.4), leafShadow(s, 'warli', 0.1)),
    product: (s) =>
      s.add(
        framed(s, warliVillage(), {
          x: 270,
          y: 110,
          w: 760,
          h: 1010,
          wood: '#6b4122',
          mat: 56,
          bar: 26,
          matColor: '#f7efdf',
        }),
      ),
    toScale: aboveSofa({
      paint: '#f0e4cf',
      cloth: '#8f3a22',
      cushions: ['#f3e6cc', '#e9a41f'],
      seed: 'warli',
      placing: { anchor: [650, 615], x: 0, y: -1290 },
    }),
  }),
  ...productPictures('poster-know-your-chai', {
    behind: (s) => s.add(wall(s, '#2f6a63'), ledge(s, 1150, '#d9b384', 56)),
    product: (s) => s.add(taped(s, chaiChart(), 300, 90, 700, '#e9a41f', -2)),
    toScale: aboveSofa({
      paint: '#2f6a63',
      cloth: '#d9b384',
      cushions: ['#b4262c', '#e9a41f'],
      seed: 'chai-chart',
      placing: { anchor: [650, 557], x: 0, y: -1260 },
    }),
  }),
  ...productPictures('poster-street-birds', {
    behind: (s) => s.add(wall(s, '#e7b9a4'), leafShadow(s, 'birds', 0.14)),
    product: (s) =>
      s.add(framed(s, birds(), { x: 280, y: 130, w: 740, h: 970, wood: '#f7f2e6', bar: 30, mat: 44 })),
    toScale: aboveSofa({
      paint: '#e7b9a4',
      cloth: '#f0e2d0',
      cushions: ['#2f6f72', '#c9838f'],
      seed: 'birds',
      placing: { anchor: [650, 615], x: 0, y: -1290 },
    }),
  }),
  ...productPictures('poster-chanda-mama', {
    behind: (s) => s.add(wall(s, '#b8a9c4'), ledge(s, 1120, '#6b4a34', 70)),
    product: (s) =>
      s.add(framed(s, moonMandala(), { x: 350, y: 200, w: 690, h: 920, wood: '#d9a941', bar: 24, mat: 0 })),
    front: (s) => s.add(planter(s, 200, 1124, 0.8, '#3f4f86', 'moon')),
    toScale: aboveSofa({
      paint: '#b8a9c4',
      cloth: '#3f4f86',
      cushions: ['#e6d0ac', '#d9a941'],
      seed: 'moon',
      placing: { anchor: [695, 660], x: 0, y: -1290 },
    }),
  }),
  ...productPictures('poster-jaipur-hawa-mahal', {
    behind: (s) => s.add(wall(s, '#6fa39a'), windowLight(s, 0, -80, 660, 1000, 0.18)),
    product: (s) => s.add(railed(s, jaipur(), 300, 220, 680, '#5d3a24')),
    toScale: aboveSofa({
      paint: '#7fb0a6',
      cloth: '#e7cdb6',
      cushions: ['#c65b6d', '#e9a41f'],
      seed: 'jaipur',
      placing: { anchor: [640, 674], x: 0, y: -1290 },
      span: 1700,
    }),
  }),
  ...productPictures('poster-night-we-met', {
    behind: (s) => s.add(wall(s, '#efe3d6'), ledge(s, 1130, '#a77a4d', 64)),
    product: (s) =>
      s.add(
        framed(s, starMap('Meera & Arjun', 'UDAIPUR', '14 FEBRUARY 2019'), {
          x: 250,
          y: 150,
          w: 730,
          h: 980,
          wood: '#8f3a22',
          mat: 46,
        }),
      ),
    front: (s) => s.add(books(s, 1130, 1132, [p.indigo, '#e6d0ac'], 220)),
    toScale: aboveSofa({
      paint: '#efe3d6',
      cloth: '#51607f',
      cushions: ['#e6d0ac', '#b4503a'],
      seed: 'star-map',
      placing: { anchor: [615, 640], x: 0, y: -1290 },
    }),
  }),
];
