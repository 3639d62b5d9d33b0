import { setTimeout as pause } from 'node:timers/promises';
import { printLine, withBenchSite } from '../../tools/repository/bench/bench-site.mjs';
import { openDatabase } from '../src/database/database.ts';
import { insertCatalogue } from '../src/testing/catalogue.ts';
import { RAZORPAY_KEYS, withGateway } from '../src/testing/razorpay.ts';
import { createTestDatabase, POSTGRES_URL } from '../src/testing/test-database.ts';
import { deliverEvent } from './payments/deliveries.ts';
import { ServerFleet } from './payments/fleet.ts';
import { auditPayments, isClean, type PaymentAudit } from './payments/payment-audit.ts';
import { simulateBuyer } from './payments/payment-buyers.ts';

/*
 * Simulates payments with two processes of the built site and repeatedly kills a process with SIGKILL. Webhooks are
 * lost, repeated, delayed and reordered. Customers use two browsers, pay twice, pay late and cancel. Then compares
 * every order with the gateway's ledger.
 *   npx tsx server/bench/payments.ts [payments] [kills] [simultaneous customers]
 * SIGINT (`kill -INT`) ends the purchases early. The comparison then covers the purchases made so far. Uses
 * PostgreSQL when TEST_DATABASE_URL is set, otherwise SQLite. Exits with status 1 when an order is missing, was
 * placed twice or differs from the ledger, when two browsers got different numbers or gateway orders for one order,
 * when no order was paid, when a webhook was not accepted, or when a forged webhook was accepted.
 */
const [PAYMENTS = 1000, KILLS = 5, CONCURRENT_BUYERS = 12] = process.argv.slice(2).map(Number);
const AUDIT_TIMEOUT_MS = 10 * 60_000;

const faults = { differentNumbers: 0, differentGatewayOrders: 0, notAccepted: 0, forgedAccepted: 0 };
const startedAt = Date.now();
let startedPayments = 0;
let isStopped = false;
process.once('SIGINT', () => (isStopped = true));

const database = await createTestDatabase(POSTGRES_URL ? 'PostgreSQL' : 'embedded');
await withBenchSite(async (startSite, dataDir) => {
  const db = await openDatabase({ dataDir, databaseUrl: database.url });
  await insertCatalogue(db);
  const fleet = new ServerFleet(startSite);
  const deliveries: Promise<void>[] = [];
  await withGateway(
    async ({ gateway, ledger, url }) => {
      const env = {
        ...RAZORPAY_KEYS,
        RAZORPAY_API: url,
        RECONCILE_SECONDS: '20',
        DATABASE_URL: database.url,
        SEED: 'none',
      };
      await fleet.startProcess(env);
      await fleet.startProcess(env);
      await simulateCustomers(
        (index) => simulateBuyer(fleet, gateway, `simulation-${index}`, faults),
        () => fleet.replaceRandomProcess(env),
      );
      await Promise.all(deliveries);
      printReport(await auditUntilClean(() => auditPayments(db, ledger, new Date())), fleet.kills);
    },
    { deliver: (event) => void deliveries.push(deliverEvent(fleet, event, faults)) },
  );
  await db.destroy();
}).finally(() => database.drop());

/**
 * Simulates all customers, {@link CONCURRENT_BUYERS} at a time. Replaces a process {@link KILLS} times, after equal
 * numbers of started purchases.
 */
async function simulateCustomers(
  buyOrder: (index: number) => Promise<void>,
  replaceProcess: () => Promise<void>,
): Promise<void> {
  const ordersPerKill = Math.max(1, Math.floor(PAYMENTS / (KILLS + 1)));
  let replacement = Promise.resolve();
  const buyRepeatedly = async () => {
    while (startedPayments < PAYMENTS && !isStopped) {
      const index = startedPayments;
      startedPayments += 1;
      if (index > 0 && index % ordersPerKill === 0 && index / ordersPerKill <= KILLS) {
        printLine(`${index} orders, ${countSeconds()} s`);
        replacement = replacement.then(replaceProcess);
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

function printReport(audit: PaymentAudit, kills: number): void {
  printLine(`${POSTGRES_URL ? 'PostgreSQL' : 'SQLite'}, ${countSeconds()} s, ${kills} kills`);
  for (const [name, value] of Object.entries({ ...audit, ...faults })) printLine(`  ${name}: ${value}`);
  const isPassed =
    isClean(audit) &&
    audit.orders === startedPayments &&
    audit.paid > 0 &&
    Object.values(faults).every((count) => count === 0);
  printLine(isPassed ? 'passed' : 'FAILED');
  if (!isPassed) process.exitCode = 1;
}

function countSeconds(): number {
  return Math.round((Date.now() - startedAt) / 1000);
}
