import type { Art } from '../../drawing/art.ts';

/** The look of one tee. */
export interface TeeLook {
  color: string;
  /** Colour of the neck rib (and of the sleeve bands on a ringer). */
  rib?: string;
  /** Contrasting raglan sleeves. */
  sleeves?: string;
  neck?: 'crew' | 'vee' | 'henley' | 'back';
  /** How far the sleeves reach: short by default, or three quarters. */
  long?: boolean;
  ringer?: boolean;
  /** The print, drawn around 0,0 in about 400 by 460. */
  print?: Art;
  printAt?: readonly [number, number];
  printSize?: number;
  /** Millimetres of the real garment for one unit of the drawing; smaller for a child's tee. */
  mmPerUnit?: number;
  seed: string;
  hanger?: boolean;
}
