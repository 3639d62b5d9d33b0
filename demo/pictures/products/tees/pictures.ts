import { pigment } from '../../drawing/color.ts';
import type { Picture } from '../../picture.ts';
import { leafShadow, planks, sweep, wall, windowLight } from '../../drawing/scene.ts';
import { productPictures } from '../product-picture.ts';
import { onHanger } from './peg-rail.ts';
import type { Sheet } from '../../drawing/sheet.ts';
import { foldedTee } from './folded-tee.ts';
import type { TeeLook } from './look.ts';
import * as prints from './prints.ts';
import { chappals, linen, pegs, rail, sheetLine, sunglasses } from './props.ts';
import { posed, tee } from './tee.ts';

const p = pigment;

const looks = {
  tiger: (s: Sheet): TeeLook => ({
    color: '#f3ead8',
    seed: 'tiger',
    // Red words are hard to read on indigo.
    print: prints.gondTiger(s.pose.colour ? p.haldi : p.madder),
    hanger: true,
  }),
  horn: (): TeeLook => ({ color: '#26232a', seed: 'horn', print: prints.truckArt() }),
  lotus: (s: Sheet): TeeLook => ({
    color: '#fbf4ea',
    seed: 'lotus',
    print: prints.lotusMandala([p.rani, p.marigold, s.pose.colour ? p.chalk : p.lotus, p.peacock], p.lac),
  }),
  cricket: (s: Sheet): TeeLook => ({
    color: p.geru,
    seed: 'cricket',
    print: s.pose.colour
      ? prints.warliCricket(p.geru, s.pose.colour)
      : prints.warliCricket('#fdf3e0', p.geru),
    hanger: true,
    rib: '#8a3a1e',
  }),
  kaapi: (): TeeLook => ({
    color: '#f6ead0',
    rib: p.lac,
    ringer: true,
    seed: 'kaapi',
    print: prints.filterKaapi(),
    share: 0.94,
  }),
  auto: (): TeeLook => ({
    color: '#f2c14a',
    seed: 'auto',
    print: prints.rickshaw(),
    hanger: true,
  }),
  kids: (): TeeLook => ({
    color: '#fff6ea',
    rib: p.rani,
    sleeves: '#f08aa6',
    seed: 'kids',
    mmPerUnit: 0.58,
    area: [190, 230],
    print: prints.kidsElephant(),
  }),
  mor: (): TeeLook => ({
    color: '#0b5a63',
    neck: 'vee',
    seed: 'mor',
    print: prints.peacockNight(),
  }),
  garage: (): TeeLook => ({
    color: '#e8e3d8',
    sleeves: '#23306f',
    rib: '#23306f',
    long: false,
    neck: 'henley',
    seed: 'garage',
    print: prints.garageName('KABIR', '#23306f', p.madder),
    share: 0.9,
  }),
};

export const teePictures: readonly Picture[] = [
  ...productPictures('tee-sher-dil-tiger', {
    behind: (s) =>
      s.add(wall(s, '#dfc9a2'), windowLight(s, -80, -60, 760, 1000, 0.3), leafShadow(s, 'tiger', 0.12)),
    product: (s) => s.add(tee(s, 640, 680, 1.08, looks.tiger(s))),
    toScale: onHanger({
      paint: '#dfc9a2',
      bag: ['#2f6f72', '#f0e0be'],
      seed: 'tiger-rail',
      look: looks.tiger,
      chest: 52,
      length: 72,
    }),
  }),
  ...productPictures('tee-horn-ok-please', {
    behind: (s) => s.add(planks(s, '#8c6239', 0, 1280, 7, 'horn')),
    product: (s) => s.add(tee(s, 610, 640, 1.2, looks.horn(), -6)),
    front: (s) => s.add(chappals(s, 1060, 1090, 24)),
    toScale: onHanger({
      paint: '#d9b98a',
      bag: ['#b4262c', '#f6ecda'],
      seed: 'horn-rail',
      look: looks.horn,
      chest: 52,
      length: 72,
    }),
  }),
  ...productPictures('tee-lotus-mandala', {
    behind: (s) => s.add(sweep(s, '#c9838f'), leafShadow(s, 'lotus', 0.12)),
    // A folded tee hides its back and a part of the print area, so other pictures show the whole tee.
    product: (s) =>
      s.add(
        s.blank || s.pose.side
          ? tee(s, 640, 650, 1.16, looks.lotus(s), -5)
          : foldedTee(s, 640, 650, 1.42, posed(looks.lotus(s), s.pose), -5),
      ),
    toScale: onHanger({
      paint: '#d39aa4',
      bag: ['#f6ecda', '#cc2a6b'],
      seed: 'lotus-rail',
      look: looks.lotus,
      chest: 52,
      length: 72,
    }),
  }),
  ...productPictures('tee-gully-cricket', {
    behind: (s) => s.add(wall(s, '#e9dcc4'), leafShadow(s, 'cricket', 0.1)),
    product: (s) => s.add(rail(s, 96), tee(s, 640, 700, 1.04, looks.cricket(s))),
    toScale: onHanger({
      paint: '#e9dcc4',
      bag: ['#3d7040', '#f6ecda'],
      seed: 'cricket-rail',
      look: looks.cricket,
      chest: 52,
      length: 72,
    }),
  }),
  ...productPictures('tee-filter-kaapi', {
    behind: (s) => s.add(linen(s, '#a7b58c')),
    product: (s) => s.add(tee(s, 640, 640, 1.22, looks.kaapi(), 7)),
    front: (s) => s.add(sunglasses(s, 190, 1120, -18)),
    toScale: onHanger({
      paint: '#b6c29d',
      bag: ['#7d1730', '#f6d9a8'],
      seed: 'kaapi-rail',
      look: looks.kaapi,
      chest: 52,
      length: 72,
    }),
  }),
  ...productPictures('tee-auto-rickshaw', {
    behind: (s) => s.add(wall(s, '#2f6f72'), windowLight(s, 120, -60, 760, 1100, 0.16)),
    product: (s) => s.add(tee(s, 640, 690, 1.08, looks.auto())),
    toScale: onHanger({
      paint: '#3f7f82',
      wood: '#b98a5a',
      bag: ['#f0e2d0', '#b4262c'],
      seed: 'auto-rail',
      look: looks.auto,
      chest: 52,
      length: 72,
    }),
  }),
  ...productPictures('tee-kids-haathi', {
    behind: (s) => s.add(wall(s, '#bfe0e2'), sheetLine(s)),
    product: (s) => s.add(tee(s, 640, 690, 0.98, looks.kids())),
    front: (s) => s.add(pegs(s)),
    toScale: onHanger({
      paint: '#bfe0e2',
      wood: '#c69c6d',
      bag: ['#f2d36b', '#cc2a6b'],
      seed: 'kids-rail',
      look: looks.kids,
      chest: 35,
      length: 50,
    }),
  }),
  ...productPictures('tee-mor-peacock', {
    behind: (s) => s.add(sweep(s, '#e7b4a0')),
    product: (s) => s.add(tee(s, 640, 630, 1.16, looks.mor(), -4)),
    toScale: onHanger({
      paint: '#e7b4a0',
      bag: ['#f6ecda', '#0d6d75'],
      seed: 'mor-rail',
      look: looks.mor,
      chest: 49,
      length: 69,
    }),
  }),
  ...productPictures('tee-garage-name', {
    behind: (s) =>
      s.add(planks(s, '#b9b2a4', 0, 1280, 6, 'garage'), windowLight(s, 60, -80, 800, 1200, 0.18)),
    product: (s) => s.add(tee(s, 640, 620, 1.2, looks.garage())),
    toScale: onHanger({
      paint: '#cdc6b8',
      bag: ['#b4262c', '#f6ecda'],
      seed: 'garage-rail',
      look: looks.garage,
      chest: 55,
      length: 74,
    }),
  }),
];
