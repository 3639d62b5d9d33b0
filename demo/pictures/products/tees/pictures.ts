import { pigment } from '../../drawing/color.ts';
import type { Picture } from '../../picture.ts';
import { leafShadow, planks, sweep, wall, windowLight } from '../../drawing/scene.ts';
import { productPictures } from '../product-picture.ts';
import { foldedTee } from './folded-tee.ts';
import type { TeeLook } from './look.ts';
import * as prints from './prints.ts';
import { chappals, linen, pegs, rail, sheetLine, sunglasses } from './props.ts';
import { posed, tee } from './tee.ts';

const p = pigment;

export const teePictures: readonly Picture[] = [
  ...productPictures('tee-sher-dil-tiger', (s) => {
    s.add(wall(s, '#dfc9a2'), windowLight(s, -80, -60, 760, 1000, 0.3), leafShadow(s, 'tiger', 0.12));
    s.add(
      tee(s, 640, 680, 1.08, {
        color: '#f3ead8',
        seed: 'tiger',
        // Red words are hard to read on indigo.
        print: prints.gondTiger(s.pose.colour ? p.haldi : p.madder),
        hanger: true,
      }),
    );
  }),
  ...productPictures('tee-horn-ok-please', (s) => {
    s.add(planks(s, '#8c6239', 0, 1280, 7, 'horn'));
    s.add(
      tee(s, 620, 640, 1.12, { color: '#26232a', seed: 'horn', print: prints.truckArt() }, -6),
      chappals(s, 1060, 1090, 24),
    );
  }),
  ...productPictures('tee-lotus-mandala', (s) => {
    s.add(sweep(s, '#c9838f'), leafShadow(s, 'lotus', 0.12));
    const look: TeeLook = {
      color: '#fbf4ea',
      seed: 'lotus',
      print: prints.lotusMandala([p.rani, p.marigold, s.pose.colour ? p.chalk : p.lotus, p.peacock], p.lac),
      printAt: [0, 36],
    };
    // A folded tee hides its back and a part of the print area, so other pictures show the whole tee.
    s.add(
      s.blank || s.pose.side
        ? tee(s, 640, 650, 1.16, look, -5)
        : foldedTee(s, 640, 650, 1.42, posed(look, s.pose), -5),
    );
  }),
  ...productPictures('tee-gully-cricket', (s) => {
    s.add(wall(s, '#e9dcc4'), leafShadow(s, 'cricket', 0.1));
    s.add(
      rail(s, 96),
      tee(s, 640, 700, 1.04, {
        color: p.geru,
        seed: 'cricket',
        print: s.pose.colour
          ? prints.warliCricket(p.geru, s.pose.colour)
          : prints.warliCricket('#fdf3e0', p.geru),
        hanger: true,
        rib: '#8a3a1e',
      }),
    );
  }),
  ...productPictures('tee-filter-kaapi', (s) => {
    s.add(linen(s, '#a7b58c'));
    s.add(
      tee(
        s,
        640,
        640,
        1.16,
        {
          color: '#f6ead0',
          rib: p.lac,
          ringer: true,
          seed: 'kaapi',
          print: prints.filterKaapi(),
          printAt: [0, -10],
        },
        7,
      ),
      sunglasses(s, 190, 1120, -18),
    );
  }),
  ...productPictures('tee-auto-rickshaw', (s) => {
    s.add(wall(s, '#2f6f72'), windowLight(s, 120, -60, 760, 1100, 0.16));
    s.add(
      tee(s, 640, 690, 1.08, {
        color: '#f2c14a',
        seed: 'auto',
        print: prints.rickshaw(),
        printAt: [0, -30],
        hanger: true,
      }),
    );
  }),
  ...productPictures('tee-kids-haathi', (s) => {
    s.add(wall(s, '#bfe0e2'));
    s.add(
      sheetLine(s),
      tee(s, 640, 690, 0.98, {
        color: '#fff6ea',
        rib: p.rani,
        sleeves: '#f08aa6',
        seed: 'kids',
        mmPerUnit: 0.58,
        print: prints.kidsElephant(),
        printAt: [0, -6],
      }),
      pegs(s),
    );
  }),
  ...productPictures('tee-mor-peacock', (s) => {
    s.add(sweep(s, '#e7b4a0'));
    s.add(
      tee(
        s,
        640,
        630,
        1.16,
        { color: '#0b5a63', neck: 'vee', seed: 'mor', print: prints.peacockNight(), printAt: [0, 20] },
        -4,
      ),
    );
  }),
  ...productPictures('tee-garage-name', (s) => {
    s.add(planks(s, '#b9b2a4', 0, 1280, 6, 'garage'), windowLight(s, 60, -80, 800, 1200, 0.18));
    s.add(
      tee(s, 640, 600, 1.06, {
        color: '#e8e3d8',
        sleeves: '#23306f',
        rib: '#23306f',
        long: false,
        neck: 'henley',
        seed: 'garage',
        print: prints.garageName('KABIR', '#23306f', p.madder),
        printAt: [0, 36],
      }),
    );
  }),
];
