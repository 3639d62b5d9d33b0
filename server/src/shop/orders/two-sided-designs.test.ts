import type { Design } from '@rangmala/shared/contract/designs';
import { withApp } from '../../testing/app.ts';
import { createDesign, putDesign, createTextLayer } from '../../testing/designs.ts';
import { fetchOrder, placeOrder } from '../../testing/orders.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';
import { confirmOrder } from './confirm.ts';
import { runOrdersCommand } from './command.ts';

test('shows each printed side in the order, in mails and on the packing slip', () =>
  withApp(
    async (app) => {
      await insertPersonalisedCatalogue(app);
      const design = await createDesign(app, '2');
      const saveResponse = await putDesign(app, design, {
        v: 1,
        options: {},
        note: '',
        sides: [
          { side: 'front', layers: [createTextLayer()] },
          { side: 'back', layers: [createTextLayer({ id: 't2' })] },
        ],
      });
      const { pictures } = saveResponse.json<Design>();
      expect(pictures.map(({ label }) => label)).toEqual(['Front', 'Back']);

      const { name, price_paise } = await app.db
        .selectFrom('products')
        .select(['name', 'price_paise'])
        .where('id', '=', '2')
        .executeTakeFirstOrThrow();
      const placedOrder = await placeOrder(app, {
        lines: [{ product_id: '2', quantity: 1, design_id: design.id, design_token: design.token }],
        payment: 'upi',
        expected_total: price_paise / 100,
      });
      const [line] = (await fetchOrder(app, placedOrder)).lines;
      expect(line?.design_pictures?.map(({ label }) => label)).toEqual(['Front', 'Back']);
      expect(line?.design_picture).toBe(line?.design_pictures?.[0]?.url);
      for (const { url } of line?.design_pictures ?? []) {
        const response = await app.inject(url);
        expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg']);
      }

      const { id } = await app.db
        .selectFrom('orders')
        .select('id')
        .where('number', '=', placedOrder.number)
        .executeTakeFirstOrThrow();
      await confirmOrder(app.orders.context, id, { actor: 'owner', reason: '' });
      const rows = await app.db.selectFrom('outbox').select('content').execute();
      const mails = rows.map(({ content }) => JSON.parse(content) as { subject: string; html: string });
      const { html = '' } = mails.find(({ subject }) => subject.startsWith('Your order is confirmed')) ?? {};
      const listAlternativeTexts = (page: string) =>
        [...page.matchAll(/<img [^>]*alt="([^"]*)"/g)].map(([, alt]) => alt);
      expect(listAlternativeTexts(html)).toEqual(
        expect.arrayContaining([`Your design on ${name}: Front`, `Your design on ${name}: Back`]),
      );

      const [, slipUrl = ''] = await runOrdersCommand(app.orders.context, 'slip', placedOrder.number, {
        output: `${app.settings.dataDir}/slip.pdf`,
      });
      const slip = await app.inject(slipUrl.replace(app.settings.publicUrl, ''));
      expect(listAlternativeTexts(slip.body)).toEqual([
        `Design of 1 × ${name}: Front`,
        `Design of 1 × ${name}: Back`,
      ]);
    },
    { env: { UPI_ID: 'rangmala@okbank' } },
  ));
