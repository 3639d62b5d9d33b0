import type { FastifyInstance } from 'fastify';
import { readOrCreateSiteSecret } from '../../../../database/site-secret.ts';
import { Razorpay, type FetchFunction } from '../razorpay.ts';
import { TestGateway } from './test-gateway.ts';

const KEY_ID = 'test_gateway';

/** Creates a test gateway in this process and a client of the gateway. The gateway does not listen on a port. */
export async function createTestGateway(
  app: FastifyInstance,
): Promise<{ gateway: TestGateway; client: Razorpay }> {
  const keySecret = (await readOrCreateSiteSecret(app.db, 'test-gateway')).toString('hex');
  const keys = { keyId: KEY_ID, keySecret, webhookSecret: `webhook ${keySecret}` };
  const gateway = new TestGateway({
    db: app.db,
    now: app.now,
    ...keys,
    async deliver({ id, body, signature }) {
      await app.inject({
        method: 'POST',
        url: '/api/payments/test/webhook',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': signature,
          'x-razorpay-event-id': id,
        },
        payload: body,
      });
    },
  });
  app.addHook('onClose', () => gateway.api.close());
  const client = new Razorpay({
    api: 'http://test-gateway',
    ...keys,
    send: createInjectingFetch(gateway.api),
  });
  return { gateway, client };
}

/** Returns a `fetch` that sends requests to an app of this process. */
function createInjectingFetch(api: FastifyInstance): FetchFunction {
  return async (url, init) => {
    const { pathname, search } = new URL(url);
    const response = await api.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: init.headers as Record<string, string>,
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    return new Response(response.payload, { status: response.statusCode });
  };
}
