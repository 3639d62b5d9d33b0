import type { Item } from '@rangmala/shared/contract';
import { test } from '../../testing/app.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';

describeOnEveryDatabase(() => {
  test('lists the items of a category by its name or slug, ignoring case', async (app) => {
    await insertCatalogue(app.db);
    const fetchNames = async (query: string) => {
      const response = await app.inject(`/api/items${query}`);
      expect(response.statusCode).toBe(200);
      return response.json<Item[]>().map(({ name }) => name);
    };
    expect(await fetchNames('?category=mugs')).toEqual(['Gond Mug', 'Warli Mug']);
    expect(await fetchNames('?category=MUGS')).toEqual(['Gond Mug', 'Warli Mug']);
    expect(await fetchNames('?category=Wall%20Decor')).toEqual(['Jharokha']);
    expect(await fetchNames('?category=wall-decor')).toEqual(['Jharokha']);
    expect(await fetchNames('/?category=wall+decor')).toEqual(['Jharokha']);
    expect(await fetchNames('?category=hats')).toEqual([]);
    expect(await fetchNames('?category=')).toEqual([]);
    expect(await fetchNames("?category=';drop table products;--")).toEqual([]);
    expect(await fetchNames('')).toEqual(['Gond Mug', 'Warli Mug', 'Jharokha']);
  });

  test('returns the price in rupees and the pictures in order', async (app) => {
    await insertCatalogue(app.db);
    const response = await app.inject('/api/items?ids=1,3');
    expect(response.json()).toEqual([
      {
        id: '1',
        name: 'Warli Mug',
        price: 349.5,
        image: ['/media/a/front-800x800.webp', '/media/b/back-800x800.webp'],
        placeholder: 'data:y',
      },
      { id: '3', name: 'Jharokha', price: 1499, image: [] },
    ]);
  });

  test('returns each item once in the order of the requested ids and omits unknown ids', async (app) => {
    await insertCatalogue(app.db);
    const response = await app.inject('/api/items?ids=3,nothing,1,3,,2');
    expect(response.json<Item[]>().map(({ id }) => id)).toEqual(['3', '1', '2']);
    expect((await app.inject('/api/items?ids=')).json()).toEqual([]);
  });
});
