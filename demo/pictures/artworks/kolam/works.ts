import type { Work } from '../work.ts';
import { hridayaKamalam } from './lotus-of-the-heart.ts';
import { lotusRangoli } from './lotus-rangoli.ts';
import { margazhi } from './margazhi-morning.ts';
import { padiKolam } from './temple-yard.ts';
import { threshold } from './threshold.ts';

export const kolamWorks: Work[] = [
  {
    slug: 'margazhi-morning',
    title: 'Margazhi Morning',
    type: 'Kolam',
    width: 1000,
    height: 1000,
    draw: margazhi,
  },
  {
    slug: 'lotus-rangoli',
    title: 'Lotus Rangoli for Deepavali',
    type: 'Kolam',
    width: 1000,
    height: 1000,
    draw: lotusRangoli,
  },
  {
    slug: 'lotus-of-the-heart',
    title: 'Lotus of the Heart',
    type: 'Kolam',
    width: 1000,
    height: 1000,
    draw: hridayaKamalam,
  },
  {
    slug: 'temple-yard',
    title: 'In the Temple Yard',
    type: 'Kolam',
    width: 1200,
    height: 900,
    draw: padiKolam,
  },
  { slug: 'threshold', title: 'Threshold', type: 'Kolam', width: 900, height: 1200, draw: threshold },
];
