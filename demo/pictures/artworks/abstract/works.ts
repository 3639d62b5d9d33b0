import type { Work } from '../work.ts';
import { bindu } from './bindu-at-dusk.ts';
import { jantar } from './jantar.ts';
import { monsoonScore } from './monsoon-score.ts';
import { nineAfternoons } from './nine-afternoons.ts';
import { seed } from './seed.ts';

export const abstractWorks: Work[] = [
  { slug: 'bindu-at-dusk', title: 'Bindu at Dusk', type: 'Abstract', width: 1000, height: 1000, draw: bindu },
  {
    slug: 'nine-afternoons',
    title: 'Nine Afternoons',
    type: 'Abstract',
    width: 1000,
    height: 1000,
    draw: nineAfternoons,
  },
  { slug: 'jantar', title: 'Jantar, Five O’Clock', type: 'Abstract', width: 900, height: 1200, draw: jantar },
  { slug: 'seed', title: 'Seed', type: 'Abstract', width: 900, height: 1200, draw: seed },
  {
    slug: 'monsoon-score',
    title: 'Monsoon Score for Strings',
    type: 'Abstract',
    width: 1280,
    height: 720,
    draw: monsoonScore,
  },
];
