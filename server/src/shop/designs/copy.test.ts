import { describeOnEveryDatabase } from '../../testing/databases.ts';
import {
  openDesign,
  createTextLayer,
  createPictureLayer,
  createFourColourPicture,
  test,
} from '../../testing/designs.ts';
import { mugView, setProductDetails, teeDetails } from '../../testing/products.ts';

const TOKEN = 'c'.repeat(43);

describeOnEveryDatabase(() => {
  test('returns the same copy of a design for repeated and concurrent requests with the same token', async (app, design) => {
    const { asset } = await design.addPicture(await createFourColourPicture(20, 20));
    await design.draw(createPictureLayer(asset.id));
    const copy = (token = TOKEN) => design.copy('1', token);
    const responses = await Promise.all([copy(), copy(), copy()]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const [first] = responses.map((response) =>
      response.json<{ id: string; token: string; asset_ids: Record<string, string> }>(),
    );
    expect(new Set(responses.map((response) => response.json<{ id: string }>().id)).size).toBe(1);
    expect(first?.token).toBe(TOKEN);
    const assets = await app.db.selectFrom('design_assets').select(['id', 'design_id']).execute();
    expect(assets).toHaveLength(2);
    expect(assets).toContainEqual({ id: first?.asset_ids[asset.id], design_id: first?.id });

    // The customer changes the copy. A repeated request must not replace the change.
    const copied = openDesign(app, { id: first?.id ?? '', token: TOKEN });
    expect((await copied.draw(createTextLayer())).statusCode).toBe(200);
    const repeated = (await copy()).json<{ id: string; sides: { layers: object[] }[] }>();
    expect(repeated.id).toBe(first?.id);
    expect(repeated.sides[0]?.layers).toMatchObject([{ kind: 'text' }]);

    expect((await copy(design.token)).statusCode).toBe(409);
    const other = await copy('d'.repeat(43));
    expect(other.json<{ id: string }>().id).not.toBe(first?.id);
  });

  test('keeps a text readable on the colour of the other product', async (app, design) => {
    const darkView = { ...mugView, side: 'front', base: '#1f1a17' };
    await setProductDetails(app.db, '2', { ...teeDetails, views: [darkView] });
    await design.draw(createTextLayer({ colour: '#23306f' }));
    expect((await design.copy('2')).json<{ sides: object[] }>().sides[0]).toMatchObject({
      side: 'front',
      layers: [{ text: 'Asha', colour: '#fff8e7' }],
    });
  });
});
