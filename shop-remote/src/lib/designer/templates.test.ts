import type { Ornament } from '@rangmala/shared/contract/designs';
import { createArtLayer } from './templates.ts';

const mug = { width: 80, height: 76, bleed: 2, safe: 4 };
const size = { width: 17, height: 10 };
const lotus: Ornament = { ...size, id: 'lotus-1', name: 'Lotus', style: 'Flowers', keywords: '' };

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
