import {
  createDesign,
  createDesignContent,
  createTextLayer,
  createPictureLayer,
  createFourColourPicture,
  test,
} from '../../testing/designs.ts';

const createLayers = (count: number) =>
  Array.from({ length: count }, (_, index) => createTextLayer({ id: `t${index}` }));

test('refuses a design that cannot be printed with a sentence, and keeps the saved design', async (app, design) => {
  const otherDesign = await createDesign(app);
  const { asset } = await design.addPicture(await createFourColourPicture(40, 20));
  const { asset: foreignAsset } = await otherDesign.addPicture(await createFourColourPicture(20, 40));
  const withText = (change: object) => createDesignContent([createTextLayer(change)]);
  const withPicture = (change: object) => createDesignContent([createPictureLayer(asset.id, change)]);
  const emptySide = { side: 'wrap', layers: [] };
  const hostileDesigns: Record<string, object> = {
    'an asset of another design': withPicture({ asset: foreignAsset.id }),
    'an asset that is a path': withPicture({ asset: '../../secrets' }),
    'a picture without an asset': withPicture({ asset: undefined }),
    'a layer completely left of the print area': withText({ cx: -30 }),
    'a layer that is 10⁹ mm wide': withText({ width: 1e9 }),
    'a layer of width 0': withText({ width: 0 }),
    'a rotation of 10⁹°': withText({ rotation: 1e9 }),
    '101 layers': createDesignContent(createLayers(101)),
    'two layers with the same id': createDesignContent([createTextLayer(), createTextLayer()]),
    'an id that is markup': withText({ id: '"/><script>' }),
    'an unknown typeface': withText({ typeface: 'Comic Sans' }),
    'a colour that contains a script': withText({ colour: 'url(javascript:alert(1))' }),
    'a letter that the typeface lacks': withText({ text: '漢字' }),
    'an empty text': withText({ text: '' }),
    'a text of 10,000 letters': withText({ text: 'a'.repeat(10_000) }),
    'an unknown kind of layer': withText({ kind: 'svg', svg: '<script/>' }),
    'a crop outside the picture': withPicture({ crop: { x: 0.5, y: 0, width: 0.9, height: 1 } }),
    'an empty crop': withPicture({ crop: { x: 0, y: 0, width: 0, height: 1 } }),
    'an unknown side': createDesignContent([createTextLayer()], 'bottom'),
    'the same side twice': { v: 1, sides: [emptySide, emptySide] },
    'an unsupported format version': { ...createDesignContent([]), v: 2 },
    'an unknown option': { ...createDesignContent([]), options: { size: 'm' } },
    'a note of 2,000 letters': { ...createDesignContent([]), note: 'x'.repeat(2000) },
    'layers that are not a list': { v: 1, sides: [{ side: 'wrap', layers: { length: 1e9 } }] },
  };
  for (const [name, content] of Object.entries(hostileDesigns)) {
    const response = await design.save(content);
    const { detail } = response.json<{ detail: string }>();
    expect([name, response.statusCode, detail]).toEqual([
      name,
      422,
      expect.stringMatching(/^[A-Z“].{10,}[.!]$/),
    ]);
  }
  expect((await design.read()).json()).toMatchObject({ sides: [emptySide] });
  for (const content of [createDesignContent(createLayers(100)), withPicture({ width: 900, rotation: 45 })])
    expect((await design.save(content)).statusCode).toBe(200);
});

test('returns 400 for a body that is not an object, and 413 for a body that is too large', async (app, {
  id,
  headers,
}) => {
  const largeContent = { ...createDesignContent([]), note: 'x'.repeat(600_000) };
  for (const [status, payload] of [
    [400, '[]'],
    [400, 'null'],
    [413, JSON.stringify(largeContent)],
  ] as const) {
    const response = await app.inject({
      method: 'PUT',
      url: `/api/designs/${id}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode).toBe(status);
  }
});
