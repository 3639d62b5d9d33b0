import type { Work } from '../work.ts';
import { bananaGrove } from './banana-grove.ts';
import { moonrise } from './boatman-at-moonrise.ts';
import { kingfisher } from './kingfisher.ts';
import { tram } from './last-tram-in-the-rain.ts';
import { owls } from './two-owlets.ts';

export const linocutWorks: Work[] = [
  {
    slug: 'boatman-at-moonrise',
    title: 'Boatman at Moonrise',
    type: 'Linocut',
    width: 1200,
    height: 900,
    draw: moonrise,
  },
  {
    slug: 'kingfisher',
    title: 'Kingfisher, Kopai River',
    type: 'Linocut',
    width: 900,
    height: 1200,
    draw: kingfisher,
  },
  {
    slug: 'two-owlets',
    title: 'Two Owlets, Sleepless',
    type: 'Linocut',
    width: 1000,
    height: 1000,
    draw: owls,
  },
  {
    slug: 'last-tram-in-the-rain',
    title: 'Last Tram in the Rain',
    type: 'Linocut',
    width: 1280,
    height: 720,
    draw: tram,
  },
  {
    slug: 'banana-grove',
    title: 'Banana Grove, Noon',
    type: 'Linocut',
    width: 900,
    height: 1200,
    draw: bananaGrove,
  },
];
