import { setTimeout as pause } from 'node:timers/promises';
import { printLine } from '../../tools/repository/bench/bench-site.mjs';
import { openDatabase } from '../src/database/database.ts';
import { withFolder } from '../src/testing/app.ts';
import { insertCatalogue } from '../src/testing/catalogue.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';
import { auditPayments, isClean, type PaymentAudit } from './payments/payment-audit.ts';
import { simulateBuyer, createBuyerCounts } from './payments/payment-buyers.ts';
import { createRandomGenerator } from './payments/random.ts';
import { RAZORPAY_KEYS, withGateway } from '../src/testing/razorpay.ts';
import { withServerProcesses } from './payments/server-process.ts';
import { WebhookDeliveries } from './payments/deliveries.ts';
import { ServerFleet } from './payments/fleet.ts';

/*
 * Simulates payments with two server processes and repeatedly kills a process with SIGKILL. Webhooks are lost,
 * repeated, delayed and reordered. Customers use two browsers, pay twice, pay late and cancel. Then compares every
 * order with the gateway's ledger.
 *   npx tsx server/bench/payments.ts [payments] [kills] [seed] [simultaneous customers]
 * SIGINT (`kill -INT`) ends the purchases early. The comparison then covers the purchases made so far. Uses
 * PostgreSQL when TEST_DATABASE_URL is set, otherwise SQLite. Exits with status 1 when an order is missing, was
 * placed twice or differs from the ledger, when two browsers got different numbers or gateway orders for one order,
 * when no payment was started, when a webhook was not accepted, or when a forged webhook was accepted.
 */
const [PAYMENTS = 1000, KILLS = 5, SEED = 1, CONCURRENT_BUYERS = 12] = process.argv.slice(2).map(Number);
const AUDIT_TIMEOUT_MS = 10 * 60_000;

const random = createRandomGenerator(SEED);
const counts = createBuyerCounts();
const startedAt = Date.now();
let startedPayments = 0;
let isStopped = false;
process.once('SIGINT', () => (isStopped = true));

await withFolder(async (dataDir) => {
  const kind = process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'embedded';
  const database = await createTestDatabase(kind);
  const db = await openDatabase({ dataDir, databaseUrl: database.url });
  let deliveries: WebhookDeliveries | undefined;
  try {
    await insertCatalogue(db);
    await withGateway(
      ({ gateway, ledger, url }) =>
        withServerProcesses(async (start) => {
          const env = {
            ...RAZORPAY_KEYS,
            RAZORPAY_API: url,
            RECONCILE_SECONDS: '20',
            DATA_DIR: dataDir,
            DATABASE_URL: database.url,
          };
          const fleet = new ServerFleet(start, env, random);
          await fleet.startProcesses(2);
          deliveries = new WebhookDeliveries(fleet, random);
          await simulateCustomers(
            (index) => simulateBuyer({ processes: fleet, gateway, random, counts }, `simulation-${index}`),
            fleet,
          );
          await deliveries.waitForAll();
          const audit = await auditUntilClean(() => auditPayments(db, ledger, new Date()));
          printReport(audit, fleet, deliveries);
        }),
      { deliver: (event) => deliveries?.accept(event) },
    );
  } finally {
    await db.destroy();
    await database.drop();
  }
});

/**
 * Simulates all customers, {@link CONCURRENT_BUYERS} at a time. Replaces a process {@link KILLS} times, after equal
 * numbers of started purchases.
 */
async function simulateCustomers(
  buyOrder: (index: number) => Promise<void>,
  fleet: ServerFleet,
): Promise<void> {
  const ordersPerKill = Math.max(1, Math.floor(PAYMENTS / (KILLS + 1)));
  let replacement = Promise.resolve();
  const buyRepeatedly = async () => {
    while (startedPayments < PAYMENTS && !isStopped) {
      const index = startedPayments;
      startedPayments += 1;
      if (index > 0 && index % ordersPerKill === 0 && index / ordersPerKill <= KILLS) {
        printLine(`${index} orders, ${Math.round((Date.now() - startedAt) / 1000)} s, ${fleet.kills} kills`);
        replacement = replacement.then(() => fleet.replaceRandomProcess());
      }
      await buyOrder(index);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_BUYERS }, buyRepeatedly));
  await replacement;
}

/**
 * Repeats the audit until the audit finds no error or {@link AUDIT_TIMEOUT_MS} has passed, because the reconciliation
 * of late payments takes time.
 */
async function auditUntilClean(audit: () => Promise<PaymentAudit>): Promise<PaymentAudit> {
  // Waits until the gateway has captured the late payments, 20 seconds after their failure.
  await pause(25_000);
  for (const deadline = Date.now() + AUDIT_TIMEOUT_MS; ;) {
    const result = await audit();
    if (isClean(result) || Date.now() > deadline) return result;
    await pause(5_000);
  }
}

function printReport(audit: PaymentAudit, fleet: ServerFleet, { counts: webhooks }: WebhookDeliveries): void {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  printLine(
    JSON.stringify({ database: process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'SQLite', seconds }),
  );
  printLine(JSON.stringify({ payments: startedPayments, kills: fleet.kills, ...counts }));
  printLine(JSON.stringify(webhooks));
  printLine(JSON.stringify(audit));
  const isPassed =
    isClean(audit) &&
    audit.orders === startedPayments &&
    counts.differentNumbers + counts.differentGatewayOrders === 0 &&
    startedPayments > 0 &&
    webhooks.notAccepted + webhooks.forgedAccepted === 0;
  printLine(isPassed ? 'passed' : 'FAILED');
  if (!isPassed) process.exitCode = 1;
}
