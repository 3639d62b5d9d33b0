import { createBrowser } from '../../testing/browser.ts';
import { registerAndSignIn } from '../../testing/customers.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import {
  createDesign,
  openDesign,
  createDesignContent,
  createTextLayer,
  createPictureLayer,
} from '../../testing/designs.ts';
import { createSecret } from '../../lib/secrets.ts';
import { createPlainPicture, createSvg } from '../../testing/pictures.ts';
import { test } from '../../testing/products.ts';
import { expectError, expectErrorDetail } from '../../testing/errors.ts';

describeOnEveryDatabase(() => {
  test('creates one design for repeated requests with the same token, and refuses other uses of the token', async (app) => {
    const token = createSecret();
    const create = (product_id: string, chosenToken: string) =>
      createBrowser(app).post('/api/designs', { product_id, token: chosenToken });
    const [first, second] = await Promise.all([create('1', token), create('1', token)]);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    const { id } = first.json<{ id: string }>();
    expect(second.json()).toMatchObject({ id, token });

    const design = openDesign(app, { id, token });
    await design.draw(createTextLayer());
    expect((await create('1', token)).json()).toMatchObject({
      id,
      ...createDesignContent([createTextLayer()]),
    });
    expect(await app.db.selectFrom('designs').select('id').execute()).toEqual([{ id }]);

    const otherProduct = await create('2', token);
    expectErrorDetail(otherProduct, 409, 'This token belongs to a design of another product.');
    const shortToken = await create('1', 'short');
    expectErrorDetail(shortToken, 422, 'The token of a design is made of 43 letters, digits, - and _.');
  });

  test('creates a design, adds a picture, saves the design and returns the saved design for the token', async (app) => {
    const design = await createDesign(app);
    expect(design.token).toHaveLength(43);
    const { response, asset } = await design.addPicture(await createPlainPicture(600, 400).jpeg().toBuffer());
    expect(response.statusCode).toBe(201);
    expect(asset).toMatchObject({ id: expect.any(String), width: 600, height: 400 });
    const content = {
      ...createDesignContent([
        createPictureLayer(asset.id, { rotation: 12.5, flip: true }),
        createTextLayer({ text: 'ఆశ' }),
      ]),
      note: 'More blue, please.',
      options: { colour: 'indigo' },
    };
    const saveResponse = await design.save(content);
    expect(saveResponse.statusCode).toBe(200);
    expect(saveResponse.json()).toMatchObject({
      ...content,
      id: design.id,
      product_id: '1',
      is_ordered: false,
    });
    expect(saveResponse.json<{ warnings: string[] }>().warnings).toEqual([]);

    const secondResponse = await design.read();
    expect(secondResponse.json()).toEqual(saveResponse.json());
    expect(secondResponse.headers['cache-control']).toBe('no-store');
    const { previews, assets } = secondResponse.json<{
      previews: { side: string; url: string }[];
      assets: { url: string }[];
    }>();
    expect(previews).toEqual([{ side: 'wrap', url: expect.any(String) }]);
    const preview = await app.inject(previews[0]?.url ?? '');
    expect(preview.headers['content-type']).toBe('image/png');
    expect(preview.statusCode).toBe(200);
    expect((await app.inject(assets[0]?.url ?? '')).headers['content-type']).toBe('image/webp');

    const designWithProblems = {
      ...content,
      sides: [{ side: 'wrap', layers: [createTextLayer({ colour: '#f6ecda', cx: 22 })] }],
    };
    const { warnings } = (await design.save(designWithProblems)).json<{
      warnings: string[];
    }>();
    expect(warnings).toEqual([
      '“Asha” reaches 3 mm over the safe edge and may be cut off there.',
      expect.stringContaining('nearly invisible'),
    ]);
  });

  test('returns 404 without a token, for a wrong token, for the token of another design, and for a forged URL', async (app) => {
    const design = await createDesign(app);
    const otherDesign = await createDesign(app);
    await design.draw(createTextLayer());
    const { previews } = (await design.read()).json<{ previews: { url: string }[] }>();
    const path = `/api/designs/${design.id}`;
    for (const headers of [{}, { 'design-token': 'x' }, otherDesign.headers]) {
      expect((await app.inject({ url: path, headers })).statusCode).toBe(404);
      expect((await app.inject({ url: `${path}/sides/wrap.png?dpi=72`, headers })).statusCode).toBe(404);
      expect((await openDesign(app, { ...design, headers: headers as never }).draw()).statusCode).toBe(404);
    }
    const signedUrl = previews[0]?.url ?? '';
    const forgedUrls = [
      signedUrl.replace(/expires=\d+/, 'expires=9999999999999'),
      signedUrl.replace(design.id, otherDesign.id),
      signedUrl.replace('wrap.png', 'back.png'),
    ];
    for (const url of forgedUrls) expect((await app.inject(url)).statusCode).toBe(404);
    expect((await app.inject('/api/designs/none')).json()).toEqual({ detail: 'Design not found' });
  });

  test('assigns the design of a guest to the customer who saves the design', async (app) => {
    const asha = await registerAndSignIn(app);
    const ravi = await registerAndSignIn(app, { email: 'ravi@example.in' });
    const design = await createDesign(app);
    expect((await asha.get(`/api/designs/${design.id}`)).statusCode).toBe(404);
    // A signed-in customer saves the design with the token of the guest.
    const response = await app.inject({
      method: 'PUT',
      url: `/api/designs/${design.id}`,
      headers: design.headers,
      cookies: Object.fromEntries(asha.cookies),
      payload: createDesignContent([createTextLayer()]),
    });
    expect(response.statusCode).toBe(200);
    expect((await asha.get(`/api/designs/${design.id}`)).statusCode).toBe(200);
    expect((await asha.put(`/api/designs/${design.id}`, createDesignContent([]))).statusCode).toBe(200);
    expect((await ravi.get(`/api/designs/${design.id}`)).statusCode).toBe(404);
  });
});

test.each([
  [{ product_id: '99' }, 404, 'Product not found'],
  [{ product_id: '3' }, 422, 'This product cannot be personalised.'],
  [{}, 422, 'Please enter your product.'],
])('refuses to create a design from %j with status %d', async (payload, status, detail, app) => {
  const response = await app.inject({ method: 'POST', url: '/api/designs', payload });
  expectErrorDetail(response, status, detail);
});

test.each([
  '<script>alert(1)</script>',
  '<s:SCRIPT xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:SCRIPT>',
  '<a xlink:href="&#x6A;ava&#9;Script:alert(1)"><rect width="9" height="9"/></a>',
  '<rect width="9" height="9"><set attributeName="onclick" to="alert(1)"/></rect>',
])('refuses an SVG drawing with %s', async (content, app) => {
  const { response } = await (await createDesign(app)).addPicture(Buffer.from(createSvg(content)));
  expectError(
    response,
    422,
    'This drawing contains a script or a web page. Please save it as a plain SVG or PNG.',
  );
});

test('returns the outline of a text and refuses unknown typefaces and emoji', async (app) => {
  const response = await app.inject(`/api/text-outline?typeface=kalam&text=${encodeURIComponent('आशा')}`);
  expect(response.json()).toEqual({
    path: expect.stringMatching(/^M/),
    width: expect.any(Number),
    height: expect.any(Number),
  });
  expect((await app.inject('/api/text-outline?typeface=comic&text=a')).statusCode).toBe(400);
  const emojiResponse = await app.inject(`/api/text-outline?typeface=kalam&text=${encodeURIComponent('🎉')}`);
  expectErrorDetail(emojiResponse, 422, /emoji/);
});
