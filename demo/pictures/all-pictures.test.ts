import { allPictures } from './all-pictures.ts';

test('every picture has its own key and slug', () => {
  expect(new Set(allPictures.map(({ key }) => key)).size).toBe(allPictures.length);
  expect(new Set(allPictures.map(({ slug }) => slug)).size).toBe(allPictures.length);
  for (const { slug } of allPictures) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

/** Portraits and artworks are tested in artworks.test.ts. */
const shopDrawings = allPictures.filter(({ key }) => !/^(portrait|artwork)-/.test(key));

test.each(shopDrawings)('$key is the same at every call, complete and without fonts', (drawing) => {
  const svg = drawing.draw().svg;
  expect(drawing.draw().svg === svg).toBe(true);
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
  expect(svg.endsWith('</svg>')).toBe(true);
  // Machines that render have no fonts; numbers that went wrong hide a shape without an error.
  for (const wrong of ['<text', 'font-family', 'NaN', 'undefined', 'Infinity']) {
    expect(svg.includes(wrong) && wrong).toBe(false);
  }
  // Every reference has its definition.
  const known = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const asked = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});
