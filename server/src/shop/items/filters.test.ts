import type { Item, ItemChoices, SearchResults, Shelf } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import { testWithApp } from '../../testing/app.ts';
import { insertCategories } from '../../testing/catalogue.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { placeOrder } from '../../testing/orders.ts';
import { expectErrorDetail } from '../../testing/errors.ts';
import { type ProductToStore, saveProduct } from '../products/save.ts';

/** A Monday before the cut-off hour. */
const NOW = new Date('2026-11-30T05:00:00Z');
const colour = (value: string, swatch: string) => ({
  name: 'colour',
  label: 'Colour',
  default: value,
  values: [{ value, label: value, price_difference: 0, available: true, swatch }],
});

const PRODUCTS: readonly Partial<ProductToStore>[] = [
  {
    id: 'photo-mug',
    price: 349,
    takes: ['photo'],
    recipients: ['mother', 'friend'],
    occasions: ['birthday'],
    style: 'Warli',
    artist: 'meera',
    options: [colour('madder', '#b4262c')],
    added: '2026-10-01',
    dispatch_days: { from: 0, to: 1 },
    dispatch_days_personalised: { from: 5, to: 7 },
  },
  {
    id: 'name-mug',
    price: 500,
    takes: ['name', 'text'],
    recipients: ['mother'],
    occasions: ['birthday', 'new year'],
    style: 'Block print',
    added: '2026-11-01',
  },
  { id: 'big-mug', price: 1200, takes: ['photo', 'name'], style: 'Warli', added: '2026-09-01' },
];

const saveMug = ({ db }: FastifyInstance, product: Partial<ProductToStore>, position: number) =>
  saveProduct(
    db,
    {
      ...{ id: '', category: 'Mugs', price: 1, images: [{ url: '/media/x/a-8x8.webp' }] },
      ...product,
      name: `A mug ${product.id}`,
      description: '',
    },
    position,
  );

async function insertShop(app: FastifyInstance): Promise<void> {
  await insertCategories(app.db);
  for (const [position, product] of PRODUCTS.entries()) await saveMug(app, product, position);
}

const test = testWithApp({
  env: { UPI_ID: 'rangmala@okbank' },
  dependencies: { now: () => NOW },
  prepare: insertShop,
});

describeOnEveryDatabase(() => {
  const fetchIds = async (app: FastifyInstance, query: string) => {
    const response = await app.inject(`/api/items?${query}`);
    expect([query, response.statusCode]).toEqual([query, 200]);
    return response.json<Item[]>().map(({ id }) => id);
  };

  test('filters the items, with alternatives within a filter', async (app) => {
    for (const [query, ...ids] of [
      ['category=mugs&price=-499', 'photo-mug'],
      ['price=500-1200', 'name-mug', 'big-mug'],
      ['price=1000-', 'big-mug'],
      ['takes=photo', 'photo-mug', 'big-mug'],
      ['takes=photo&takes=text', 'photo-mug', 'name-mug', 'big-mug'],
      ['occasion=New%20Year', 'name-mug'],
      ['for=mother&takes=photo&price=-500', 'photo-mug'],
      ['style=warli,block-print', 'photo-mug', 'name-mug', 'big-mug'],
      ['artist=meera', 'photo-mug'],
      ['colour=red', 'photo-mug'],
      ['colour=Madder', 'photo-mug'],
      ["style=x'); drop table products;--"],
      ['category=cushions&takes=photo'],
    ])
      expect([query, await fetchIds(app, query ?? '')]).toEqual([query, ids]);
  });

  test('finds what arrives by a day, with the longer dispatch when the customer personalises it', async (app) => {
    // Standard: 5 days of dispatch; 6 working days of the carrier, or 3 within Telangana.
    expect(await fetchIds(app, 'ready_by=2026-12-08')).toEqual(['photo-mug']);
    expect(await fetchIds(app, 'ready_by=2026-12-07')).toEqual([]);
    expect(await fetchIds(app, 'ready_by=2026-12-09&pin=506009')).toHaveLength(3);
    expect(await fetchIds(app, 'ready_by=2026-12-09&pin=506009&takes=photo')).toEqual(['big-mug']);
  });

  test('sorts the items and returns them by page, with their number', async (app) => {
    expect(await fetchIds(app, 'sort=price')).toEqual(['photo-mug', 'name-mug', 'big-mug']);
    expect(await fetchIds(app, 'sort=-price')).toEqual(['big-mug', 'name-mug', 'photo-mug']);
    expect(await fetchIds(app, 'sort=new')).toEqual(['name-mug', 'photo-mug', 'big-mug']);
    const lines = [{ product_id: 'big-mug', options: {}, quantity: 1 }];
    await placeOrder(app, { lines, payment: 'upi', expected_total: 1200 });
    expect(await fetchIds(app, 'sort=popular')).toEqual(['big-mug', 'photo-mug', 'name-mug']);
    const response = await app.inject('/api/items?sort=price&limit=2&page=2');
    expect(response.json<Item[]>().map(({ id }) => id)).toEqual(['big-mug']);
    expect(response.headers['x-total-count']).toBe('3');
    expect((await app.inject('/api/items?takes=photo')).headers['x-total-count']).toBe('2');
  });

  test('counts each choice with the other filters applied, in lists and results alike', async (app) => {
    const fetchChoices = async (query: string) =>
      (await app.inject(`/api/items/choices?${query}`)).json<ItemChoices>();
    const { total, groups } = await fetchChoices('category=mugs&takes=photo&style=gond');
    expect(total).toBe(0);
    const list = (name: string, from = groups) =>
      from.find((group) => group.name === name)?.choices.map(({ value, count }) => `${value} ${count}`);
    expect(list('style')).toEqual(['warli 2', 'gond 0']);
    expect(list('takes')).toEqual(['photo 0']);
    const found = await fetchChoices('q=mug&takes=photo');
    expect(list('takes', found.groups)).toEqual(['name 2', 'photo 2', 'text 1']);
    expect(list('price', found.groups)).toEqual(['-500 1', '1000-2000 1']);
    expect(list('colour', found.groups)).toEqual(['red 1']);
    expect(list('ready_by', found.groups)).toEqual(['2026-12-18 2']);
  });

  test('understands a price in a query, and filters the results', async (app) => {
    const search = async (query: string) => (await app.inject(`/api/search?${query}`)).json<SearchResults>();
    const result = await search(`q=${encodeURIComponent('photo mug for mother under ₹500 by friday')}`);
    expect(result.products.map(({ id }) => id)).toEqual(['photo-mug', 'name-mug']);
    expect(result.understood).toEqual({ price: '-500', q: 'photo mug for mother' });
    expect((await search('q=mug&sort=-price')).products[0]?.id).toBe('big-mug');
    expect(await search('q=mug&takes=text&limit=8')).toMatchObject({
      total: 1,
      products: [{ id: 'name-mug' }],
    });
  });

  test('lists what resembles a product, and shelves with products only', async (app) => {
    expect(await fetchIds(app, 'related=photo-mug')).toEqual(['big-mug', 'name-mug']);
    const shelves = (await app.inject('/api/shelves')).json<Shelf[]>();
    expect(shelves.map(({ title, query, items }) => [title, query, items.map(({ id }) => id)])).toEqual([
      ['Photo gifts under ₹500', 'takes=photo&price=-500&sort=popular', ['photo-mug']],
      ['With a name on it', 'takes=name&sort=popular', ['name-mug', 'big-mug']],
      ['Ready by Friday, 11 December', 'ready_by=2026-12-11&sort=popular', ['photo-mug']],
      ['For New Year, 1 January', 'occasion=new-year&sort=popular', ['name-mug']],
    ]);
  });
});

test.each(['price=cheap', 'ready_by=friday', 'sort=best', 'page=0', 'limit=101', 'pin=12'])(
  'refuses %s with a sentence',
  async (query, app) => {
    const response = await app.inject(`/api/items?${query}`);
    expectErrorDetail(response, 400, /^(The|A) .+\.$/);
  },
);
