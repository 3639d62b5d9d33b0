import { withApp } from '../../testing/app.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import { onEveryDatabase } from '../../testing/databases.ts';

onEveryDatabase((database) => {
  test('returns a product with its first picture', () =>
    withApp(
      async (app) => {
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
          views: [],
          country_of_origin: 'India',
        });
      },
      { database },
    ));

  test.each(['99', 'x'.repeat(90), '1%27%20or%201=1', '%F0%9F%AA%94', '..%2F1'])(
    'returns 404 for the unknown id %s',
    (id) =>
      withApp(
        async (app) => {
          await insertCatalogue(app.db);
          const response = await app.inject(`/api/products/${id}`);
          expect(response.statusCode).toBe(404);
          expect(response.json()).toEqual({ detail: 'Product not found' });
        },
        { database },
      ),
  );
});

test('returns 404 for an id of 5,000 characters', () =>
  withApp(async (app) => {
    const response = await app.inject(`/api/products/${'x'.repeat(5000)}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toHaveProperty('detail');
  }));
