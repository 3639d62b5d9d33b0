import type { ArtistGallery, HandOver } from '@rangmala/shared/contract';
import { withArtists } from '../../../testing/artists.ts';
import { listPrintJobs, requestPrintFiles } from '../../../shop/designs/index.ts';
import { makeNextPrintFiles } from '../../../shop/designs/print/worker.ts';
import { describeOnEveryDatabase } from '../../../testing/databases.ts';
import { bookDesignedSession, eraseAsha } from '../../../testing/hand-overs.ts';
import { placeOrder, sendOrder } from '../../../testing/orders.ts';
import { expectErrorDetail } from '../../../testing/errors.ts';

describeOnEveryDatabase(() => {
  test('shows an approved design in the gallery until the customer withdraws the consent', () =>
    withArtists({ env: { UPI_ID: 'rangmala@okbank' } }, async (fixture) => {
      const { app, asha, guest } = fixture;
      const { meera, path, artistPath, handOver, read } = await bookDesignedSession(fixture);
      const version = (await handOver()).versions[0];
      const picture = version?.pictures[0]?.id ?? '';
      const artwork = { picture, title: 'Peacock', art_types: ['Warli'] };
      const show = () => meera.post(`${artistPath}/gallery`, artwork);
      const listGallery = async () =>
        (await guest.get('/api/artists/meera/gallery')).json<ArtistGallery>().artworks;

      await asha.post(`${path}/approval`, { version: 1 });
      const refused = await show();
      expectErrorDetail(refused, 422, 'Asha has not allowed it, so please keep it out of the gallery.');
      await asha.put(`${path}/gallery`, { gallery: true });
      const shown = (await show()).json<HandOver>();
      const artworks = await listGallery();
      expect(artworks).toMatchObject([{ title: 'Peacock', art_types: ['Warli'] }]);
      expect(shown.versions[0]?.pictures[0]?.artwork_id).toBe(artworks[0]?.id);
      expect((await show()).statusCode).toBe(409);

      const artworkId = artworks[0]?.id ?? '';
      await meera.patch(`/api/artists/meera/gallery/${artworkId}`, { printable: true });
      const made = await guest.post(`/api/artworks/${artworkId}/designs`, { product_id: '1' });
      const { id: designId, token } = made.json<{ id: string; token: string }>();
      const line = { product_id: '1', quantity: 1, design_id: designId, design_token: token };
      await placeOrder(app, { lines: [line], payment: 'upi' });

      await asha.put(`${path}/gallery`, { gallery: false });
      expect(await listGallery()).toEqual([]);
      expect((await read()).versions[0]?.pictures[0]).not.toHaveProperty('artwork_id');
      expect((await guest.get(artworks[0]?.image ?? '')).statusCode).toBe(404);
      expect(await app.storage.list(`artworks/${artworkId}`)).toEqual([]);
      expect((await sendOrder(app, { lines: [line], payment: 'upi' })).statusCode).toBe(422);
      expect((await show()).statusCode).toBe(422);
      await requestPrintFiles(app.db, { designId, lineId: 'line-1', job: {}, now: app.now() });
      await makeNextPrintFiles(app);
      expect(await listPrintJobs(app.db, ['line-1'], app.now())).toMatchObject([{ state: 'ready' }]);
      // The customer's own designs do not depend on the consent.
      const own = await asha.post(`${path}/designs`, { product_id: '1', picture });
      expect(own.statusCode).toBe(201);

      await asha.put(`${path}/gallery`, { gallery: true });
      await show();
      artwork.picture = (await handOver()).versions[0]?.pictures[0]?.id ?? '';
      expect(await listGallery()).toEqual([]);

      await asha.post(`${path}/approval`, { version: 2, gallery: true });
      await show();
      expect(await listGallery()).toHaveLength(1);
      await eraseAsha(app);
      expect(await listGallery()).toEqual([]);
    }));
});
