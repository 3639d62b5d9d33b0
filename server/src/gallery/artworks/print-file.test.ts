import sharp from 'sharp';
import type { Artwork, UploadedArtwork } from '@rangmala/shared/contract';
import { createArtworkForm, withGallery, test } from '../../testing/gallery.ts';
import { createPlainPicture } from '../../testing/pictures.ts';
import { preparePrintFile } from './print-file.ts';

const GALLERY_PATH = '/api/artists/meera/gallery';

test('shows a small picture of an artwork, and prints it in the size of the upload', () =>
  withGallery(async ({ app, meera, guest }) => {
    const file = await createPlainPicture(2400, 1200).png().toBuffer();
    const upload = await meera.post(GALLERY_PATH, undefined, await createArtworkForm({ file }));
    const { id, image, printable } = upload.json<UploadedArtwork>().data;
    expect(image).toMatch(/artwork-1600x800\.webp$/);
    expect(printable).toBeUndefined();
    const changed = await meera.patch(`${GALLERY_PATH}/${id}`, { printable: true });
    expect(changed.json<Artwork>()).toMatchObject({ printable: true, title: 'The Banyan' });
    const { key, screenKey, width, height } = await preparePrintFile(app, id);
    expect([width, height]).toEqual([2400, 1200]);
    expect((await sharp(await app.storage.get(screenKey)).metadata()).width).toBe(1600);
    expect(await app.storage.exists(key)).toBe(true);
    for (const path of [key, `artworks/${id}/original`])
      expect((await guest.get(`/${path}`)).statusCode).toBe(404);
    expect((await meera.delete(`${GALLERY_PATH}/${id}`)).statusCode).toBe(204);
    expect(await app.storage.exists(key)).toBe(false);
  }));
