import { fitArea, toMillimetres } from './area-scale.ts';

const area = { width: 80, height: 76, bleed: 2, safe: 4 };

test('fits a print area with its bleed into a box', () => {
  expect(fitArea(area, { width: 168, height: 160 })).toEqual({ pixelsPerMillimetre: 2, corner: [4, 4] });
});

test('centres a print area horizontally in a box that is wider than the area needs', () => {
  const scale = fitArea(area, { width: 400, height: 160 });
  expect(scale).toEqual({ pixelsPerMillimetre: 2, corner: [120, 4] });
  expect(toMillimetres([200, 80], scale)).toEqual([40, 38]);
});
