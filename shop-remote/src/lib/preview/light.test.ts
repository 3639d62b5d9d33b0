import { MAX_LIGHT, convertToShade } from './light.ts';

test.each([
  ['a dark tee in even light', [35, 48, 111], '#23306f', 1],
  ['a fold of a dark tee', [18, 24, 55], '#23306f', 0.5],
  ['a highlight, with the largest light', [255, 255, 255], '#23306f', MAX_LIGHT],
  ['a shaded white mug', [191, 191, 191], '#ffffff', 0.75],
])('multiplies a design by the light of %s', (_, pixel, base, light) => {
  const pixels = new Uint8ClampedArray([...pixel, 255]);
  convertToShade(pixels, base);
  const [red, green, blue, opacity = 0] = pixels;
  expect([red, green, blue]).toEqual([0, 0, 0]);
  expect((1 - opacity / 255) * MAX_LIGHT).toBeCloseTo(light, 1);
});
