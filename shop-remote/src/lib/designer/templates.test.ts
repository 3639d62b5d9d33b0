import type { Ornament } from '@rangmala/shared/contract/designs';
import { createArtLayer, fitsArea, listTemplates } from './templates.ts';

const mug = { width: 80, height: 76, bleed: 2, safe: 4 };
const pen = { width: 48, height: 6, bleed: 0, safe: 0.5 };
const lotus: Ornament = {
  id: 'lotus-1',
  name: 'Lotus',
  style: 'Flowers',
  keywords: '',
  width: 17,
  height: 10,
};

test('offers a pen no frames, no photos and no several lines', () => {
  expect(listTemplates('Stationery', pen).map(({ name }) => name)).toEqual(['Name']);
  expect(listTemplates('Mugs', mug).map(({ name }) => name)).toContain('Photo in a Warli frame');
});

test('offers a pen only ornaments that are strips', () => {
  expect([fitsArea(lotus, mug), fitsArea(lotus, pen)]).toEqual([true, false]);
  expect(fitsArea({ width: 128, height: 20 }, pen)).toBe(true);
  expect(fitsArea({ width: 20, height: 128 }, pen)).toBe(false);
});

test('puts an ornament into the safe area in its proportions', () => {
  const { cx, cy, width, height } = createArtLayer(lotus, mug, []);
  expect(width / height).toBeCloseTo(1.7);
  expect([
    cx - width / 2 >= 4,
    cx + width / 2 <= 76,
    cy - height / 2 >= 4,
    cy + height / 2 <= 72,
  ]).not.toContain(false);
});
