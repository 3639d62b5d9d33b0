import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { withApp } from '../../testing/app.ts';
import { createDesignContent, createDesign, putDesign, createTextLayer } from '../../testing/designs.ts';
import { fetchOrder, placeOrder } from '../../testing/orders.ts';
import { decodePixels, createPlainPicture } from '../../testing/pictures.ts';
import { insertPersonalisedCatalogue } from '../../testing/products.ts';

const SITE = 'http://localhost:3000';

/** Returns the text of the mail in the outbox, and the pictures in the mail's HTML except the logo. */
async function readMail(app: FastifyInstance) {
  const { content } = await app.db
    .selectFrom('outbox')
    .select('content')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const mail = JSON.parse(content) as { html: string; text: string };
  const pictures = [...mail.html.matchAll(/<img src="(http[^"]+)" alt="([^"]*)"/g)].map(
    ([, url = '', alt]) => ({ path: url.replaceAll('&amp;', '&').replace(SITE, ''), alt }),
  );
  return { text: mail.text, pictures };
}

async function storePictureOfProduct(app: FastifyInstance): Promise<void> {
  await mkdir(join(app.mediaDir, 'a'), { recursive: true });
  const picture = createPlainPicture(800, 800).webp({ lossless: true });
  await writeFile(join(app.mediaDir, 'a', 'front-800x800.webp'), await picture.toBuffer());
}

test('shows a JPEG of the ordered product in mails', () =>
  withApp(
    async (app) => {
      const { number } = await placeOrder(app);
      await storePictureOfProduct(app);
      const { text, pictures } = await readMail(app);
      expect(text).toContain('1 × Warli Mug   ₹349.50');
      expect(pictures).toEqual([
        { path: expect.stringContaining(`/api/orders/${number}/lines/0.jpg?token=`), alt: 'Warli Mug' },
      ]);
      const response = await app.inject(pictures[0]?.path ?? '');
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
      const { getColourAt, info } = await decodePixels(response.rawPayload);
      expect([info.width, info.height]).toEqual([320, 320]);
      const expectedColour = [0xc0, 0x39, 0x2b];
      getColourAt(160, 160).forEach((channel, index) =>
        expect(Math.abs(channel - (expectedColour[index] ?? 0))).toBeLessThan(4),
      );
    },
    { env: { TEST_GATEWAY: 'on' } },
  ));

test('shows the approval picture of a personalised product in mails', () =>
  withApp(
    async (app) => {
      await insertPersonalisedCatalogue(app);
      const { id, token, headers } = await createDesign(app);
      await putDesign(app, { id, token, headers }, createDesignContent([createTextLayer()]));
      await placeOrder(app, {
        lines: [{ product_id: '1', options: {}, quantity: 1, design_id: id, design_token: token }],
      });
      const { pictures } = await readMail(app);
      expect(pictures).toEqual([
        {
          path: expect.stringContaining(`/api/designs/${id}/previews/wrap.jpg`),
          alt: 'Your design on Warli Mug',
        },
      ]);
    },
    { env: { TEST_GATEWAY: 'on' } },
  ));

test('returns 404 for a product picture without the mailed token, for an unknown line, and for a missing file', () =>
  withApp(
    async (app) => {
      const placedOrder = await placeOrder(app);
      const [picture] = (await readMail(app)).pictures;
      const fetchStatus = async (path = '') => (await app.inject(path)).statusCode;
      expect(await fetchStatus(picture?.path)).toBe(404);
      await storePictureOfProduct(app);
      expect(await fetchStatus(picture?.path)).toBe(200);
      const { number, token } = placedOrder;
      expect(await fetchStatus(`/api/orders/${number}/lines/0.jpg`)).toBe(404);
      expect(await fetchStatus(`/api/orders/${number}/lines/0.jpg?token=${token}`)).toBe(404);
      expect(await fetchStatus(picture?.path.replace('/lines/0', '/lines/1'))).toBe(404);
      // The token in the picture's URL does not give access to the order.
      const pictureToken = new URL(picture?.path ?? '', SITE).searchParams.get('token');
      expect(await fetchStatus(`/api/orders/${number}?token=${pictureToken}`)).toBe(404);
      await fetchOrder(app, placedOrder);
    },
    { env: { TEST_GATEWAY: 'on' } },
  ));
