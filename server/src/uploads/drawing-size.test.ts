import { resizeDrawing } from './drawing-size.ts';

const measure = async () => ({ width: 40, height: 30 });

test.each([
  [
    'millimetres',
    'width="80mm" height="76mm" viewBox="0 0 80 76"',
    'style=";width:2000px;height:1900px" viewBox="0 0 80 76"',
  ],
  ['em', 'width="40em" height="30em"', 'style=";width:2000px;height:1500px" viewBox="0 0 640 480"'],
  [
    'per cent',
    'width="100%" height="100%" viewBox="0,0,40,30"',
    'style=";width:2000px;height:1500px" viewBox="0,0,40,30"',
  ],
  ['a view box alone', 'viewBox="0 0 4 3"', 'style=";width:2000px;height:1500px" viewBox="0 0 4 3"'],
  [
    'a view box without an area',
    'width="4" height="3" viewBox="0 0 0 0"',
    'style=";width:2000px;height:1500px" viewBox="0 0 4 3"',
  ],
  [
    '10¹² pixels',
    'width="1e6" height="1000000"',
    'style=";width:2000px;height:2000px" viewBox="0 0 1000000 1000000"',
  ],
  [
    'a style',
    'width="9" height="9" style="fill:red; width:40pt;height:30pt"',
    'style="fill:red; width:40pt;height:30pt;width:2000px;height:1500px" viewBox="0 0 53.33333333333333 40"',
  ],
  ['no size', 'id="a"', 'style=";width:2000px;height:1500px" viewBox="0 0 40 30" id="a"'],
])('gives a drawing sized in %s a longest side of 2000 pixels', async (_unit, attributes, expected) => {
  const resized = await resizeDrawing(`<svg ${attributes}><g width="9"/></svg>`, 2000, measure);
  expect(resized.replace(/ +/g, ' ').replace(' >', '>')).toBe(`<svg ${expected}><g width="9"/></svg>`);
});
