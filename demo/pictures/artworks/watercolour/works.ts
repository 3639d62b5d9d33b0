import type { Work } from '../work.ts';
import { firstRain } from './first-rain-in-the-ghats.ts';
import { gulmohar } from './gulmohar-in-may.ts';
import { varanasi } from './lamps-at-varanasi.ts';
import { backwaters } from './morning-at-kuttanad.ts';
import { pangong } from './prayer-flags-at-pangong.ts';

export const watercolourWorks: Work[] = [
  {
    slug: 'first-rain-in-the-ghats',
    title: 'First Rain in the Ghats',
    type: 'Watercolour',
    width: 1280,
    height: 720,
    draw: firstRain,
  },
  {
    slug: 'morning-at-kuttanad',
    title: 'Morning at Kuttanad',
    type: 'Watercolour',
    width: 1200,
    height: 900,
    draw: backwaters,
  },
  {
    slug: 'lamps-at-varanasi',
    title: 'Lamps on the Ganga, Varanasi',
    type: 'Watercolour',
    width: 1200,
    height: 900,
    draw: varanasi,
  },
  {
    slug: 'gulmohar-in-may',
    title: 'Gulmohar in May',
    type: 'Watercolour',
    width: 900,
    height: 1200,
    draw: gulmohar,
  },
  {
    slug: 'prayer-flags-at-pangong',
    title: 'Prayer Flags at Pangong',
    type: 'Watercolour',
    width: 1280,
    height: 720,
    draw: pangong,
  },
];
