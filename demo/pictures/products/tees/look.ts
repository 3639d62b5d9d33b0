import type { Art } from '../../drawing/art.ts';

/** What one tee differs in from another. */
export interface TeeLook {
  color: string;
  /** Colour of the neck rib (and of the sleeve bands on a ringer). */
  rib?: string;
  /** Contrasting raglan sleeves. */
  sleeves?: string;
  neck?: 'crew' | 'vee' | 'henley';
  /** How far the sleeves reach: short by default, or three quarters. */
  long?: boolean;
  ringer?: boolean;
  /** The print, drawn around 0,0 in about 400 by 460. */
  print?: Art;
  printAt?: readonly [number, number];
  printSize?: number;
  seed: string;
  hanger?: boolean;
}
