import type { Picture } from '../picture.ts';
import { Sheet } from '../drawing/sheet.ts';
import { cushionsHero } from './cushions.ts';
import { homeHero } from './home.ts';
import { mugsHero } from './mugs.ts';
import { postersHero } from './posters.ts';
import { stationeryHero } from './stationery.ts';
import { teesHero } from './tees.ts';
import { wallDecorHero } from './wall-decor.ts';

function hero(name: string, width: number, height: number, drawOn: (sheet: Sheet) => void): Picture {
  const key = `hero-${name}`;
  return {
    key,
    slug: key,
    width,
    height,
    share: 'crop',
    draw: () => {
      const sheet = new Sheet(width, height);
      drawOn(sheet);
      return { svg: sheet.toString() };
    },
  };
}

/** One picture for each category, and one for the home page. */
export const heroes: readonly Picture[] = [
  hero('home', 1600, 1200, homeHero),
  hero('mugs', 1280, 960, mugsHero),
  hero('tees', 1280, 960, teesHero),
  hero('wall-decor', 1280, 960, wallDecorHero),
  hero('posters', 1280, 960, postersHero),
  hero('cushions', 1280, 960, cushionsHero),
  hero('stationery', 1280, 960, stationeryHero),
];
