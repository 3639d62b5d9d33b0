import { test } from '../../testing/app.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';

describeOnEveryDatabase(() => {
  test('lists the categories in display order', async (app) => {
    await insertCatalogue(app.db);
    const response = await app.inject('/api/categories');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([
      { name: 'Mugs', hero_image: '/media/m/mugs-800x600.webp', placeholder: 'data:x' },
      { name: 'Wall Decor', hero_image: '/media/w/wall-800x600.webp' },
    ]);
  });
});
