import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { type Database, openDatabase } from '../../src/database/database.ts';
import { readSettings } from '../../src/settings.ts';
import { confirmOrder } from '../../src/shop/orders/confirm.ts';
import { createOrderContext, type OrderContext } from '../../src/shop/orders/context.ts';
import { advanceOrder } from '../../src/shop/orders/fulfilment.ts';
import { saveProductSupply } from '../../src/shop/products/supply.ts';
import { withFolder } from '../../src/testing/app.ts';
import { insertCatalogue } from '../../src/testing/catalogue.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { ORDER } from '../../src/testing/orders.ts';
import { withServerProcesses } from '../../src/testing/server-process.ts';
import { printLine } from '../measure.ts';
import { ServerFleet } from './fleet.ts';

/*
 * Ships 200 orders simultaneously in two processes and checks that the invoice numbers have no gap. Then 500 buyers
 * order the last 10 pieces from two server processes; exactly 10 orders must be placed. Exits with status 1 when a
 * check fails.
 *   npx tsx server/bench/payments/contention.ts
 * Uses PostgreSQL when TEST_DATABASE_URL is set, otherwise SQLite.
 */
const ORDERS = 200;
const BUYERS = 500;
const PIECES = 10;
const GSTIN = '36AAPFU0939F1ZW';

const [dataDir, ...orderIds] = process.argv.slice(2);
if (dataDir) await shipOrders(dataDir, orderIds);
else await checkContention();

async function createContext(db: Database, folder: string): Promise<OrderContext> {
  const settings = readSettings({ ...process.env, DATA_DIR: folder, GSTIN, SEED: 'none' });
  const { log } = Fastify({ logger: false });
  const mail = { enqueue: async () => undefined };
  return createOrderContext({ db, mail, settings, now: () => new Date(), log });
}

/** Ships orders simultaneously. Runs in a child process. */
async function shipOrders(folder: string, ids: readonly string[]): Promise<void> {
  const db = await openDatabase({ dataDir: folder, databaseUrl: process.env['DATABASE_URL'] });
  const context = await createContext(db, folder);
  await Promise.all(
    ids.map((id) => advanceOrder(context, id, 'ship', { trackingUrl: 'https://track.example/1' })),
  );
  await db.destroy();
}

async function checkContention(): Promise<void> {
  await withFolder(async (folder) => {
    const kind = process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'embedded';
    const database = await createTestDatabase(kind);
    const db = await openDatabase({ dataDir: folder, databaseUrl: database.url });
    try {
      await insertCatalogue(db);
      await withServerProcesses(async (start) => {
        const env = { DATA_DIR: folder, DATABASE_URL: database.url, CASH_ON_DELIVERY_LIMIT: '5000' };
        const fleet = new ServerFleet(start, env, Math.random);
        await fleet.startProcesses(2);
        await Promise.all(Array.from({ length: ORDERS }, (_, index) => placeOrder(fleet, `ship-${index}`)));
        await shipInTwoProcesses(db, folder, database.url);
        await saveProductSupply(db, '1', { stock: PIECES });
        const statuses = await Promise.all(
          Array.from({ length: BUYERS }, (_, index) => placeOrder(fleet, `last-${index}`)),
        );
        const countStatus = (status: number) => statuses.filter((each) => each === status).length;
        printLine(
          JSON.stringify({
            buyers: BUYERS,
            pieces: PIECES,
            placed: countStatus(201),
            soldOut: countStatus(409),
          }),
        );
        if (countStatus(201) !== PIECES || countStatus(409) !== BUYERS - PIECES) process.exitCode = 1;
      });
    } finally {
      await db.destroy();
      await database.drop();
    }
  });
}

async function placeOrder(fleet: ServerFleet, key: string): Promise<number> {
  const { status } = await fleet.send('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...ORDER, payment: 'cash' }),
  });
  return status;
}

async function shipInTwoProcesses(db: Database, folder: string, url: string | undefined): Promise<void> {
  const context = await createContext(db, folder);
  const orders = await db.selectFrom('orders').select('id').execute();
  for (const { id } of orders) await confirmOrder(context, id, { actor: 'owner' });
  const middle = orders.length / 2;
  const halves = [orders.slice(0, middle), orders.slice(middle)];
  const exitCodes = await Promise.all(
    halves.map(async (half) => {
      const args = [...process.execArgv, fileURLToPath(import.meta.url), folder];
      const child = spawn(process.execPath, [...args, ...half.map(({ id }) => id)], {
        stdio: 'inherit',
        env: { ...process.env, ...(url && { DATABASE_URL: url }) },
      });
      const [exitCode] = (await once(child, 'exit')) as [number | null];
      return exitCode;
    }),
  );
  const rows = await db.selectFrom('documents').select('sequence').orderBy('sequence').execute();
  const hasNoGap = rows.every(({ sequence }, index) => sequence === index + 1);
  printLine(
    JSON.stringify({ shipped: orders.length, invoices: rows.length, withoutGap: hasNoGap, exits: exitCodes }),
  );
  if (!hasNoGap || rows.length !== ORDERS || exitCodes.some((exitCode) => exitCode !== 0))
    process.exitCode = 1;
}
