import { seeded, type Random } from '../artworks/kit/random.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { fatima, gurpreet, ishita, joseph, rohan } from './portraits/customers.ts';
import { anjali, kavya, kishan, padmavathi, sangita } from './portraits/folk.ts';
import { arjun, dev, hari, meera, zoya } from './portraits/studio.ts';

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
