import { portraitPictures } from './portraits/index.ts';
import { artworkPictures } from './artworks/index.ts';
import type { Picture } from './picture.ts';
import { heroes } from './heroes/index.ts';
import { cushionPictures } from './products/cushions/pictures.ts';
import { mugPictures } from './products/mugs/pictures.ts';
import { posterPictures } from './products/posters/pictures.ts';
import { stationeryPictures } from './products/stationery/pictures.ts';
import { teePictures } from './products/tees/pictures.ts';
import { wallDecorPictures } from './products/wall-decor/pictures.ts';

/** Every picture of the demo data. */
export const allPictures: readonly Picture[] = [
  ...heroes,
  ...mugPictures,
  ...teePictures,
  ...wallDecorPictures,
  ...posterPictures,
  ...cushionPictures,
  ...stationeryPictures,
  ...portraitPictures,
  ...artworkPictures,
];
