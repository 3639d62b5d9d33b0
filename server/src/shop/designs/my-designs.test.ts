import type { FastifyInstance } from 'fastify';
import { createBrowser } from '../../testing/browser.ts';
import { ASHA, registerAndSignIn } from '../../testing/customers.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { createDesign, createTextLayer, type TestDesign } from '../../testing/designs.ts';
import { decodePixels } from '../../testing/pictures.ts';
import { mugView, setProductDetails, teeDetails, test } from '../../testing/products.ts';
import { freezeDesign } from './index.ts';

interface List {
  total: number;
  designs: {
    id: string;
    name: string;
    is_ordered: boolean;
    is_shared: boolean;
    pictures: { url: string }[];
  }[];
}

async function createNamedDesign(app: FastifyInstance, text: string): Promise<TestDesign> {
  const design = await createDesign(app);
  await design.draw(createTextLayer({ text }));
  return design;
}

const assign = (app: FastifyInstance, { id }: TestDesign) =>
  app.db
    .updateTable('designs')
    .set(({ selectFrom }) => ({ user_id: selectFrom('users').select('id').where('email', '=', ASHA.email) }))
    .where('id', '=', id)
    .execute();

describeOnEveryDatabase(() => {
  test('lists the designs of the customer, and those of a browser by their tokens, without empty ones', async (app) => {
    const asha = await registerAndSignIn(app);
    const own = await createNamedDesign(app, 'Asha');
    const empty = await createDesign(app);
    for (const design of [own, empty]) await assign(app, design);
    const guests = await createNamedDesign(app, 'Ravi');

    const list = (await asha.get('/api/designs')).json<List>();
    expect(list).toMatchObject({
      total: 1,
      designs: [{ id: own.id, name: 'Asha', is_ordered: false, is_shared: false }],
    });
    expect((await app.inject(list.designs[0]?.pictures[0]?.url ?? '')).statusCode).toBe(200);
    expect((await app.inject('/api/designs')).statusCode).toBe(401);

    const headers = { 'design-tokens': [own.token, guests.token, 'x'].join() };
    const ofBrowser = (await asha.get('/api/designs', { headers })).json<List>();
    expect(ofBrowser.designs.map(({ id }) => id)).toEqual([guests.id]);
    const ofGuest = (await app.inject({ url: '/api/designs', headers })).json<List>();
    expect(ofGuest.designs.map(({ id }) => id).sort()).toEqual([own.id, guests.id].sort());
  });

  test('deletes a design for its owner only, and keeps an ordered one for its order', async (app) => {
    const asha = await registerAndSignIn(app);
    const ravi = await registerAndSignIn(app, { email: 'ravi@example.in' });
    const [design, ordered] = [await createNamedDesign(app, 'Asha'), await createNamedDesign(app, 'Ordered')];
    for (const each of [design, ordered]) await assign(app, each);
    await freezeDesign(app.db, ordered.id, app.now());
    for (const path of ['', '/share'])
      expect((await ravi.delete(`/api/designs/${design.id}${path}`)).statusCode).toBe(404);
    expect((await ravi.post(`/api/designs/${design.id}/share`)).statusCode).toBe(404);
    expect((await ravi.get(`/api/designs/${design.id}/on`)).statusCode).toBe(404);

    expect((await asha.delete(`/api/designs/${design.id}`)).statusCode).toBe(204);
    const form = { headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' } };
    const formResponse = await asha.post(`/api/designs/${ordered.id}/delete`, undefined, form);
    expect([formResponse.statusCode, formResponse.headers.location]).toEqual([303, '/designs']);
    expect((await asha.get('/api/designs')).json()).toEqual({ total: 0, designs: [] });
    expect(await app.db.selectFrom('designs').select('id').execute()).toEqual([{ id: ordered.id }]);
  });

  test('shows a shared design to those who have the link, counts each visitor’s like once, and ends old links', async (app) => {
    const design = await createNamedDesign(app, 'Asha');
    const family = createBrowser(app);
    const share = async () =>
      (await family.post(`/api/designs/${design.id}/share`, undefined, { headers: design.headers })).json<{
        token: string;
      }>().token;
    const firstPath = `/api/designs/shared/${await share()}`;
    for (let count = 0; count < 2; count += 1)
      expect((await family.post(`${firstPath}/answers`, { like: 'yes' })).statusCode).toBe(204);
    const form = await family.post(`${firstPath}/answers`, undefined, {
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ name: 'Nani', comment: '<b>Bigger</b>, please' }).toString(),
    });
    expect([form.statusCode, form.headers.location]).toEqual([
      303,
      `${firstPath.replace('/api', '')}?answered=yes`,
    ]);
    expect((await family.post(`${firstPath}/answers`, { name: 'Nani' })).statusCode).toBe(422);
    expect((await family.post(`${firstPath}/answers`, { comment: 'x'.repeat(501) })).statusCode).toBe(422);
    const answers = { likes: 1, comments: [{ name: 'Nani', comment: '<b>Bigger</b>, please' }] };
    expect((await family.get(firstPath)).json()).toMatchObject({ name: 'Asha', answers });

    const secondPath = `/api/designs/shared/${await share()}`;
    expect((await family.get(firstPath)).statusCode).toBe(404);
    expect((await family.get(secondPath)).json()).toMatchObject({ answers });
    const headers = { 'design-tokens': design.token };
    expect((await app.inject({ url: '/api/designs', headers })).json()).toMatchObject({
      designs: [{ is_shared: true, answers }],
    });
    await app.inject({ method: 'DELETE', url: `/api/designs/${design.id}/share`, headers: design.headers });
    expect((await family.get(secondPath)).statusCode).toBe(404);
  });

  test('offers products of other categories with pictures of the design on them', async (app) => {
    await setProductDetails(app.db, '2', { ...teeDetails, views: [{ ...mugView, side: 'front' }] });
    const { id, headers } = await createNamedDesign(app, 'Asha');
    const response = await app.inject({ url: `/api/designs/${id}/on`, headers });
    const [other, ...others] = response.json<{ product_id: string; url: string }[]>();
    expect([other?.product_id, others]).toEqual(['2', []]);
    const url = other?.url ?? '';
    const { info } = await decodePixels((await app.inject(url)).rawPayload);
    expect([info.width, info.height]).toEqual([360, 360]);
    expect((await app.inject(url.replace(/signature=[^&]+/, 'signature=x'))).statusCode).toBe(404);
  });
});
