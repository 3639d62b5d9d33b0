import type { FastifyInstance } from 'fastify';
import { repeatWhileListening } from '../../lib/repeat-while-listening.ts';
import { documentRoutes } from './documents/routes.ts';
import { applyDueEvents } from './payments/events.ts';
import { payPageRoutes } from './payments/pay-page.ts';
import { type Gateways, Razorpay } from './payments/razorpay.ts';
import { reconcileDuePayments } from './payments/reconcile.ts';
import { sendDueRefunds } from './payments/refunds.ts';
import { paymentRoutes } from './payments/routes.ts';
import { createTestGateway } from './payments/test-gateway/embedded.ts';
import { type OrderContext, createOrderContext } from './context.ts';
import { registerOrderMails } from './emails.ts';
import { expireDueOrders } from './expiry.ts';
import { orderRoutes } from './routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    orders: {
      context: OrderContext;
      gateways: Gateways;
      /** Applies due payment events and sends due refunds. Rounds run one after the other. */
      processPayments: () => Promise<void>;
    };
  }
}

const POLL_MS = 1_000;
const EXPIRE_EVERY_MS = 30_000;

/** Registers the API and the pages of orders and payments. Runs their background tasks while the app listens. */
export async function addOrders(app: FastifyInstance): Promise<void> {
  const { db, mail, settings, now, log } = app;
  const context = await createOrderContext({ db, mail, settings, now, log });
  registerOrderMails(mail, context);
  const testGateway = settings.shop.testGateway ? await createTestGateway(app) : undefined;
  const { razorpay } = settings.shop;
  const gateways: Gateways = new Map([
    ...(razorpay ? [['razorpay', new Razorpay(razorpay)] as const] : []),
    ...(testGateway ? [['test', testGateway.client] as const] : []),
  ]);
  let round = Promise.resolve();
  const processPayments = () => {
    round = round
      .then(() => applyDueEvents(context))
      .then(() => sendDueRefunds(context, gateways))
      .catch((error: unknown) => log.error({ err: error }, 'applying payments failed'));
    return round;
  };
  app.decorate('orders', { context, gateways, processPayments });
  app.addHook('preClose', () => round);
  repeatWhileListening(app, 'applying payments', POLL_MS, processPayments);
  repeatWhileListening(app, 'checking open payments', POLL_MS, () => reconcileDuePayments(context, gateways));
  repeatWhileListening(app, 'expiring orders', EXPIRE_EVERY_MS, () => expireDueOrders(context));
  await app.register(orderRoutes, { prefix: '/api', context, gateways });
  await app.register(paymentRoutes, { prefix: '/api', context, gateways, processPayments });
  await app.register(documentRoutes, { context });
  await app.register(payPageRoutes, { context, gateways, testGateway: testGateway?.gateway });
}
