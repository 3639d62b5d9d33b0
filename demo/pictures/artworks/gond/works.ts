import type { Work } from '../work.ts';
import { mahuaBirds } from './birds-of-patangarh.ts';
import { forestDeer } from './deer-who-grew-a-forest.ts';
import { rainElephant } from './elephant-who-brought-rain.ts';
import { narmada } from './mother-narmada.ts';
import { tigerWalk } from './tiger-under-the-moon.ts';

export const gondWorks: Work[] = [
  {
    slug: 'deer-who-grew-a-forest',
    title: 'The Deer Who Grew a Forest',
    type: 'Gond',
    width: 900,
    height: 1200,
    draw: forestDeer,
  },
  {
    slug: 'tiger-under-the-moon',
    title: 'Tiger Under a Mahua Moon',
    type: 'Gond',
    width: 1200,
    height: 900,
    draw: tigerWalk,
  },
  {
    slug: 'elephant-who-brought-rain',
    title: 'The Elephant Who Brought Rain',
    type: 'Gond',
    width: 1000,
    height: 1000,
    draw: rainElephant,
  },
  {
    slug: 'birds-of-patangarh',
    title: 'Morning Birds of Patangarh',
    type: 'Gond',
    width: 900,
    height: 1200,
    draw: mahuaBirds,
  },
  { slug: 'mother-narmada', title: 'Mother Narmada', type: 'Gond', width: 1280, height: 720, draw: narmada },
];
