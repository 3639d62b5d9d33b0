import type { Work } from '../work.ts';
import { harvestMorning } from './harvest-morning.ts';
import { monsoonFishing } from './monsoon-fishing.ts';
import { tarpaDance } from './tarpa-dance.ts';
import { banyan } from './village-banyan.ts';
import { weddingChauk } from './wedding-chauk.ts';

export const warliWorks: Work[] = [
  {
    slug: 'tarpa-dance',
    title: 'Tarpa Dance Under the Full Moon',
    type: 'Warli',
    width: 1000,
    height: 1000,
    draw: tarpaDance,
  },
  {
    slug: 'harvest-morning',
    title: 'Harvest Morning in Dahanu',
    type: 'Warli',
    width: 1280,
    height: 720,
    draw: harvestMorning,
  },
  {
    slug: 'wedding-chauk',
    title: 'Wedding Chauk',
    type: 'Warli',
    width: 900,
    height: 1200,
    draw: weddingChauk,
  },
  {
    slug: 'village-banyan',
    title: 'The Village Banyan',
    type: 'Warli',
    width: 900,
    height: 1200,
    draw: banyan,
  },
  {
    slug: 'monsoon-fishing',
    title: 'Fishing Before the Monsoon',
    type: 'Warli',
    width: 1200,
    height: 900,
    draw: monsoonFishing,
  },
];
