import { type templateSchema } from '@rangmala/shared/contract/designs';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { testWithApp } from '../../testing/app.ts';
import { createDesign, openDesign, type TestDesign } from '../../testing/designs.ts';
import { fetchOrder, placeOrder } from '../../testing/orders.ts';
import { createPlainPicture, createSvg } from '../../testing/pictures.ts';
import {
  insertPersonalisedCatalogue,
  mugColour,
  mugDetails,
  setProductDetails,
} from '../../testing/products.ts';
import { expectErrorDetail } from '../../testing/errors.ts';
import { listLineDetails } from '../orders/queries.ts';
import { storeArt } from './art.ts';

const env = { TEST_GATEWAY: 'on' };
const test = testWithApp({ env });

const FIELDS = [
  { name: 'name', label: 'Name', side: 'wrap', sample: 'Aanya', max_length: 12 },
  { name: 'since', label: 'Since', side: 'wrap', sample: 'since 2019' },
  { name: 'photo', label: 'Photo', kind: 'photo' as const, side: 'wrap' },
];

const place = (id: string, cx: number) => ({ id, cx, cy: 40, width: 50, height: 20 });

/** Gives the mug a template with a wreath, a name, a year and a place for a photo. @returns the id of the wreath */
async function addTemplate(app: FastifyInstance): Promise<string> {
  await insertPersonalisedCatalogue(app);
  const art = await storeArt(app.storage, 'wreath', Buffer.from(createSvg('<circle cx="9" cy="9" r="9"/>')));
  const text = { kind: 'text', typeface: 'kalam', colour: '#23306f' } as const;
  const layers: z.input<typeof templateSchema>['sides'][number]['layers'] = [
    { ...place('wreath', 100), kind: 'art', art, locked: true },
    { ...place('photo', 30), kind: 'picture', asset: '', field: 'photo', mask: 'ellipse' },
    {
      ...place('name', 100),
      ...text,
      text: 'Aanya',
      field: 'name',
      variants: [{ options: { colour: 'indigo' }, colour: '#ffffff' }],
    },
    { ...place('since', 160), ...text, text: 'since 2019', field: 'since' },
  ];
  await setProductDetails(app.db, '1', {
    ...mugDetails,
    options: [mugColour],
    fields: FIELDS,
    template: { sides: [{ side: 'wrap', layers }] },
  });
  return art;
}

interface SavedDesign extends TestDesign {
  fields: Record<string, unknown>;
  sides: { layers: { id: string; text?: string; asset?: string }[] }[];
}

async function createFromTemplate(app: FastifyInstance, fields: object): Promise<SavedDesign> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/designs',
    payload: { product_id: '1', fields },
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  const design = response.json<SavedDesign>();
  return { ...design, ...openDesign(app, design) };
}

const patchFields = (app: FastifyInstance, { id, headers }: TestDesign, fields: object) =>
  app.inject({ method: 'PATCH', url: `/api/designs/${id}/fields`, headers, payload: { fields } });

test('makes a design of the template with the values of the fields, and returns them', async (app) => {
  await addTemplate(app);
  const design = await createFromTemplate(app, { name: ' మీరా ' });
  expect(design.fields).toEqual({ name: 'మీరా', since: 'since 2019', photo: null });
  expect(design.sides[0]?.layers.map(({ id, text }) => text ?? id)).toEqual([
    'wreath',
    'photo',
    'మీరా',
    'since 2019',
  ]);
  expect((await createDesign(app)).id).not.toBe(design.id);
});

test('changes, removes and brings back the text of a field, and sets a photo', async (app) => {
  await addTemplate(app);
  const design = await createFromTemplate(app, {});
  expect((await patchFields(app, design, { name: 'अनन्या', since: '' })).json()).toMatchObject({
    fields: { name: 'अनन्या', since: null },
  });
  const { asset } = await design.addPicture(await createPlainPicture(60, 40).png().toBuffer());
  const changed = await patchFields(app, design, { since: '2026', photo: { asset: asset.id } });
  expect(changed.json()).toMatchObject({
    fields: { name: 'अनन्या', since: '2026', photo: { asset: asset.id } },
  });
  expect(changed.json<SavedDesign>().sides[0]?.layers.map(({ id }) => id)).toEqual([
    'wreath',
    'photo',
    'name',
    'since',
  ]);
});

test('refuses values that cannot be printed, and keeps the design', async (app) => {
  await addTemplate(app);
  const design = await createFromTemplate(app, { name: 'Meera' });
  for (const [fields, sentence] of [
    [{ name: '漢' }, /^Name: The typeface Kalam has no letter “漢”/],
    [{ name: '🎉' }, /^Name: We can’t print emoji such as 🎉/],
    [{ name: 'Asha\nRavi' }, /^Name: There is room for one line/],
    [{ name: 'Thirteen char' }, /^Name: this text has 13 characters, and there is room for 12/],
    [{ photo: 'x' }, /^Photo: please choose a photo/],
    [{ photo: { asset: 'x' } }, /picture of this design is missing/],
    [{ city: 'Pune' }, /no field “city”/],
  ] as const) {
    const response = await patchFields(app, design, fields);
    expect([response.statusCode, response.json<{ detail: string }>().detail]).toEqual([
      422,
      expect.stringMatching(sentence),
    ]);
  }
  expect((await design.read()).json<SavedDesign>().fields).toMatchObject({ name: 'Meera' });
});

test('refuses fields for a product without a template, and art that does not exist', async (app) => {
  await addTemplate(app);
  const response = await app.inject({
    method: 'POST',
    url: '/api/designs',
    payload: { product_id: '2', fields: {} },
  });
  expect(response.json()).toMatchObject({ detail: 'This product has no design of its own.' });
  const design = await createDesign(app);
  const layer = { ...place('a', 100), kind: 'art', art: 'unknown-00000000' };
  const saved = await app.inject({
    method: 'PUT',
    url: `/api/designs/${design.id}`,
    headers: design.headers,
    payload: { v: 1, sides: [{ side: 'wrap', layers: [layer] }] },
  });
  expectErrorDetail(saved, 422, 'There is no art called “unknown-00000000”.');
});

test('stores with an order line what its fields say, and lists the fields of the items of a cart', async (app) => {
  await addTemplate(app);
  const design = await createFromTemplate(app, { name: 'Meera', since: '' });
  const lines = [
    { product_id: '1', quantity: 1, design_id: design.id, design_token: design.token },
    { product_id: '1', quantity: 1 },
  ];
  const order = await fetchOrder(app, await placeOrder(app, { lines, expected_total: 699 }));
  expect(order.lines.map(({ fields }) => fields)).toEqual([
    [{ label: 'Name', value: 'Meera' }],
    [
      { label: 'Name', value: 'Aanya' },
      { label: 'Since', value: 'since 2019' },
    ],
  ]);
  // Mails, the packing slip, the invoice and the owner's list of lines show these details.
  const rows = await app.db.selectFrom('order_lines').selectAll().orderBy('position').execute();
  expect(rows.map((row) => listLineDetails(row).slice(-1))).toEqual([['Name: Meera'], ['Since: since 2019']]);
  const [item] = (await app.inject('/api/items?ids=1')).json<{ fields: unknown[] }[]>();
  expect(item?.fields).toContainEqual({ name: 'name', label: 'Name', sample: 'Aanya' });
});

describe('the preview of a product with other texts', () => {
  const getPreview = (app: FastifyInstance, fields: string, side = 'wrap') =>
    app.inject({ url: `/api/products/1/preview/${side}.jpg`, query: { fields } });

  test('shows the texts, and is the same picture for the same texts', async (app) => {
    await addTemplate(app);
    const [sample, meera, again] = [
      await getPreview(app, '{}'),
      await getPreview(app, '{"name":"మీరా"}'),
      await getPreview(app, '{"name":"మీరా"}'),
    ];
    expect([meera.statusCode, meera.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(meera.headers['cache-control']).toMatch(/^public/);
    expect(meera.rawPayload.equals(again.rawPayload)).toBe(true);
    expect(meera.rawPayload.equals(sample.rawPayload)).toBe(false);
  });

  test('is refused with a sentence for texts that cannot be printed', async (app) => {
    await addTemplate(app);
    for (const [fields, sentence] of [
      ['{"name":"漢"}', /^Name: The typeface Kalam has no letter/],
      ['[', /must be JSON/],
    ] as const) {
      const response = await getPreview(app, fields);
      expect([response.statusCode, response.json()]).toEqual([
        422,
        { detail: expect.stringMatching(sentence) as unknown },
      ]);
    }
    expect((await getPreview(app, '{}', 'back')).statusCode).toBe(404);
  });
});
