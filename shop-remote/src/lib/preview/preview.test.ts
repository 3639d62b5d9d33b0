import type { Product } from '@rangmala/shared/contract';
import { choosePhotograph } from '@rangmala/shared/contract/design-warnings';
import type { Layer } from '@rangmala/shared/contract/designs';
import { flatSurface } from '../../testing/catalogue.ts';
import { listPictures } from './list-pictures.ts';

const view = {
  side: 'front',
  options: {},
  picture: { url: '/a.webp' },
  base: '#ffffff',
  surface: flatSurface,
};

test('chooses the first view that fits side and options', () => {
  const indigo = { ...view, options: { colour: 'indigo' } };
  expect(choosePhotograph([indigo, view], 'front', { colour: 'indigo' })).toBe(indigo);
  expect(choosePhotograph([indigo, view], 'front', { colour: 'white', size: 'm' })).toBe(view);
  expect(choosePhotograph([indigo, view], 'back', {})).toBeUndefined();
});

test('lists one picture for each photograph that shows layers, the product in use last', () => {
  const inUse = { ...view, label: 'On a desk' };
  const views = [inUse, view, { ...inUse, side: 'back' }, { ...inUse, side: 'inside', label: 'From above' }];
  const sides = ['front', 'back', 'inside'].map((name) => ({ name }));
  const layers = [{} as Layer];
  const content = {
    sides: [
      { side: 'front', layers },
      { side: 'back', layers },
      { side: 'inside', layers: [] },
    ],
  };
  const front = { side: 'front', source: '/a.webp' };
  expect(listPictures({ sides, views } as Product, content, {})).toEqual([
    { ...front, id: 'front', label: 'front', shownSides: ['front'] },
    { id: 'back', side: 'back', label: 'back', shownSides: ['back'], source: 'data:,' },
    {
      ...front,
      id: 'front On a desk',
      label: 'On a desk',
      inUse: 'On a desk',
      shownSides: ['front', 'back'],
    },
  ]);
  expect(choosePhotograph(views, 'front', {})).toBe(view);
});
