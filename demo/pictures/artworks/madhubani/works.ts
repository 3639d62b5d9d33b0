import type { Work } from '../work.ts';
import { treeOfParrots } from './parrot-tree.ts';
import { kohbarPeacocks } from './peacocks-of-the-kohbar.ts';
import { surya } from './surya.ts';
import { twinFish } from './twin-fish-of-the-kamala.ts';
import { procession } from './wedding-procession.ts';

export const madhubaniWorks: Work[] = [
  {
    slug: 'twin-fish-of-the-kamala',
    title: 'Twin Fish of the Kamala',
    type: 'Madhubani',
    width: 1200,
    height: 900,
    draw: twinFish,
  },
  {
    slug: 'peacocks-of-the-kohbar',
    title: 'Peacocks of the Kohbar Ghar',
    type: 'Madhubani',
    width: 900,
    height: 1200,
    draw: kohbarPeacocks,
  },
  {
    slug: 'parrot-tree',
    title: 'Six Parrots and a Mango Tree',
    type: 'Madhubani',
    width: 900,
    height: 1200,
    draw: treeOfParrots,
  },
  {
    slug: 'wedding-procession',
    title: 'The Wedding Procession',
    type: 'Madhubani',
    width: 1280,
    height: 720,
    draw: procession,
  },
  {
    slug: 'surya',
    title: 'Surya, the First Guest',
    type: 'Madhubani',
    width: 1000,
    height: 1000,
    draw: surya,
  },
];
