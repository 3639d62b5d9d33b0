import type { AddressInfo } from 'node:net';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { openDatabase } from '../database/database.ts';
import { type SentEvent, TestGateway } from '../shop/orders/payments/test-gateway/test-gateway.ts';
import { withApp, withFolder } from './app.ts';
import type { DatabaseKind } from './databases.ts';

export const RAZORPAY_KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_rangmala',
  RAZORPAY_KEY_SECRET: 'key secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
};

/** A simulated Razorpay that speaks HTTP and has a database of its own. */
export interface Razorpay {
  gateway: TestGateway;
  /** Webhooks to be sent; the test decides which arrive, how often and in what order. */
  events: SentEvent[];
  /** Requests to its API: `POST /v1/orders`. */
  calls: string[];
  /** Sends a webhook to the shop. */
  send(app: FastifyInstance, event: SentEvent | undefined): Promise<LightMyRequestResponse>;
}

/** Runs `work` with a shop whose payments go to the simulated Razorpay. */
export async function withRazorpay(
  work: (app: FastifyInstance, razorpay: Razorpay) => Promise<void>,
  { env = {}, database = 'embedded', now }: { env?: object; database?: DatabaseKind; now?: () => Date } = {},
): Promise<void> {
  await withFolder(async (dataDir) => {
    const db = await openDatabase({ dataDir, databaseUrl: undefined });
    const events: SentEvent[] = [];
    const calls: string[] = [];
    const gateway = new TestGateway({
      db,
      keyId: RAZORPAY_KEYS.RAZORPAY_KEY_ID,
      keySecret: RAZORPAY_KEYS.RAZORPAY_KEY_SECRET,
      webhookSecret: RAZORPAY_KEYS.RAZORPAY_WEBHOOK_SECRET,
      now: now ?? (() => new Date()),
      deliver: async (event) => void events.push(event),
    });
    gateway.api.addHook('onRequest', async ({ method, url }) => void calls.push(`${method} ${url}`));
    await gateway.api.listen({ port: 0, host: '127.0.0.1' });
    const { port } = gateway.api.server.address() as AddressInfo;
    try {
      await withApp((app) => work(app, { gateway, events, calls, send: sendEvent }), {
        env: { ...RAZORPAY_KEYS, RAZORPAY_API: `http://127.0.0.1:${port}/`, ...env },
        database,
        parts: now ? { now } : {},
      });
    } finally {
      await gateway.api.close();
      await db.destroy();
    }
  });
}

function sendEvent(app: FastifyInstance, event: SentEvent | undefined): Promise<LightMyRequestResponse> {
  if (!event) throw new Error('The gateway has sent no such event.');
  return app.inject({
    method: 'POST',
    url: '/api/payments/razorpay/webhook',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': event.signature,
      'x-razorpay-event-id': event.id,
      origin: 'https://api.razorpay.com',
      'sec-fetch-site': 'cross-site',
    },
    payload: event.body,
  });
}
