import type { FastifyInstance } from 'fastify';
import { testWithApp } from '../../testing/app.ts';
import { deliverMails } from '../../testing/mailbox.ts';
import { placeOrder } from '../../testing/orders.ts';
import { decodePixels, createPlainPicture } from '../../testing/pictures.ts';

const SITE = 'http://localhost:3000';

/** Returns the text of the delivered mail, and the pictures in the mail's HTML except the logo. */
async function readMail(app: FastifyInstance) {
  const [mail] = await deliverMails(app);
  const pictures = [...String(mail?.html).matchAll(/<img src="(http[^"]+)" alt="([^"]*)"/g)].map(
    ([, url = '', alt]) => ({ path: url.replaceAll('&amp;', '&').replace(SITE, ''), alt }),
  );
  return { text: mail?.text, pictures };
}

async function storePictureOfProduct(app: FastifyInstance): Promise<void> {
  const picture = createPlainPicture(800, 800).webp({ lossless: true });
  await app.storage.put('media/a/front-800x800.webp', await picture.toBuffer());
}

const test = testWithApp({ env: { UPI_ID: 'rangmala@okbank' } });

test('shows a JPEG of the ordered product in mails', async (app) => {
  const { number } = await placeOrder(app, { payment: 'upi' });
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
});
