import { seeded, type Random } from '../artworks/kit/random.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { anjali } from './portraits/anjali-jha.ts';
import { arjun } from './portraits/arjun-sen.ts';
import { dev } from './portraits/dev-malhotra.ts';
import { fatima } from './portraits/fatima-sheikh.ts';
import { gurpreet } from './portraits/gurpreet-singh.ts';
import { hari } from './portraits/hari-narayan-sharma.ts';
import { ishita } from './portraits/ishita-banerjee.ts';
import { joseph } from './portraits/joseph-kurian.ts';
import { kavya } from './portraits/kavya-raman.ts';
import { kishan } from './portraits/kishan-dhurve.ts';
import { meera } from './portraits/meera-kulkarni.ts';
import { padmavathi } from './portraits/padmavathi-naidu.ts';
import { rohan } from './portraits/rohan-mehta.ts';
import { sangita } from './portraits/sangita-bhoye.ts';
import { zoya } from './portraits/zoya-rizvi.ts';

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
export const portraitDrawings: readonly Drawing[] = Object.entries(PORTRAITS).map(([slug, draw]) => ({
  key: `portrait-${slug}`,
  slug,
  width: 800,
  height: 800,
  svg: () => draw(seeded(slug)),
}));
