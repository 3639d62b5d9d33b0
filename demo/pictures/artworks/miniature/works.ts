import type { Work } from '../work.ts';
import { lotusCows } from './cows-in-the-lotus-grove.ts';
import { fourWaters } from './garden-of-four-waters.ts';
import { lakePalace } from './moon-over-the-lake-palace.ts';
import { beforeRain } from './peacocks-before-rain.ts';
import { royalElephant } from './the-kings-elephant.ts';

export const miniatureWorks: Work[] = [
  {
    slug: 'moon-over-the-lake-palace',
    title: 'Moon Over the Lake Palace',
    type: 'Miniature',
    width: 900,
    height: 1200,
    draw: lakePalace,
  },
  {
    slug: 'garden-of-four-waters',
    title: 'The Garden of Four Waters',
    type: 'Miniature',
    width: 1000,
    height: 1000,
    draw: fourWaters,
  },
  {
    slug: 'peacocks-before-rain',
    title: 'Peacocks Before Rain',
    type: 'Miniature',
    width: 1200,
    height: 900,
    draw: beforeRain,
  },
  {
    slug: 'cows-in-the-lotus-grove',
    title: 'Cows in the Lotus Grove',
    type: 'Miniature',
    width: 900,
    height: 1200,
    draw: lotusCows,
  },
  {
    slug: 'the-kings-elephant',
    title: 'The King’s Elephant, Waiting',
    type: 'Miniature',
    width: 1200,
    height: 900,
    draw: royalElephant,
  },
];
