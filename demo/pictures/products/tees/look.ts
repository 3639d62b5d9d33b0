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
  /** The print, in any size; it is fitted into the print area. */
  print?: Art;
  /** Width and height of the print area in millimetres; 280 by 340 by default. */
  area?: readonly [number, number];
  /** Size of the print as a share of the largest that fits. */
  share?: number;
  /** Millimetres of the real garment for one unit of the drawing; smaller for a child's tee. */
  mmPerUnit?: number;
  seed: string;
  hanger?: boolean;
}
