import { seeded, type Random } from '../drawing/random.ts';
import type { Picture } from '../picture.ts';
import { anjali } from './anjali-jha.ts';
import { arjun } from './arjun-sen.ts';
import { dev } from './dev-malhotra.ts';
import { fatima } from './fatima-sheikh.ts';
import { gurpreet } from './gurpreet-singh.ts';
import { hari } from './hari-narayan-sharma.ts';
import { ishita } from './ishita-banerjee.ts';
import { joseph } from './joseph-kurian.ts';
import { kavya } from './kavya-raman.ts';
import { kishan } from './kishan-dhurve.ts';
import { meera } from './meera-kulkarni.ts';
import { padmavathi } from './padmavathi-naidu.ts';
import { rohan } from './rohan-mehta.ts';
import { sangita } from './sangita-bhoye.ts';
import { zoya } from './zoya-rizvi.ts';

const PORTRAITS: Record<string, (random: Random) => string> = {
  'anjali-jha': anjali,
  'arjun-sen': arjun,
  'dev-malhotra': dev,
  'hari-narayan-sharma': hari,
  'kavya-raman': kavya,
  'kishan-dhurve': kishan,
  'meera-kulkarni': meera,
  'padmavathi-naidu': padmavathi,
  'sangita-bhoye': sangita,
  'zoya-rizvi': zoya,
  'fatima-sheikh': fatima,
  'gurpreet-singh': gurpreet,
  'ishita-banerjee': ishita,
  'joseph-kurian': joseph,
  'rohan-mehta': rohan,
};

/** Portraits of the artists and of the customers who speak in the gallery, by the key `portrait-<name>`. */
export const portraitPictures: readonly Picture[] = Object.entries(PORTRAITS).map(([slug, draw]) => ({
  key: `portrait-${slug}`,
  slug,
  width: 800,
  height: 800,
  share: 'panel',
  draw: () => ({ svg: draw(seeded(slug)) }),
}));
