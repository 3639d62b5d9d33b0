import type { AddressInfo } from 'node:net';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type Database, openDatabase } from '../database/database.ts';
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

/** A gateway that listens, with a database of its own. */
export interface ListeningGateway {
  gateway: TestGateway;
  /** Its database with all payments and refunds. */
  ledger: Database;
  /** Origin of its API. */
  url: string;
}

interface GatewayOptions {
  /** Receives its webhooks. */
  deliver: (event: SentEvent) => void;
  /** Called for each request to its API: `POST /v1/orders`. */
  onCall?: (call: string) => void;
  /** Whether the connection breaks after a request was processed, before its answer. */
  losesAnswer?: () => boolean;
  now?: () => Date;
}

/** Runs `work` with a simulated Razorpay, and removes it afterwards. */
export async function withGateway(
  work: (listening: ListeningGateway) => Promise<void>,
  { deliver, onCall = () => undefined, losesAnswer = () => false, now = () => new Date() }: GatewayOptions,
): Promise<void> {
  await withFolder(async (dataDir) => {
    const ledger = await openDatabase({ dataDir, databaseUrl: undefined });
    const gateway = new TestGateway({
      db: ledger,
      keyId: RAZORPAY_KEYS.RAZORPAY_KEY_ID,
      keySecret: RAZORPAY_KEYS.RAZORPAY_KEY_SECRET,
      webhookSecret: RAZORPAY_KEYS.RAZORPAY_WEBHOOK_SECRET,
      now,
      deliver: async (event) => deliver(event),
    });
    try {
      gateway.api.addHook('onRequest', async ({ method, url }) => onCall(`${method} ${url}`));
      gateway.api.addHook('onSend', async (request) => void (losesAnswer() && request.raw.destroy()));
      await gateway.api.listen({ port: 0, host: '127.0.0.1' });
      const { port } = gateway.api.server.address() as AddressInfo;
      await work({ gateway, ledger, url: `http://127.0.0.1:${port}` });
    } finally {
      await gateway.api.close();
      await ledger.destroy();
    }
  });
}

/** Runs `work` with a shop whose payments go to the simulated Razorpay. */
export async function withRazorpay(
  work: (app: FastifyInstance, razorpay: Razorpay) => Promise<void>,
  { env = {}, database = 'embedded', now }: { env?: object; database?: DatabaseKind; now?: () => Date } = {},
): Promise<void> {
  const events: SentEvent[] = [];
  const calls: string[] = [];
  await withGateway(
    async ({ gateway, url }) => {
      await withApp((app) => work(app, { gateway, events, calls, send: sendEvent }), {
        env: { ...RAZORPAY_KEYS, RAZORPAY_API: `${url}/`, ...env },
        database,
        parts: now ? { now } : {},
      });
    },
    {
      deliver: (event) => void events.push(event),
      onCall: (call) => void calls.push(call),
      ...(now && { now }),
    },
  );
}

/** Sends a webhook to a shop. */
export function sendEvent(
  app: FastifyInstance,
  event: SentEvent | undefined,
): Promise<LightMyRequestResponse> {
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
