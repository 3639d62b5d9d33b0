import { leafShadow, wall, windowLight } from '../../drawing/scene.ts';
import type { Picture } from '../../picture.ts';
import { productPictures } from '../product-picture.ts';
import { banyan, clock, plates } from './round-pieces.ts';
import { macrameHanging, pichwaiScroll } from './textiles.ts';
import { jharokha, keyHolder, nameplate, toran } from './doorway.ts';

export const wallDecorPictures: readonly Picture[] = [
  ...productPictures('wall-blue-pottery-plates', (s) => {
    s.add(wall(s, '#e9c9a0'), windowLight(s, 40, -80, 640, 900, 0.3), leafShadow(s, 'plates', 0.1));
    plates(s);
  }),
  ...productPictures('wall-clock-warli', (s) => {
    s.add(wall(s, '#d9dcc8'), leafShadow(s, 'clock', 0.14));
    clock(s);
  }),
  ...productPictures('wall-macrame-marigold', (s) => {
    s.add(wall(s, '#c9694a'), windowLight(s, 0, -60, 700, 1000, 0.16));
    macrameHanging(s);
  }),
  ...productPictures('wall-toran-mango-leaf', (s) => {
    s.add(wall(s, '#f0dcc0'));
    toran(s);
  }),
  ...productPictures('wall-nameplate-family', (s) => {
    s.add(wall(s, '#8fb0a4'), leafShadow(s, 'name', 0.16));
    s.add(`<g transform="translate(640 640) scale(1.12) translate(-640 -600)">${s.collect(nameplate)}</g>`);
  }),
  ...productPictures('wall-brass-banyan', (s) => {
    s.add(wall(s, '#1f3f3a'), windowLight(s, 20, -80, 760, 1100, 0.1));
    banyan(s);
  }),
  ...productPictures('wall-jharokha-mirror', (s) => {
    s.add(wall(s, '#c65b6d'), leafShadow(s, 'jharokha', 0.12));
    jharokha(s);
  }),
  ...productPictures('wall-key-holder-truck', (s) => {
    s.add(wall(s, '#f1d9a6'), windowLight(s, -60, -60, 700, 1000, 0.3));
    s.add(`<g transform="translate(640 640) scale(1.16) translate(-640 -720)">${s.collect(keyHolder)}</g>`);
  }),
  ...productPictures('wall-pichwai-scroll', (s) => {
    s.add(wall(s, '#e3d3bd'), leafShadow(s, 'pichwai', 0.12));
    pichwaiScroll(s);
  }),
];
