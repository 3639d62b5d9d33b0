import type { SearchResults } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import { testWithApp } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { saveProduct } from '../products/save.ts';

const PRODUCTS: readonly [
  id: string,
  category: string,
  name: string,
  description: string,
  recipients?: string[],
][] = [
  ['mug', 'Mugs', 'Warli Tarpa Dance Mug', 'The whole village dances around the sun.'],
  ['name-mug', 'Mugs', 'Marigold Name Mug', 'A name in a wreath, for birthdays.', ['mother']],
  ['cushion', 'Cushions', 'Peacock Cushion', 'A soft cover with a zip.'],
  ['tee', 'Tees', 'Gond Tiger T-shirt', 'Cotton, with a tiger.'],
];

async function insertShop({ db }: FastifyInstance): Promise<void> {
  for (const [position, name] of ['Mugs', 'Cushions', 'Tees'].entries())
    await db
      .insertInto('categories')
      .values({ slug: name.toLowerCase(), name, hero_image: '', position })
      .execute();
  for (const [position, [id, category, name, description, recipients]] of PRODUCTS.entries()) {
    const product = {
      id,
      category,
      name,
      price: 349,
      description,
      images: [{ url: `/media/x/${id}-8x8.webp` }],
    };
    await saveProduct(db, { ...product, ...(recipients && { recipients }) }, position);
  }
}

const test = testWithApp({ prepare: insertShop });

const search = async (app: FastifyInstance, q: string, more = '') =>
  (await app.inject(`/api/search?q=${encodeURIComponent(q)}${more}`)).json<SearchResults>();
const findIds = async (app: FastifyInstance, q: string) =>
  (await search(app, q)).products.map(({ id }) => id);

describeOnEveryDatabase(() => {
  test('finds products, categories and art types in three languages, in spite of typing errors', async (app) => {
    for (const query of ['mug', 'MUGS', 'मग', 'మగ్', 'మగ్గు', 'mgu', 'cup'])
      expect([query, (await findIds(app, query)).toSorted()]).toEqual([query, ['mug', 'name-mug']]);
    for (const query of ['wrali', 'वारली', 'వార్లీ', 'warly', 'tarpa'])
      expect([query, await findIds(app, query)]).toEqual([query, ['mug']]);
    for (const query of ['cushon', 'कुशन', 'pillow', 'cush', 'మోరు నెమలి'])
      expect([query, await findIds(app, query)]).toEqual([query, ['cushion']]);
    for (const query of ['t-shirt', 'tshirt', 't shirt', 'टी-शर्ट', 'పులి'])
      expect([query, await findIds(app, query)]).toEqual([query, ['tee']]);
    expect((await search(app, 'मग')).categories).toEqual([{ name: 'Mugs' }]);
  });

  test('lists what contains all words before what contains some, and ignores words that say nothing', async (app) => {
    expect(await findIds(app, 'a gift for mother')).toEqual(['name-mug']);
    expect(await findIds(app, 'अम्मा के लिए उपहार')).toEqual(['name-mug']);
    expect((await findIds(app, 'birthday mug'))[0]).toBe('name-mug');
    expect(await findIds(app, 'birthday mug')).toHaveLength(2);
    expect(await search(app, 'xyzzyx')).toEqual({
      products: [],
      categories: [],
      artists: [],
      art_types: [],
      total: 0,
    });
    expect((await search(app, '  ')).total).toBe(0);
  });

  test('finds a product as soon as it is stored, and no longer what was deleted', async (app) => {
    expect(await findIds(app, 'lantern')).toEqual([]);
    const lantern = {
      id: 'lantern',
      category: 'Mugs',
      name: 'Paper lantern',
      price: 1,
      description: '',
      images: [],
    };
    await saveProduct(app.db, lantern, 9);
    expect(await findIds(app, 'lantern')).toEqual(['lantern']);
    await app.db.deleteFrom('products').where('id', '=', 'lantern').execute();
    expect(await findIds(app, 'lantern')).toEqual([]);
  });

  test('returns products by page, with their number and first picture', async (app) => {
    const [first, second] = [
      await search(app, 'mug', '&limit=1'),
      await search(app, 'mug', '&limit=1&page=2'),
    ];
    expect([first.total, second.total]).toEqual([2, 2]);
    expect(first.products).toEqual([expect.objectContaining({ price: 349 })]);
    expect(first.products[0]?.image).toBe(`/media/x/${first.products[0]?.id}-8x8.webp`);
    expect(second.products[0]?.id).not.toBe(first.products[0]?.id);
  });
});
