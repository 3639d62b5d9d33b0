import { leafShadow, wall, windowLight } from '../drawing/scene.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { himalaya } from '../products/posters/himalaya.ts';
import { jaipur } from '../products/posters/jaipur.ts';
import { kerala } from '../products/posters/kerala.ts';
import { mumbai } from '../products/posters/mumbai.ts';
import { moonMandala } from '../products/posters/night-sky.ts';
import { warliVillage } from '../products/posters/warli.ts';
import { planter } from '../products/planter.ts';
import { framed, ledge } from '../products/posters/frame.ts';

/** A wall of frames above a ledge. */
export function postersHero(s: Sheet): void {
  s.add(
    wall(s, '#cf7a5b'),
    windowLight(s, -60, -60, 620, 760, 0.2),
    leafShadow(s, 'posters-hero', 0.12),
    ledge(s, 850, '#6b4122', 56),
  );
  s.add(
    framed(s, himalaya(), { x: 70, y: 90, w: 276, h: 360, wood: '#f7f2e6', bar: 14, mat: 20 }),
    framed(s, warliVillage(), { x: 96, y: 486, w: 248, h: 322, wood: '#2b1f1a', bar: 13, mat: 18 }),
    framed(s, mumbai(), { x: 384, y: 150, w: 440, h: 578, wood: '#2b1f1a', bar: 18, mat: 34 }),
    framed(s, jaipur(), { x: 864, y: 70, w: 260, h: 340, wood: '#b5834a', bar: 15, mat: 0 }),
    framed(s, moonMandala(), { x: 1100, y: 446, w: 148, h: 194, wood: '#d9a941', bar: 9, mat: 0 }),
    framed(s, kerala(), { x: 864, y: 446, w: 206, h: 270, wood: '#f7f2e6', bar: 11, mat: 12 }),
    planter(s, 1168, 854, 0.5, '#e6d9c3', 'hero'),
  );
}
