import type { FastifyInstance } from 'fastify';
import { withApp } from '../../testing/app.ts';
import { createBrowser } from '../../testing/browser.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import {
  addPicture,
  createDesignContent,
  createDesign,
  createFourColourPicture,
  putDesign,
} from '../../testing/designs.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';
import { insertDesign } from './queries.ts';
import { GUEST_LIMIT, IP_LIMIT } from './quota.ts';

const TOO_MANY_UPLOADS = 'You’ve uploaded a lot of images today. Please try again tomorrow, or write to us.';

const TOO_MANY_DESIGNS = 'You’ve started a lot of designs today. Please try again tomorrow, or write to us.';
const STORAGE_FULL = 'We can’t save designs right now because our storage is full. Please try again later.';

/** Sets the stored size of every design picture, in bytes. */
const setBytes = (app: FastifyInstance, bytes: number) =>
  app.db.updateTable('design_assets').set({ bytes }).execute();

describeOnEveryDatabase((database) => {
  test('refuses pictures and copies of designs above the daily upload quota of an IP address', () =>
    withApp(
      async (app) => {
        await insertPersonalisedCatalogue(app);
        const design = await createDesign(app);
        const firstUpload = await addPicture(app, design, await createFourColourPicture(20, 20));
        expect(firstUpload.response.statusCode).toBe(201);
        const storedRows = await app.db.selectFrom('design_assets').selectAll().execute();
        expect(storedRows).toEqual([
          expect.objectContaining({
            bytes: expect.any(Number),
            address_hash: expect.any(String),
            guest_hash: expect.any(String),
          }),
        ]);
        expect(storedRows[0]?.bytes).toBeGreaterThan(100);
        const copy = () =>
          app.inject({
            method: 'POST',
            url: `/api/designs/${design.id}/copies`,
            headers: design.headers,
            payload: { product_id: '1' },
          });
        expect((await copy()).statusCode).toBe(201);
        const sizes = await app.db.selectFrom('design_assets').select('bytes').execute();
        expect(sizes).toEqual([{ bytes: storedRows[0]?.bytes }, { bytes: storedRows[0]?.bytes }]);

        await setBytes(app, 1000 * 1024 * 1024);
        const secondUpload = await addPicture(app, design, await createFourColourPicture(24, 24));
        expect(secondUpload.response.statusCode).toBe(429);
        expect(secondUpload.response.json()).toEqual({ detail: TOO_MANY_UPLOADS });
        expect((await copy()).statusCode).toBe(429);
      },
      { database, env: { RATE_LIMITS: 'on' } },
    ));

  test.each([
    ['an IP address', '198.51.100.1', IP_LIMIT],
    ['a browser', '198.51.100.2', GUEST_LIMIT],
  ])('refuses new designs and copies above the daily limit of %s', (_, ip, limit) =>
    withApp(
      async (app) => {
        await insertPersonalisedCatalogue(app);
        const browser = createBrowser(app, ip);
        const create = (token?: string) =>
          browser.post('/api/designs', { product_id: '1', ...(token !== undefined && { token }) });
        const first = await create('t'.repeat(43));
        expect(first.statusCode).toBe(201);
        const { id, token } = first.json<{ id: string; token: string }>();
        const { address_hash, guest_hash } = await app.db
          .selectFrom('designs')
          .select(['address_hash', 'guest_hash'])
          .executeTakeFirstOrThrow();
        const uploader =
          limit === IP_LIMIT
            ? { address_hash: address_hash ?? '', guest_hash: 'other' }
            : { address_hash: 'other', guest_hash: guest_hash ?? '' };
        const content = { v: 1 as const, options: {}, note: '', sides: [] };
        const newDesign = { productId: '1', userId: undefined, content, uploader };
        const yesterday = new Date(app.now().getTime() - 25 * 60 * 60_000);
        await insertDesign(app.db, { ...newDesign, now: yesterday });
        await app.db.transaction().execute(async (transaction) => {
          for (let count = 2; count < limit; count += 1)
            await insertDesign(transaction, { ...newDesign, now: app.now() });
        });
        expect((await create()).statusCode).toBe(201);

        const copy = await browser.post(
          `/api/designs/${id}/copies`,
          { product_id: '1' },
          { headers: { 'design-token': token } },
        );
        for (const refusal of [await create(), copy]) {
          expect(refusal.statusCode).toBe(429);
          expect(refusal.headers['retry-after']).toBe('86400');
          expect(refusal.json()).toEqual({ detail: TOO_MANY_DESIGNS });
        }
        expect((await create(token)).json()).toMatchObject({ id });
        const otherBrowser = createBrowser(app, '198.51.100.3');
        expect((await otherBrowser.post('/api/designs', { product_id: '1' })).statusCode).toBe(201);
      },
      { database, env: { RATE_LIMITS: 'on' } },
    ),
  );
});

test('returns 507 for new, changed and copied designs and for pictures when the free disk space is below the reserve', () =>
  withApp(
    async (app) => {
      await insertPersonalisedCatalogue(app);
      const content = { v: 1 as const, options: {}, note: '', sides: [] };
      const newDesign = { productId: '1', userId: undefined, now: app.now(), content };
      const { row, token } = await insertDesign(app.db, newDesign);
      const design = { id: row.id, token, headers: { 'design-token': token } };
      for (const refusal of [
        await app.inject({ method: 'POST', url: '/api/designs', payload: { product_id: '1' } }),
        await putDesign(app, design, createDesignContent([])),
      ]) {
        expect(refusal.statusCode).toBe(507);
        expect(refusal.json()).toEqual({ detail: STORAGE_FULL });
      }
      const { response } = await addPicture(app, design, await createFourColourPicture(20, 20));
      expect(response.statusCode).toBe(507);
      const copy = await app.inject({
        method: 'POST',
        url: `/api/designs/${design.id}/copies`,
        headers: design.headers,
        payload: { product_id: '1' },
      });
      expect(copy.statusCode).toBe(507);
    },
    { env: { DISK_RESERVE_MB: '999999999' } },
  ));
