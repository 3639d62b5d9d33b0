import type { Art } from '../../drawing/art.ts';
import { clip, rectPath } from '../../drawing/art.ts';

export const page = (art: Art): Art => clip(rectPath(0, 0, 600, 800), art);
