import type { Work } from '../work.ts';
import { garland } from './a-garland-of-colours.ts';
import { breath } from './breath.ts';
import { lettersLikeBirds } from './letters-like-birds.ts';
import { rainWritten } from './rain-written.ts';
import { sevenNotes } from './seven-notes.ts';

export const calligraphyWorks: Work[] = [
  {
    slug: 'rain-written',
    title: 'Rain, Written',
    type: 'Calligraphy',
    width: 900,
    height: 1200,
    draw: rainWritten,
  },
  {
    slug: 'a-garland-of-colours',
    title: 'Rangmala, a Garland of Colours',
    type: 'Calligraphy',
    width: 1280,
    height: 720,
    draw: garland,
  },
  { slug: 'breath', title: 'Breath', type: 'Calligraphy', width: 1000, height: 1000, draw: breath },
  {
    slug: 'letters-like-birds',
    title: 'Letters Like Birds',
    type: 'Calligraphy',
    width: 1200,
    height: 900,
    draw: lettersLikeBirds,
  },
  {
    slug: 'seven-notes',
    title: 'Seven Notes',
    type: 'Calligraphy',
    width: 900,
    height: 1200,
    draw: sevenNotes,
  },
];
