import { listSideLayers, readFieldValues } from './design-fields.ts';
import type { Layer } from './designs.ts';
import { productFieldSchema } from './product-details.ts';

const createSides = (asset: string) => {
  const place = { field: 'photo', cx: 20, cy: 20, width: 30, height: 30, rotation: 0, flip: false };
  const layers: Layer[] = [
    { ...place, id: 'example', kind: 'art', art: 'family-0a1b2c3d' },
    { ...place, id: 'photo', kind: 'picture', asset },
  ];
  return { sides: [{ side: 'front', layers }] };
};

test('shows the example of a photo field until there is a photo, and never takes it for the photo', () => {
  const fields = [productFieldSchema.parse({ name: 'photo', label: 'Photo', kind: 'photo', side: 'front' })];
  const listIds = (asset: string) => listSideLayers(createSides(asset), 'front', {}).map(({ id }) => id);
  expect(listIds('')).toEqual(['example', 'photo']);
  expect(listIds('a1')).toEqual(['photo']);
  expect(readFieldValues(createSides('a1'), fields)).toEqual({ photo: { asset: 'a1' } });
});
