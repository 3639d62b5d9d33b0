import type { Picture } from '../../picture.ts';
import { bookPictures } from './book-pictures.ts';
import { paperPictures } from './paper-pictures.ts';
import { writingPictures } from './writing-pictures.ts';

export const stationeryPictures: readonly Picture[] = [...bookPictures, ...paperPictures, ...writingPictures];
