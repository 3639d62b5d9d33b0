import { allPictures } from './all-pictures.ts';
import { findFault } from './find-fault.ts';

test('every picture has its own key and slug', () => {
  expect(new Set(allPictures.map(({ key }) => key)).size).toBe(allPictures.length);
  expect(new Set(allPictures.map(({ slug }) => slug)).size).toBe(allPictures.length);
  for (const { slug } of allPictures) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

// The build draws every picture and stops at a fault.
test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/>', 'it is no whole SVG'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path d="MNaN 0"/></svg>', 'it contains NaN'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><text>Aanya</text></svg>', 'it contains <text'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><use href="#leaf"/></svg>', 'nothing has the id leaf'],
])('finds the fault of the drawing %s', (svg, fault) => {
  expect(findFault(svg)).toBe(fault);
});

test('a drawing is the same at every call', () => {
  const some = allPictures.filter((_, index) => index % 40 === 0);
  expect(some.filter(({ draw }) => draw().svg !== draw().svg)).toEqual([]);
});
