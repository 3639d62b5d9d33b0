import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { withApp, test } from '../testing/app.ts';
import { createBrowser } from '../testing/browser.ts';
import { describeOnEveryDatabase } from '../testing/databases.ts';
import { createDesign, createFourColourPicture } from '../testing/designs.ts';
import { createFileForm } from '../testing/form.ts';
import { withObjectStore } from '../testing/object-store.ts';
import { placeOrder } from '../testing/orders.ts';
import { insertUpload } from '../testing/pictures.ts';
import { insertPersonalisedCatalogue } from '../testing/products.ts';
import { runUploadCollector, UNUSED_UPLOAD_MS } from './collector.ts';

const NOW = new Date('2026-11-20T00:00:00.000Z');
const LONG_AGO = new Date(NOW.getTime() - UNUSED_UPLOAD_MS - 1);
const getUrl = (id: string) => `/uploads/${id}/design-9x9.webp`;

async function addUpload(app: FastifyInstance, id: string, created = LONG_AGO): Promise<void> {
  const url = await insertUpload(app, id, { created_at: created.toISOString() });
  await app.storage.put(url.slice(1), 'x');
}

describeOnEveryDatabase(() => {
  test('deletes unused uploads after the grace period, and keeps used and recent uploads', async (app) => {
    for (const id of ['unused', 'testimonial', 'line', 'ordered']) await addUpload(app, id);
    await addUpload(app, 'fresh', new Date(NOW.getTime() - 1000));
    const variantKey = 'uploads/unused/design-9x9.avif';
    await app.storage.put(variantKey, 'x');
    await app.db
      .insertInto('testimonials')
      .values({
        id: 't',
        name: 'A',
        testimonial: 'B',
        image: getUrl('testimonial'),
        placeholder: null,
        position: 0,
      })
      .execute();
    await placeOrder(app, { payment: 'cash' });
    await app.db
      .updateTable('order_lines')
      .set({ image: getUrl('line') })
      .execute();
    app.uploadReferenceFinders.push(async (_db, urls) => urls.filter((url) => url === getUrl('ordered')));

    expect(await runUploadCollector(app, NOW)).toBe(1);
    const rows = await app.db.selectFrom('uploads').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(['fresh', 'line', 'ordered', 'testimonial']);
    expect(await app.storage.exists(getUrl('unused').slice(1))).toBe(false);
    expect(await app.storage.exists(variantKey)).toBe(false);
    expect(await app.storage.exists(getUrl('ordered').slice(1))).toBe(true);
  });
});

test('deletes folders of pictures without a row after a day', async (app) => {
  await addUpload(app, 'known', NOW);
  const roots = ['uploads', 'artworks', 'hand-overs', 'designs'].map((name) =>
    join(app.settings.dataDir, name),
  );
  for (const root of roots) {
    for (const folder of ['orphan', 'new-orphan']) {
      await mkdir(join(root, folder), { recursive: true });
      await writeFile(join(root, folder, 'design-9x9.webp'), 'x');
    }
    await utimes(join(root, 'orphan'), LONG_AGO, LONG_AGO);
    await utimes(join(root, 'new-orphan'), NOW, NOW);
  }

  await runUploadCollector(app, NOW);
  const [uploads = '', ...others] = await Promise.all(roots.map((root) => readdir(root)));
  expect(others).toEqual([['new-orphan'], ['new-orphan'], ['new-orphan']]);
  expect([...uploads].sort()).toEqual(['known', 'new-orphan']);
});

async function checkFoldersOfDesigns(app: FastifyInstance): Promise<void> {
  await insertPersonalisedCatalogue(app);
  const design = await createDesign(app);
  await design.addPicture(await createFourColourPicture(20, 20));
  const usedKeys = await app.storage.list('designs');
  expect(usedKeys).toHaveLength(2);
  for (const key of ['designs/deleted/a.png', 'designs/deleted/a.webp']) await app.storage.put(key, 'x');
  expect(await runUploadCollector(app, new Date())).toBe(0);
  expect(await app.storage.list('designs')).toHaveLength(4);
  expect(await runUploadCollector(app, new Date(Date.now() + 25 * 60 * 60_000))).toBe(1);
  expect(await app.storage.list('designs')).toEqual(usedKeys);
}

describeOnEveryDatabase(() => {
  test(
    'deletes folders of designs without a row after a day, and keeps those of other designs',
    checkFoldersOfDesigns,
  );
});

test('deletes folders of designs without a row from a bucket', () =>
  withObjectStore((env) => withApp({ env }, checkFoldersOfDesigns)));

test('refuses uploads of a browser above its daily quota, and accepts uploads of another browser', () =>
  withApp({ env: { RATE_LIMITS: 'on' } }, async (app) => {
    const browser = createBrowser(app, '203.0.113.7');
    const send = () => browser.post('/api/upload-image', undefined, createFileForm('no picture'));
    expect((await send()).statusCode).toBe(415);
    expect([...browser.cookies.keys()]).toEqual(['rangmala_uploads']);
    const { sha256 } = await import('../lib/secrets.ts');
    const guest_hash = sha256(browser.cookies.get('rangmala_uploads') ?? '');
    const created_at = new Date().toISOString();
    await insertUpload(app, 'large', { bytes: 500 * 1024 * 1024, guest_hash, created_at });
    const response = await send();
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('86400');
    expect(response.json()).toEqual({
      detail: 'You’ve uploaded a lot of images today. Please try again tomorrow, or write to us.',
    });
    const otherResponse = await createBrowser(app, '203.0.113.7').post(
      '/api/upload-image',
      undefined,
      createFileForm('x'),
    );
    expect(otherResponse.statusCode).toBe(415);
  }));
