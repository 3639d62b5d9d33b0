import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { listDesignWarnings, type LayerFacts } from '@rangmala/shared/contract/design-warnings';
import { fitSide } from './fit-layers.ts';

const area = { width: 80, height: 70, bleed: 2, safe: 4 };
const target = { area, backgroundColour: '#ffffff' };
const product = { sides: [{ name: 'front', label: 'Front', area }], views: [] };
const place = { cx: 40, cy: 35, width: 40, height: 10, rotation: 0, flip: false };
const text = { ...place, id: 't', kind: 'text', text: 'Asha', typeface: 'mukta', colour: '#23306f' } as const;
const photo = { ...place, id: 'p', kind: 'picture', asset: 'a', height: 30 } as const;
/** A picture has 200 pixels, and a text is printed in letters of a tenth of its height. */
const facts: LayerFacts = {
  getBox: ({ cx, cy, width, rotation, height = 1 }) => ({ cx, cy, width, height, rotation }),
  getPixelSize: ({ kind }) => (kind === 'picture' ? { width: 200, height: 150 } : undefined),
  getFontSize: (layer) => (layer.kind === 'text' ? (layer.size ?? 5) : undefined),
  getTones: () => undefined,
};
const create = (layer: Layer): DesignContent => ({
  v: 1,
  options: {},
  note: '',
  sides: [{ side: 'front', layers: [layer] }],
});
const fitFront = (layer: Layer) => fitSide(create(layer), 'front', target, facts, {});
const fitFirst = (layer: Layer) => fitFront(layer).sides[0]?.layers[0];

test.each<[string, Layer, object]>([
  ['moves a layer over the safe edge inside', { ...text, cx: 20, cy: 68 }, { cx: 24, cy: 61, width: 40 }],
  [
    'scales a layer that is wider than the safe area',
    { ...text, width: 144 },
    { cx: 40, width: 72, height: 5 },
  ],
  [
    'turns a scaled layer about its place',
    { ...text, rotation: 90, width: 124 },
    { width: 62, rotation: 90 },
  ],
  ['enlarges small letters', { ...text, size: 1 }, { width: 72, size: 2 }],
  ['makes a picture of low resolution smaller', photo, { width: expect.closeTo(33.87, 1) }],
  ['gives an invisible text another colour', { ...text, colour: '#fffff0' }, { colour: '#1f1a17' }],
])('%s', (_, layer, expected) => {
  const fitted = fitFront(layer);
  expect(fitted.sides[0]?.layers[0]).toMatchObject(expected);
  expect(listDesignWarnings(product, fitted, {}, facts)).toEqual([]);
});

test.each<[string, Layer]>([
  ['has no warnings', text],
  ['is locked', { ...text, cx: 10, locked: true }],
  ['covers the bleed on purpose', { ...photo, width: 84, height: 74, field: 'photo' }],
  [
    'has far too few pixels',
    { ...photo, width: 72, height: 60, crop: { x: 0, y: 0, width: 0.1, height: 0.1 } },
  ],
])('keeps a layer that %s', (_, layer) => {
  const content = create(layer);
  expect(fitSide(content, 'front', target, facts, {})).toBe(content);
});

test('replaces the colours of other options with the visible one, and keeps them otherwise', () => {
  const variants = [{ options: { colour: 'white' }, colour: '#fffff0' }];
  const white = fitSide(create({ ...text, variants }), 'front', target, facts, { colour: 'white' });
  expect(white.sides[0]?.layers[0]).toEqual({ ...text, colour: '#1f1a17' });
  expect(fitFirst({ ...text, cx: 20, variants })).toEqual({ ...text, cx: 24, variants });
});
