import type { Item, Product } from '@rangmala/shared/contract';
import { test } from '../../testing/app.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import { insertPersonalisedCatalogue, insertPictureOfChoice } from '../../testing/products.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { expectError } from '../../testing/errors.ts';

describeOnEveryDatabase(() => {
  test('returns a product with its pictures', async (app) => {
    await insertCatalogue(app.db);
    const response = await app.inject('/api/products/1/');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id: '1',
      name: 'Warli Mug',
      price: 349.5,
      img: '/media/a/front-800x800.webp',
      description: 'White on earth.',
      category: 'Mugs',
      placeholder: 'data:y',
      images: [
        { url: '/media/a/front-800x800.webp', placeholder: 'data:y' },
        { url: '/media/b/back-800x800.webp' },
      ],
      options: [],
      facts: [],
      sides: [],
      fields: [],
      template: null,
      views: [],
      country_of_origin: 'India',
    });
  });

  test('returns the options that a picture shows for the product page and for the cart', async (app) => {
    await insertPersonalisedCatalogue(app);
    await insertPictureOfChoice(app.db);
    const picture = {
      url: '/media/i/indigo-800x800.webp',
      label: 'In indigo',
      options: { colour: 'indigo' },
    };
    const product = (await app.inject('/api/products/1')).json<Product>();
    expect(product.images[2]).toEqual(picture);
    expect(product.img).toBe(product.images[0]?.url);
    const [item, otherItem] = (await app.inject('/api/items?ids=1,3')).json<Item[]>();
    expect(item?.images).toEqual(product.images);
    expect(otherItem).not.toHaveProperty('images');
    expect(item?.image).toEqual(product.images.slice(0, 2).map(({ url }) => url));
  });

  test.each(['99', '1%27%20or%201=1', '..%2F1'])(
    'returns 404 for the unknown product id %s',
    async (id, app) => {
      await insertCatalogue(app.db);
      const response = await app.inject(`/api/products/${id}`);
      expectError(response, 404, 'Product not found');
    },
  );
});
