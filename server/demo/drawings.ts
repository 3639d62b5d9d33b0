import { portraitDrawings } from './artists/index.ts';
import { artworkDrawings } from './artworks/index.ts';
import type { Drawing } from './drawing/drawing.ts';
import { heroes } from './heroes/index.ts';
import { cushionPictures } from './products/cushions/pictures.ts';
import { mugPictures } from './products/mugs/pictures.ts';
import { posterPictures } from './products/posters/pictures.ts';
import { stationeryPictures } from './products/stationery/pictures.ts';
import { teePictures } from './products/tees/pictures.ts';
import { wallDecorPictures } from './products/wall-decor/pictures.ts';

/** Every picture of the demo data. */
export const allDrawings: readonly Drawing[] = [
  ...heroes,
  ...mugPictures,
  ...teePictures,
  ...wallDecorPictures,
  ...posterPictures,
  ...cushionPictures,
  ...stationeryPictures,
  ...portraitDrawings,
  ...artworkDrawings,
];
