import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app.ts';
import { withFolder } from '../../../testing/app.ts';
import { insertCatalogue } from '../../../testing/catalogue.ts';
import { createClock } from '../../../testing/clock.ts';
import { describeOnEveryDatabase } from '../../../testing/databases.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createOrderTasks } from '../../../testing/order-tasks.ts';
import { auditPayments } from '../../../testing/payment-audit.ts';
import { simulateBuyer, type ShopProcesses, createBuyerCounts } from '../../../testing/payment-buyers.ts';
import { createRandomGenerator } from '../../../testing/random.ts';
import { RAZORPAY_KEYS, sendEvent, withGateway } from '../../../testing/razorpay.ts';
import { createTestSettings } from '../../../testing/settings.ts';
import type { SentEvent } from './test-gateway/test-gateway.ts';

const PAYMENT_COUNT = 40;

/** Returns functions that send each request to a random app instance. The app instances share a database. */
function createShopProcesses(apps: readonly FastifyInstance[], random: () => number): ShopProcesses {
  const sendToRandomApp: ShopProcesses['send'] = async (url, { method, headers, body }) => {
    const app = apps[Math.floor(random() * apps.length)];
    if (!app) throw new Error('There is no app.');
    const response = await app.inject({ method, url, headers, payload: body });
    return new Response(response.statusCode === 303 ? null : response.payload, {
      status: response.statusCode,
    });
  };
  return { sendOnce: sendToRandomApp, send: sendToRandomApp };
}

function shuffle<T>(values: readonly T[], random: () => number): T[] {
  const shuffledValues = [...values];
  for (let index = shuffledValues.length - 1; index > 0; index -= 1) {
    const otherIndex = Math.floor(random() * (index + 1));
    [shuffledValues[index], shuffledValues[otherIndex]] = [
      shuffledValues[otherIndex] as T,
      shuffledValues[index] as T,
    ];
  }
  return shuffledValues;
}

describeOnEveryDatabase((database) => {
  test('records all payments of the gateway in two app instances despite lost, repeated and reordered messages', () =>
    withFolder(async (folder) => {
      const random = createRandomGenerator(7);
      const clock = createClock();
      const { url, drop } = await createTestDatabase(database);
      const events: SentEvent[] = [];
      let isLosingMessages = true;
      await withGateway(
        async ({ gateway, ledger, url: api }) => {
          const settings = createTestSettings(folder, {
            ...RAZORPAY_KEYS,
            RAZORPAY_API: api,
            DATABASE_URL: url,
          });
          const apps = [
            await buildApp(settings, { now: clock.now }),
            await buildApp(settings, { now: clock.now }),
          ];
          const [app, otherApp] = apps as [FastifyInstance, FastifyInstance];
          try {
            await insertCatalogue(app.db);
            const counts = createBuyerCounts();
            const shop = { processes: createShopProcesses(apps, random), gateway, random, counts };
            for (let index = 0; index < PAYMENT_COUNT; index += 1)
              await simulateBuyer(shop, `simulated-${index}`);
            const webhooks = events.filter(() => random() > 0.2).flatMap((event) => [event, event, event]);
            for (const event of shuffle(webhooks, random)) {
              await sendEvent(random() < 0.5 ? app : otherApp, event);
            }
            isLosingMessages = false;
            const orderTasks = apps.map(createOrderTasks);
            for (let round = 0; round < 4; round += 1) {
              await Promise.all(orderTasks.map(({ processPayments }) => processPayments()));
              clock.advance(20_000);
              await Promise.all(orderTasks.map(({ reconcilePayments }) => reconcilePayments()));
              await Promise.all(orderTasks.map(({ processPayments }) => processPayments()));
            }
            const audit = await auditPayments(app.db, ledger, clock.now());
            expect(audit).toMatchObject({
              orders: PAYMENT_COUNT,
              doubleOrders: 0,
              paidWithoutOrder: 0,
              wronglyCharged: 0,
              wrongState: 0,
              shopSum: audit.gatewaySum,
            });
            expect(audit.paid).toBe(PAYMENT_COUNT - counts.abandoned - audit.cancelled);
            expect(counts).toMatchObject({ differentNumbers: 0, differentGatewayOrders: 0 });
            // Checks that the simulation included each of these cases.
            expect(
              Math.min(counts.twoBrowsers, counts.paidTwice, counts.paidWithDelay, counts.failedFirst),
            ).toBeGreaterThan(0);
            expect(audit.gatewayRefunds).toBeGreaterThan(0);
          } finally {
            await Promise.all(apps.map((each) => each.close()));
            await drop();
          }
        },
        {
          deliver: (event) => void events.push(event),
          shouldDropResponse: () => isLosingMessages && random() < 0.1,
          now: clock.now,
        },
      );
    }));
});
