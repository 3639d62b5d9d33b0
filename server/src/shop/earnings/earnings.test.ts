import type { Earnings, Order } from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { createArtistBrowser, withArtists, test } from '../../testing/artists.ts';
import { createBrowser } from '../../testing/browser.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { fetchOrder, placeOrder } from '../../testing/orders.ts';
import { setProductDetails } from '../../testing/products.ts';
import { runOrdersCommand } from '../orders/command.ts';
import { runArtistsCommand } from './command.ts';
import { computeLineCredits } from './line-credits.ts';

const env = { GSTIN: '36AAPFU0939F1ZW', UPI_ID: 'rangmala@okbank' };

/** A mug by Meera for ₹349.50 and two other mugs by Meera for ₹399 each, of which she gets 12.5 per cent. */
const LINES = {
  lines: [
    { product_id: '1', quantity: 1 },
    { product_id: '2', quantity: 2 },
  ],
  payment: 'upi',
  expected_total: 1147.5,
};

describeOnEveryDatabase(() => {
  test('credits the artist of a paid order to the paisa, takes back refunds and records payouts', () =>
    withArtists({ env }, async ({ app, clock }) => {
      await insertCatalogue(app.db);
      await setProductDetails(app.db, '1', { artist: 'meera', style: 'Block Print' });
      await setProductDetails(app.db, '2', { artist: 'meera', artist_share: 12.5 });
      const meera = await createArtistBrowser(app, 'meera');
      const readAccount = async () => (await meera.get('/api/artists/meera/earnings')).json<Earnings>();
      const runOrders = (command: string, number: string, line?: string) =>
        runOrdersCommand(app.orders.context, command, number, { line });
      const runArtists = (command: string, options = {}) =>
        runArtistsCommand({ db: app.db, now: app.now() }, command, 'meera', options);

      const order = await placeOrder(app, LINES);
      expect((await readAccount()).entries).toEqual([]);

      await runOrders('confirm', order.number);
      // 18 % is included. 10 % of 296.18 is 29.62; 12.5 % of 676.26 is 84.53.
      expect(await readAccount()).toMatchObject({
        earned: 114.15,
        paid: 0,
        open: 114.15,
        months: [{ month: '2026-11', sales: 2, earned: 114.15, reversed: 0, paid: 0 }],
        total: 2,
      });
      expect((await readAccount()).entries).toContainEqual({
        at: app.now().toISOString(),
        kind: 'sale',
        amount: 84.53,
        sold: {
          product_id: '2',
          name: 'Gond Mug',
          quantity: 2,
          state: 'Telangana',
          net: 676.26,
          share: 12.5,
        },
        note: '',
      });

      clock.advance(1000);
      await expect(runArtists('pay', { amount: '114.16' })).rejects.toThrow('Only ₹114.15 is open for meera');
      expect(await runArtists('pay', { amount: '100', note: 'UPI 77' })).toEqual([
        '₹100.00 is recorded as paid to meera.',
      ]);
      clock.advance(1000);
      await runOrders('refund', order.number, '2');
      expect(await readAccount()).toMatchObject({ earned: 29.62, paid: 100, open: -70.38 });
      await runOrders('cancel', order.number);
      await runOrders('cancel', order.number);
      expect(await readAccount()).toMatchObject({
        earned: 0,
        open: -100,
        months: [{ month: '2026-11', sales: 2, earned: 114.15, reversed: 114.15, paid: 100 }],
      });
      await expect(runArtists('pay')).rejects.toThrow('Nothing is open for meera.');
      expect(await runArtists('earnings')).toEqual([
        'Artist,Name,Earned,Paid,Open',
        'meera,Meera Devi,0.00,100.00,-100.00',
      ]);
      const sales = await runArtists('sales');
      expect(
        sales.slice(1).filter((line) => line.includes(`,${order.number},Gond Mug,2,676.26,`)),
      ).toHaveLength(2);
      await expect(runArtistsCommand({ db: app.db, now: app.now() }, 'sales', 'nobody', {})).rejects.toThrow(
        'There is no artist with the ID nobody.',
      );
    }));
});

test('pages the entries of an account, and sums it by months of India', async ({ app }) => {
  const times = ['2026-09-30T18:29:59.000Z', '2026-09-30T18:30:00.000Z', '2026-11-05T00:00:00.000Z'];
  const rows = times.flatMap((at, month) =>
    Array.from({ length: month === 2 ? LIST_PAGE_SIZE - 1 : 1 }, (_, index) => ({
      id: `${month}-${index}`,
      artist_id: 'meera',
      kind: 'sale' as const,
      amount_paise: 100,
      order_id: null,
      position: null,
      note: '',
      at,
    })),
  );
  await app.db.insertInto('earnings').values(rows).execute();
  const meera = await createArtistBrowser(app, 'meera');
  const { months, entries, total } = (await meera.get('/api/artists/meera/earnings?page=2')).json<Earnings>();
  expect(months.map(({ month, sales }) => [month, sales])).toEqual([
    ['2026-11', LIST_PAGE_SIZE - 1],
    ['2026-10', 1],
    ['2026-09', 1],
  ]);
  expect([total, entries.map(({ at }) => at)]).toEqual([LIST_PAGE_SIZE + 1, [times[0]]]);
});

test('names the artist on product, order and mail, as at the time of the order', () =>
  withArtists({ env }, async ({ app }) => {
    await insertCatalogue(app.db);
    await setProductDetails(app.db, '1', { artist: 'meera', artist_share: 20 });
    const credit = { id: 'meera', name: 'Meera Devi', art_type: 'Warli' };
    const browser = createBrowser(app);
    const product = (await browser.get('/api/products/1')).json<object>();
    expect(product).toMatchObject({ designed_by: [credit] });
    expect(product).not.toHaveProperty('artist_share');
    expect((await browser.get('/api/items?ids=1')).json()).toMatchObject([{ designed_by: [credit] }]);
    const placed = await placeOrder(app, { payment: 'upi' });
    await app.db.updateTable('artists').set({ name: 'Meera' }).where('id', '=', 'meera').execute();
    expect(await fetchOrder(app, placed)).toMatchObject({
      lines: [{ designed_by: [credit] }],
    } as Partial<Order>);
    await runOrdersCommand(app.orders.context, 'confirm', placed.number, {});
    const mails = await app.db.selectFrom('outbox').select('content').execute();
    expect(mails.map(({ content }) => content).join()).toContain('Designed by Meera Devi · Warli');
  }));

describe('computeLineCredits', () => {
  const art = {
    id: 'a',
    kind: 'art',
    art: 'wreath-1',
    cx: 1,
    cy: 1,
    width: 1,
    height: 1,
    rotation: 0,
    flip: false,
  };
  const template = { sides: [{ side: 'front', layers: [art] }] };
  const compute = (
    db: Parameters<typeof computeLineCredits>[0],
    design?: object,
    designArtists: string[] = [],
  ) =>
    computeLineCredits(
      db,
      {
        product: { artist: 'meera', template } as never,
        design: design as never,
        designArtists,
        taxable: 1009,
      },
      10,
    );

  test('gives a deleted artist, and the artist of art that the customer has removed, nothing', () =>
    withArtists(async ({ app: { db } }) => {
      expect(await compute(db, { sides: [{ side: 'front', layers: [{ ...art, art: 'lotus-2' }] }] })).toEqual(
        [],
      );
      expect(await compute(db, { sides: [{ side: 'front', layers: [art] }] })).toMatchObject([
        { share_paise: 101 },
      ]);
      expect(await compute(db, undefined, ['nobody'])).toHaveLength(1);
    }));

  test('divides a line between the artists of product and design', async ({ app: { db } }) => {
    const credits = await compute(db, undefined, ['ravi', 'meera']);
    expect(credits.map(({ artist_id, share_paise }) => [artist_id, share_paise])).toEqual([
      // The odd paisa is the first artist's.
      ['meera', 51],
      ['ravi', 50],
    ]);
  });
});
