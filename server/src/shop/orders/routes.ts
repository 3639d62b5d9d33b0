import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { PaymentStart, PlacedOrder } from '@rangmala/shared/contract';
import {
  checkoutSchema,
  ORDER_TOKEN,
  orderConflictSchema,
  orderRequestSchema,
  orderSchema,
  orderSummariesSchema,
  placedOrderSchema,
} from '@rangmala/shared/contract/orders';
import { currentCustomer, requireCustomer } from '../../accounts/sessions/sessions.ts';
import { rupees } from '../../database/money.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import { MalformedError, NotFoundError } from '../../http/errors.ts';
import { limitTo } from '../../http/rate-limits.ts';
import { refusals } from '../../http/refusals.ts';
import type { Gateways } from '../payments/gateways.ts';
import { sendDueRefunds } from '../payments/refunds.ts';
import { startPayment } from '../payments/start.ts';
import { requireOrder } from './access.ts';
import { cancelOrder } from './cancel.ts';
import { checkoutFor } from './checkout.ts';
import { confirmByLink } from './confirm.ts';
import type { OrderContext } from './context.ts';
import { placeOrder } from './place.ts';
import { presentOrder, presentSummary } from './present.ts';
import { ordersOfUser, takeOverGuestOrders, wholeOrder } from './queries.ts';
import { orderToken } from './tokens.ts';

const byNumber = z.object({ number: z.string() });
const tokenHeader = z.object({ [ORDER_TOKEN]: z.optional(z.string()) });
/** The page of a guest's order is rendered by its address alone. */
const tokenQuery = z.object({ token: z.optional(z.string()) });
const keyHeader = z.object({ 'idempotency-key': z.optional(z.string()) });

/** Orders of one address a minute; a classroom may share one. */
const ORDERS = limitTo(40);

interface Options {
  context: OrderContext;
  gateways: Gateways;
}

/** Placing, seeing, paying and cancelling orders. */
export const orderRoutes: FastifyPluginAsyncZod<Options> = async (app, { context, gateways }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const shown = async (order: OrderRow) =>
    presentOrder(await wholeOrder(context.db, order), context.now(), orderToken(context.secret, order.id));
  const asked = (
    request: FastifyRequest<{ Params: { number: string }; Querystring: { token?: string } }>,
  ) => {
    const header = request.headers[ORDER_TOKEN];
    const token = typeof header === 'string' ? header : request.query.token;
    return requireOrder(context, request, request.params.number, token);
  };

  app.get(
    '/checkout',
    {
      schema: {
        summary: 'What the checkout screen needs',
        response: { 200: checkoutSchema, ...refusals(404) },
      },
    },
    async (request) => {
      requireCheckout(context);
      return checkoutFor(context, await currentCustomer(request));
    },
  );

  app.post(
    '/orders',
    {
      schema: {
        summary: 'Places an order. Repeated under its Idempotency-Key, it returns the order that was placed',
        headers: keyHeader,
        body: orderRequestSchema,
        response: { 201: placedOrderSchema, 409: orderConflictSchema, ...refusals(400, 404, 415, 422, 429) },
      },
      config: { rateLimit: ORDERS },
    },
    async (request, reply) => {
      requireCheckout(context);
      const key = keyOf(request.headers['idempotency-key']);
      const customer = await currentCustomer(request);
      const placed = await placeOrder(context, { request: request.body, userId: customer?.userId, key });
      reply.code(201);
      if (!['placed', 'awaiting_payment'].includes(placed.status) || placed.payment_status !== 'open') {
        return presentPlaced(context, placed, { method: placed.payment_method });
      }
      const { order, payment } = await startPayment(context, gateways, placed.id);
      return presentPlaced(context, order, payment);
    },
  );

  app.get(
    '/orders',
    {
      schema: {
        summary: 'The orders of the customer who asks, the newest first',
        response: { 200: orderSummariesSchema, ...refusals(401) },
      },
    },
    async (request) => {
      const { userId } = await requireCustomer(request);
      // A shop that only shows has no orders.
      if (!context.settings.shop.checkout) return [];
      await takeOverGuestOrders(context.db, userId);
      return (await ordersOfUser(context.db, userId)).map(presentSummary);
    },
  );

  app.get(
    '/orders/:number',
    {
      schema: {
        summary: 'One order, for its customer or with its Order-Token',
        params: byNumber,
        headers: tokenHeader,
        querystring: tokenQuery,
        response: { 200: orderSchema, ...refusals(404) },
      },
    },
    async (request) => shown(await asked(request)),
  );

  app.post(
    '/orders/:number/payments',
    {
      schema: {
        summary: 'Starts or resumes the payment of an order',
        params: byNumber,
        headers: tokenHeader,
        querystring: tokenQuery,
        response: { 200: placedOrderSchema, ...refusals(404, 409, 429) },
      },
      config: { rateLimit: ORDERS },
    },
    async (request) => {
      const { order, payment } = await startPayment(context, gateways, (await asked(request)).id);
      return presentPlaced(context, order, payment);
    },
  );

  app.post(
    '/orders/:number/cancel',
    {
      schema: {
        summary: 'Cancels an order until production begins; what was paid is sent back in full, once',
        params: byNumber,
        headers: tokenHeader,
        querystring: tokenQuery,
        response: { 200: orderSchema, ...refusals(404, 409, 429) },
      },
      config: { rateLimit: ORDERS },
    },
    async (request) => {
      const cancelled = await cancelOrder(context, (await asked(request)).id, { actor: 'customer' });
      await sendDueRefunds(context, gateways);
      return shown(cancelled);
    },
  );

  app.post(
    '/orders/:number/confirm',
    {
      schema: {
        summary: 'Confirms cash on delivery with the token of the mailed link',
        params: byNumber,
        body: z.object({ token: z.string('Please open the link in our email again.') }),
        response: { 200: placedOrderSchema, ...refusals(400, 404, 409, 415, 422, 429) },
      },
      config: { rateLimit: ORDERS },
    },
    async ({ params, body }) => {
      const order = await confirmByLink(context, params.number, body.token);
      return presentPlaced(context, order, { method: order.payment_method });
    },
  );
};

/** @throws NotFoundError in a shop that only shows */
function requireCheckout({ settings }: OrderContext): void {
  if (!settings.shop.checkout) throw new NotFoundError('This shop does not take orders online.');
}

function keyOf(value: string | undefined): string {
  const key = value?.trim() ?? '';
  if (key === '')
    throw new MalformedError('Please send an Idempotency-Key, so that an order is placed once.');
  if (key.length > 200) throw new MalformedError('The Idempotency-Key is too long: at most 200 characters.');
  return key;
}

function presentPlaced({ secret }: OrderContext, order: OrderRow, payment: PaymentStart): PlacedOrder {
  return {
    number: order.number,
    token: orderToken(secret, order.id),
    status: order.status,
    payment_status: order.payment_status,
    total: rupees(order.total_paise),
    currency: 'INR',
    payment,
  };
}
