import { listDesignWarnings, type LayerFacts, TONES } from './design-warnings.ts';
import type { Layer } from './designs.ts';

const area = { width: 80, height: 70, bleed: 2, safe: 4 };
const place = { cx: 40, cy: 35, rotation: 0, flip: false };
const style = { typeface: 'mukta', colour: '#23306f' } as const;
const text: Layer = { ...place, ...style, id: 't', kind: 'text', text: 'Asha', width: 40 };
const photo: Layer = { ...place, id: 'p', kind: 'picture', asset: 'a', width: 60 };
/** In these facts, a text is a quarter as high as wide, and a picture is two thirds as high as wide. */
const facts: LayerFacts = {
  getBox: ({ kind, cx, cy, width, rotation }) => {
    const height = kind === 'text' ? width / 4 : (width * 2) / 3;
    return { cx, cy, width, height, rotation };
  },
  getPixelSize: ({ kind }) => (kind === 'picture' ? { width: 1200, height: 800 } : undefined),
  getTones: () => undefined,
};
const surface = { columns: 2, rows: 2, points: [] };
const createProduct = (base: string) => ({
  sides: [{ name: 'front', label: 'Front', area }],
  views: [{ side: 'front', options: {}, picture: { url: '/mug.webp' }, base, surface }],
});
const listWarnings = (layers: Layer[], backgroundColour = '#ffffff', layerFacts = facts) =>
  listDesignWarnings(createProduct(backgroundColour), { sides: [{ side: 'front', layers }] }, {}, layerFacts);

test('returns no warnings for a design that prints well', () => {
  expect(listWarnings([photo, text])).toEqual([]);
});

test('warns about text over the safe edge and about a picture that ends between safe edge and bleed', () => {
  const overhang = 'reaches 3 mm over the safe edge and may be cut off there.';
  expect(listWarnings([{ ...text, cx: 21 }])).toEqual([`“Asha” ${overhang}`]);
  expect(listWarnings([{ ...photo, cx: 31 }])).toEqual([`Photo 1 ${overhang}`]);
});

test('returns no warnings for a picture that fills the side with its bleed', () => {
  expect(listWarnings([{ ...photo, width: 120 }])).toEqual([]);
});

test('warns about text in nearly the colour of the product', () => {
  const warning =
    '“Asha” is nearly invisible on this product colour. Another colour would be easier to read.';
  expect(listWarnings([text], '#26336a')).toEqual([warning]);
});

test.each([
  [0.3, 'This picture has a low resolution (127 DPI) at this size. It would print well up to 60 mm wide.'],
  [
    0.2,
    'This picture will look blurred in print (85 DPI). It would print well up to 40 mm wide. You can still order it.',
  ],
])('names the width at which a crop of %d of a picture would print well', (part, warning) => {
  const cropped = { ...photo, width: 72, crop: { x: 0, y: 0, width: part, height: part } };
  expect(listWarnings([cropped])).toEqual([warning]);
});

test('does not warn about the colour of a field, which lies on the art of the template', () => {
  expect(listWarnings([{ ...text, field: 'name' }], '#26336a')).toEqual([]);
});

/** Returns the tones of a picture with lightness `step`, except for a share `otherShare` with lightness `otherStep`. */
const createTones = (step: number, otherShare = 0, otherStep = 0) =>
  Array.from({ length: TONES }, (_, index) =>
    index === step ? 1 - otherShare : index === otherStep ? otherShare : 0,
  );

test.each<[string, number[], string, boolean]>([
  ['white on white', createTones(15), '#ffffff', true],
  ['white on cream', createTones(15), '#f6ecda', true],
  ['black on black', createTones(0), '#151515', true],
  ['white on black', createTones(15), '#151515', false],
  ['black on white', createTones(0), '#ffffff', false],
  ['white with a thin black line on white', createTones(15, 0.05, 0), '#ffffff', false],
  ['without opaque pixels on white', createTones(-1), '#ffffff', true],
])('warns only about a nearly invisible picture: %s', (_, tones, backgroundColour, isWarned) => {
  const sentence =
    'Photo 1 is nearly invisible on this product colour. A darker or lighter picture would be easier to see.';
  const warnings = listWarnings([photo], backgroundColour, { ...facts, getTones: () => tones });
  expect(warnings).toEqual(isWarned ? [sentence] : []);
});
