import type { Work } from '../work.ts';
import { paisleyGarden } from './eight-mangoes.ts';
import { indigoRoundel } from './indigo-roundel.ts';
import { lotusPond } from './swans-at-srikalahasti.ts';
import { treeOfLife } from './tree-of-life-hanging.ts';

export const kalamkariWorks: Work[] = [
  {
    slug: 'tree-of-life-hanging',
    title: 'Tree of Life, a Hanging',
    type: 'Kalamkari',
    width: 900,
    height: 1200,
    draw: treeOfLife,
  },
  {
    slug: 'eight-mangoes',
    title: 'Eight Mangoes',
    type: 'Kalamkari',
    width: 1200,
    height: 900,
    draw: paisleyGarden,
  },
  {
    slug: 'swans-at-srikalahasti',
    title: 'Swans at Srikalahasti',
    type: 'Kalamkari',
    width: 1280,
    height: 720,
    draw: lotusPond,
  },
  {
    slug: 'indigo-roundel',
    title: 'Indigo Roundel',
    type: 'Kalamkari',
    width: 1000,
    height: 1000,
    draw: indigoRoundel,
  },
];
