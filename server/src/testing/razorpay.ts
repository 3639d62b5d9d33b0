import type { AddressInfo } from 'node:net';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { AppDependencies } from '../app.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { type SentEvent, TestGateway } from '../shop/orders/payments/test-gateway/test-gateway.ts';
import { withApp, withFolder } from './app.ts';
import { type OptionsAndWork, readOptions, testWith } from './test-with.ts';
import { createMigratedDatabase } from './test-database.ts';

export const RAZORPAY_KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_rangmala',
  RAZORPAY_KEY_SECRET: 'key secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
};

/** A simulated Razorpay with an HTTP API and a separate database. */
export interface SimulatedRazorpay extends Pick<ListeningGateway, 'gateway' | 'ledger'> {
  /** Webhooks of the gateway. The test sends them in any sequence, repeats them or drops them. */
  events: SentEvent[];
  /** Requests to the gateway's API, such as `POST /v1/orders`. */
  calls: string[];
  /** Sends a webhook to the shop. */
  send(app: FastifyInstance, event: SentEvent | undefined): Promise<LightMyRequestResponse>;
}

/** A test gateway that listens on a port and has a separate database. */
export interface ListeningGateway {
  gateway: TestGateway;
  /** The gateway's database with all payments and refunds. */
  ledger: Database;
  /** Origin of the gateway's API. */
  url: string;
}

interface GatewayOptions {
  /** Receives the gateway's webhooks. */
  deliver: (event: SentEvent) => void;
  /** Called for each request to the gateway's API, such as `POST /v1/orders`. */
  onCall?: (call: string) => void;
  /** Returns whether the gateway closes the connection without a response. The gateway still processes the request. */
  shouldDropResponse?: () => boolean;
  now?: () => Date;
}

/** Runs `work` with a test gateway that listens on a port, and closes the gateway afterwards. */
export async function withGateway(
  work: (listening: ListeningGateway) => Promise<void>,
  {
    deliver,
    onCall = () => undefined,
    shouldDropResponse = () => false,
    now = () => new Date(),
  }: GatewayOptions,
): Promise<void> {
  await withFolder(async (dataDir) => {
    await createMigratedDatabase('embedded', dataDir);
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
      gateway.api.addHook('onSend', async (request) => void (shouldDropResponse() && request.raw.destroy()));
      await gateway.api.listen({ port: 0, host: '127.0.0.1' });
      const { port } = gateway.api.server.address() as AddressInfo;
      await work({ gateway, ledger, url: `http://127.0.0.1:${port}` });
    } finally {
      await gateway.api.close();
      await ledger.destroy();
    }
  });
}

interface WithRazorpayOptions {
  env?: object;
  now?: () => Date;
  /** Receives the log of the shop. */
  logStream?: AppDependencies['logStream'];
}

/** Runs `work` with a shop that sends its payments to a simulated Razorpay. */
export async function withRazorpay(
  ...args: OptionsAndWork<
    WithRazorpayOptions,
    (app: FastifyInstance, razorpay: SimulatedRazorpay) => Promise<void>
  >
): Promise<void> {
  const [{ env = {}, now, logStream }, work] = readOptions(args);
  const events: SentEvent[] = [];
  const calls: string[] = [];
  await withGateway(
    async ({ gateway, ledger, url }) => {
      await withApp(
        {
          env: { ...RAZORPAY_KEYS, RAZORPAY_API: `${url}/`, ...env },
          dependencies: { ...(now && { now }), ...(logStream && { logStream }) },
        },
        (app) => work(app, { gateway, ledger, events, calls, send: sendEvent }),
      );
    },
    {
      deliver: (event) => void events.push(event),
      onCall: (call) => void calls.push(call),
      ...(now && { now }),
    },
  );
}

/** Test with a shop and its simulated Razorpay; see {@link withRazorpay}. */
export const test = testWith<[app: FastifyInstance, razorpay: SimulatedRazorpay]>(withRazorpay);

/** Sends a webhook to a shop. @throws Error when `event` is undefined */
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
