import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order, PlacedOrder } from '@rangmala/shared/contract';
import { openDatabase } from '../../src/database/database.ts';
import type { SentEvent } from '../../src/shop/orders/payments/test-gateway/test-gateway.ts';
import { withFolder } from '../../src/testing/app.ts';
import { insertCatalogue } from '../../src/testing/catalogue.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { ORDER } from '../../src/testing/orders.ts';
import { RAZORPAY_KEYS, withGateway } from '../../src/testing/razorpay.ts';
import { type ServerProcess, withServerProcesses } from '../../src/testing/server-process.ts';
import { printLine } from '../measure.ts';

/*
 * Sends webhooks to a server process at a constant rate, each event three times at intervals of about one second.
 * Measures the handling and response times, the CPU time of the server, and the time until the API returns an order
 * as paid.
 *   npx tsx server/bench/payments/webhooks.ts [per second] [orders]
 * Uses PostgreSQL when TEST_DATABASE_URL is set, otherwise SQLite. Exits with status 1 when the response to a webhook
 * has a status other than 200, or when a polled order is not paid a minute after its webhook.
 */
const [WEBHOOKS_PER_SECOND = 100, ORDERS = 300] = process.argv.slice(2).map(Number);
const COPIES_PER_EVENT = 3;
/**
 * After every request with an index that is a multiple of this number, the benchmark polls the order until it is paid,
 * if the request is the first copy of its event.
 */
const POLL_EVERY_NTH_REQUEST = 10;
const POLL_INTERVAL_MS = 100;
/** Longest time from a webhook until the API returns the order as paid. */
const PAID_TIMEOUT_MS = 60_000;
/** Linux counts CPU time in ticks of 1/100 s. */
const TICKS_PER_SECOND = 100;

const events: SentEvent[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

await withFolder(async (dataDir) => {
  const kind = process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'embedded';
  const database = await createTestDatabase(kind);
  const db = await openDatabase({ dataDir, databaseUrl: database.url });
  await insertCatalogue(db);
  await db.destroy();
  try {
    await withGateway(
      ({ gateway, url }) =>
        withServerProcesses(async (start) => {
          const server = await start({
            ...RAZORPAY_KEYS,
            RAZORPAY_API: url,
            // Postpones all checks of a payment except the first three.
            RECONCILE_SECONDS: '3600',
            DATA_DIR: dataDir,
            DATABASE_URL: database.url,
            LOG_LEVEL: 'info',
          });
          const orders: PlacedOrder[] = [];
          for (let index = 0; index < ORDERS; index += 1) orders.push(await placeOrder(server, index));
          // Waits for the checks 3, 10 and 30 seconds after the start of a payment, so that only webhooks mark orders
          // as paid.
          await pause(31_000);
          for (const { payment } of orders) await gateway.pay(payment.gateway_order_id ?? '');
          await sendWebhooks(server, orders);
        }),
      { deliver: (event) => void events.push(event) },
    );
  } finally {
    await database.drop();
  }
});

async function sendWebhooks(server: ServerProcess, orders: readonly PlacedOrder[]): Promise<void> {
  if (events.length !== orders.length)
    throw new Error(`The gateway sent ${events.length} events for ${orders.length} orders.`);
  const requests = events
    .flatMap((event, index) =>
      Array.from({ length: COPIES_PER_EVENT }, (_, copy) => ({
        event,
        order: copy === 0 ? orders[index] : undefined,
        position: COPIES_PER_EVENT * index + copy * WEBHOOKS_PER_SECOND,
      })),
    )
    .sort((a, b) => a.position - b.position);
  const times: number[] = [];
  const timesUntilPaid: number[] = [];
  const statuses = new Set<number>();
  const cpuBefore = readCpuSeconds(server.pid);
  const startedAt = performance.now();
  await Promise.all(
    requests.map(async ({ event, order }, index) => {
      await pause((index * 1000) / WEBHOOKS_PER_SECOND);
      const sentAt = performance.now();
      const status = await postWebhook(server, event);
      times.push(performance.now() - sentAt);
      statuses.add(status);
      if (order && index % POLL_EVERY_NTH_REQUEST === 0)
        timesUntilPaid.push(await waitUntilPaid(server, order, sentAt));
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const handlingTimes = readHandlingTimes(server);
  const usedCpuSeconds = readCpuSeconds(server.pid) - cpuBefore;
  printLine(
    JSON.stringify({
      webhooks: times.length,
      statuses: [...statuses],
      perSecond: Math.round(times.length / seconds),
      handlingMs: {
        median: computePercentile(handlingTimes, 0.5),
        p99: computePercentile(handlingTimes, 0.99),
        max: computePercentile(handlingTimes, 1),
      },
      responseMs: {
        median: computePercentile(times, 0.5),
        p95: computePercentile(times, 0.95),
        p99: computePercentile(times, 0.99),
        max: computePercentile(times, 1),
      },
      untilPaidMs: {
        orders: timesUntilPaid.length,
        median: computePercentile(timesUntilPaid, 0.5),
        p99: computePercentile(timesUntilPaid, 0.99),
        max: computePercentile(timesUntilPaid, 1),
      },
      cpuMsPerWebhook: Number(((usedCpuSeconds * 1000) / times.length).toFixed(2)),
    }),
  );
  if ([...statuses].some((status) => status !== 200)) process.exitCode = 1;
}

async function placeOrder({ url }: ServerProcess, index: number): Promise<PlacedOrder> {
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `webhooks-${index}` },
    body: JSON.stringify({ ...ORDER, payment: 'razorpay' }),
  });
  if (response.status !== 201) throw new Error(`An order was answered ${response.status}.`);
  return (await response.json()) as PlacedOrder;
}

/**
 * Sends a webhook over keep-alive connections, like a gateway.
 * @returns the status of the response
 */
function postWebhook({ url }: ServerProcess, { id, body, signature }: SentEvent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': id,
    };
    const outgoing = request(`${url}/api/payments/razorpay/webhook`, { method: 'POST', agent, headers });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.end(body);
  });
}

/** Returns the handling times of webhooks in milliseconds from the server's log. */
function readHandlingTimes({ readLog }: ServerProcess): number[] {
  return readLog()
    .split('\n')
    .filter((line) => line.includes('/webhook"'))
    .map((line) => (JSON.parse(line) as { ms: number }).ms);
}

async function waitUntilPaid(
  { url }: ServerProcess,
  { number, token }: PlacedOrder,
  sentAt: number,
): Promise<number> {
  while (performance.now() - sentAt < PAID_TIMEOUT_MS) {
    const response = await fetch(`${url}/api/orders/${number}`, { headers: { 'order-token': token } });
    const order = (await response.json()) as Order;
    if (order.payment_status === 'paid') return performance.now() - sentAt;
    await pause(POLL_INTERVAL_MS);
  }
  throw new Error(`Order ${number} is not paid ${PAID_TIMEOUT_MS / 1000} s after its webhook.`);
}

/** Returns the user and system CPU time of a process in seconds (Linux only). */
function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function computePercentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}
