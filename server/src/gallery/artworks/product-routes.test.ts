import type { Design } from '@rangmala/shared/contract/designs';
import type { ArtworkProducts, UploadedArtwork } from '@rangmala/shared/contract';
import { openDesign } from '../../testing/designs.ts';
import { createArtworkForm, type GalleryFixture, withGallery } from '../../testing/gallery.ts';
import { fetchOrder, placeOrder, sendOrder } from '../../testing/orders.ts';
import { createPlainPicture } from '../../testing/pictures.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';

const GALLERY_PATH = '/api/artists/meera/gallery';

/** Uploads an artwork of 1200 × 1200 pixels that may be printed, and returns its id. */
async function addPrintableArtwork({ app, meera }: GalleryFixture): Promise<string> {
  await insertPersonalisedCatalogue(app);
  const file = await createPlainPicture(1200, 1200).png().toBuffer();
  const upload = await meera.post(GALLERY_PATH, undefined, await createArtworkForm({ file }));
  const { id } = upload.json<UploadedArtwork>().data;
  await meera.patch(`${GALLERY_PATH}/${id}`, { printable: true });
  return id;
}

describeOnEveryDatabase(() => {
  test('puts an artwork on a product with its artist, until the artist withdraws it', () =>
    withGallery({ env: { UPI_ID: 'rangmala@okbank' } }, async (fixture) => {
      const { app, guest, meera } = fixture;
      const id = await addPrintableArtwork(fixture);
      expect((await guest.get('/api/artworks?art_type=warli')).json()).toMatchObject({
        artworks: [{ id, artist_name: 'Meera Devi', printable: true }],
        total: 1,
      });
      expect((await guest.get('/api/artworks?art_type=gond')).json()).toEqual({ artworks: [], total: 0 });
      const { products } = (await guest.get(`/api/artworks/${id}/products`)).json<ArtworkProducts>();
      expect(products.map(({ name }) => name)).toEqual(['Gond Mug']);
      const preview = await guest.get(`/api/artworks/${id}/products/1.jpg`);
      expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/jpeg']);

      const made = await guest.post(`/api/artworks/${id}/designs`, { product_id: '1' });
      expect(made.statusCode).toBe(201);
      const design = openDesign(app, made.json<{ id: string; token: string }>());
      const { assets, sides, designed_by } = (await design.read()).json<Design>();
      expect(assets).toMatchObject([{ width: 1200 }]);
      expect(designed_by).toMatchObject([{ id: 'meera', name: 'Meera Devi' }]);
      expect(sides[0]?.layers).toMatchObject([{ kind: 'picture', locked: true }]);

      // Browsers get pictures that are drawn from the copy for screens, even at the density of the print.
      const [printFile = ''] = (await app.storage.list(`designs/${design.id}`)).filter((key) =>
        key.endsWith('.png'),
      );
      const content = (await app.storage.get(printFile)) ?? Buffer.of();
      await app.storage.delete(printFile);
      const url = `/api/designs/${design.id}/sides/${sides[0]?.side}.png?dpi=300`;
      const side = await app.inject({ url, headers: design.headers });
      expect(side.statusCode).toBe(200);
      await app.storage.put(printFile, content);

      const line = { product_id: '1', quantity: 1, design_id: design.id, design_token: design.token };
      const order = await placeOrder(app, { lines: [line], payment: 'upi' });
      expect((await fetchOrder(app, order)).lines[0]?.designed_by).toEqual([
        { id: 'meera', name: 'Meera Devi', art_type: 'Warli' },
      ]);
      await meera.patch(`${GALLERY_PATH}/${id}`, { printable: false });
      expect((await guest.get(`/api/artworks/${id}/products`)).statusCode).toBe(404);
      expect((await guest.post(`/api/artworks/${id}/designs`, { product_id: '1' })).statusCode).toBe(404);
      const again = await sendOrder(app, { lines: [line], payment: 'upi' });
      expect(again.statusCode).toBe(422);
      expect(again.json<{ detail: string }>().detail).toContain('Meera Devi has replaced or withdrawn');
    }));
});

test('offers no artwork that its artist has not marked, and none of a deleted artist', () =>
  withGallery(async (fixture) => {
    const { app, guest } = fixture;
    expect((await guest.get('/api/artworks/dance/products')).statusCode).toBe(404);
    const id = await addPrintableArtwork(fixture);
    await app.db.updateTable('artists').set({ deleted_at: app.now().toISOString() }).execute();
    expect((await guest.get(`/api/artworks/${id}/products`)).statusCode).toBe(404);
  }));
