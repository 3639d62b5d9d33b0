import { createNameDesign, nameMug } from '../../testing/fields.ts';
import { addOrReplacePicture } from './new-layers.ts';
import { changeSideLayers } from './layers.ts';
import { removeLocalPictures } from './local-pictures.ts';
import { isFilledTemplate } from './template-content.ts';

test('recognises the shop’s own design with other values, whatever the order of its properties', () => {
  const design = createNameDesign('Meera');
  const reversed = changeSideLayers(design, 'front', (layers) =>
    layers.map((layer) => Object.fromEntries(Object.entries(layer).reverse()) as unknown as typeof layer),
  );
  const withoutYear = changeSideLayers(design, 'front', (layers) =>
    layers.filter(({ id }) => id !== 'since'),
  );
  for (const content of [design, reversed, withoutYear])
    expect(isFilledTemplate(nameMug, content)).toBe(true);
});

test.each([
  ['a moved layer', { cx: 41 }],
  ['a renamed field', { field: 'town' }],
])('does not take a design with %s for the shop’s own design', (_, changes) => {
  const content = changeSideLayers(createNameDesign('Meera'), 'front', (layers) =>
    layers.map((layer) => (layer.field === 'name' ? { ...layer, ...changes } : layer)),
  );
  expect(isFilledTemplate(nameMug, content)).toBe(false);
});

test('keeps the box of a photo when its picture is replaced, and while it is uploaded', () => {
  const slot = { id: 'photo', kind: 'picture', asset: '', cx: 9, cy: 9, width: 9, height: 6 } as const;
  const box = { ...slot, rotation: 0, flip: false, field: 'photo', mask: 'ellipse' };
  const picture = { ...box, cx: 1, width: 3, height: 99, asset: 'local:x:' };
  const [layer] = addOrReplacePicture([box], picture);
  expect(layer).toEqual({ ...box, asset: 'local:x:' });
  const content = {
    v: 1 as const,
    options: {},
    note: '',
    sides: [{ side: 'front', layers: [layer ?? box] }],
  };
  expect(removeLocalPictures(content).sides[0]?.layers).toEqual([box]);
});
