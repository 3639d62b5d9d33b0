import type { Design, DesignCopies } from '@rangmala/shared/contract/designs';
import type { FastifyInstance } from 'fastify';
import { testWithApp } from '../../testing/app.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import {
  createDesign,
  openDesign,
  createTextLayer,
  createPictureLayer,
  createFourColourPicture,
} from '../../testing/designs.ts';
import { placeOrder } from '../../testing/orders.ts';
import { mugDetails, setProductDetails } from '../../testing/products.ts';

const env = { TEST_GATEWAY: 'on' };

const requestCopies = (app: FastifyInstance, number: string, token: string, payload?: object) =>
  app.inject({
    method: 'POST',
    url: `/api/orders/${number}/design-copies`,
    headers: { 'order-token': token },
    ...(payload && { payload }),
  });

/** Places an order with a plain line and a personalised line. */
async function placePersonalisedOrder(app: FastifyInstance) {
  await insertCatalogue(app.db);
  await setProductDetails(app.db, '1', mugDetails);
  const design = await createDesign(app);
  const { asset } = await design.addPicture(await createFourColourPicture(40, 20));
  await design.draw(createPictureLayer(asset.id), createTextLayer());
  const plainLine = { product_id: '1', quantity: 1 };
  const personalisedLine = { ...plainLine, design_id: design.id, design_token: design.token };
  const order = await placeOrder(app, { lines: [plainLine, personalisedLine], expected_total: 699 });
  return { design, order };
}

const test = testWithApp({ env });

test('creates copies of ordered designs that can be changed and ordered again', async (app) => {
  const { design, order } = await placePersonalisedOrder(app);
  const response = await requestCopies(app, order.number, order.token);
  expect(response.statusCode).toBe(201);
  const copies = response.json<DesignCopies>();
  expect(copies.map(({ line }) => line)).toEqual([1]);
  const copy = copies[0]?.design ?? { id: '', token: '' };
  expect(copy.id).not.toBe(design.id);

  const copiedDesign = openDesign(app, copy);
  expect((await copiedDesign.read()).json<Design>().sides[0]?.layers).toMatchObject([
    { kind: 'picture', cx: 100, cy: 40, width: 60 },
    { kind: 'text', text: 'Asha' },
  ]);
  expect((await copiedDesign.draw(createTextLayer())).statusCode).toBe(200);
  const lines = [{ product_id: '1', quantity: 1, design_id: copy.id, design_token: copy.token }];
  expect((await placeOrder(app, { lines })).number).not.toBe(order.number);
});

test('returns 404 and copies nothing for a wrong order token', async (app) => {
  const { order } = await placePersonalisedOrder(app);
  const response = await requestCopies(app, order.number, 'x'.repeat(43));
  expect(response.statusCode).toBe(404);
  expect(await app.db.selectFrom('designs').select('id').execute()).toHaveLength(1);
});

test('omits lines with a deleted design and lines with a product that can no longer be personalised', async (app) => {
  const { design, order } = await placePersonalisedOrder(app);
  await setProductDetails(app.db, '1', { ...mugDetails, sides: [] });
  expect((await requestCopies(app, order.number, order.token)).json()).toEqual([]);
  await app.db.deleteFrom('design_assets').where('design_id', '=', design.id).execute();
  await app.db.deleteFrom('designs').where('id', '=', design.id).execute();
  expect((await requestCopies(app, order.number, order.token)).json()).toEqual([]);
});
