import { resizeDrawing } from './drawing-size.ts';

const measure = async () => ({ width: 40, height: 30 });

test.each([
  [
    'millimetres',
    'width="80mm" height="76mm" viewBox="0 0 80 76"',
    'width="2000" height="1900" viewBox="0 0 80 76"',
  ],
  ['inches', "width='3in' height='4in' viewBox='0 0 3 4'", 'width="1500" height="2000" viewBox=\'0 0 3 4\''],
  [
    'points',
    'width="300pt" height="400.5pt" viewBox="0 0 30 40"',
    'width="1498" height="2000" viewBox="0 0 30 40"',
  ],
  ['em', 'width="40em" height="30em"', 'width="2000" height="1500" viewBox="0 0 640 480"'],
  [
    'per cent',
    'width="100%" height="100%" viewBox="0,0,40,30"',
    'width="2000" height="1500" viewBox="0,0,40,30"',
  ],
  ['one length', 'height="30" viewBox="0 0 400 300"', 'width="2000" height="1500" viewBox="0 0 400 300"'],
  ['a view box alone', 'viewBox="0 0 4 3"', 'width="2000" height="1500" viewBox="0 0 4 3"'],
  [
    'a view box without an area',
    'width="4" height="3" viewBox="0 0 0 0"',
    'width="2000" height="1500" viewBox="0 0 4 3"',
  ],
  ['10¹² pixels', 'width="1e6" height="1000000"', 'width="2000" height="2000" viewBox="0 0 1000000 1000000"'],
  ['a tiny size', 'width=".004" height="0.003"', 'width="2000" height="1500" viewBox="0 0 0.004 0.003"'],
  ['no size', 'id="a"', 'width="2000" height="1500" viewBox="0 0 40 30" id="a"'],
])('gives a drawing sized in %s a longest side of 2000 pixels', async (_unit, attributes, expected) => {
  const resized = await resizeDrawing(`<svg ${attributes}><g width="9"/></svg>`, 2000, measure);
  expect(resized.replace(/ +/g, ' ').replace(' >', '>')).toBe(`<svg ${expected}><g width="9"/></svg>`);
});
