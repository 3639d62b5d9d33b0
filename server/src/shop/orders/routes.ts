import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PaymentStart, PlacedOrder } from '@rangmala/shared/contract';
import { ORDER_TOKEN } from '@rangmala/shared/contract/orders';
import { findCurrentCustomer } from '../../accounts/index.ts';
import { toRupees } from '../../database/column-values.ts';
import type { OrderLineRow, OrderRow } from '../../database/order-tables.ts';
import { MalformedError, NotFoundError } from '../../http/errors.ts';
import { createRateLimit } from '../../http/rate-limits.ts';
import { route } from '../../http/route.ts';
import { checkUploadQuota } from '../../uploads/quota.ts';
import { isPayable } from './payments/attempts.ts';
import type { Gateways } from './payments/razorpay.ts';
import { sendDueRefunds } from './payments/refunds.ts';
import { startPayment } from './payments/start.ts';
import { requireOrder } from './access.ts';
import { cancelOrder } from './cancel.ts';
import { readCheckout } from './checkout.ts';
import { confirmByLink, mailConfirmationAgain } from './confirm.ts';
import type { OrderContext } from './context.ts';
import { copyDesigns } from './copy-designs.ts';
import { requestOrderLink } from './emails.ts';
import { placeOrder } from './place.ts';
import { listPicturesByLine, drawProductPicture } from './pictures.ts';
import { presentOrder, presentSummary } from './present.ts';
import {
  assignGuestOrders,
  countOrdersOfUser,
  findOrder,
  keepOrder,
  listLines,
  listOrdersOfUser,
  readWholeOrder,
} from './queries.ts';
import { isOrderToken, deriveOrderToken } from './tokens.ts';

/**
 * Permits 40 requests per minute to each route from one IP address. The limit is not lower, because many customers may
 * share an IP address.
 */
const rateLimit = createRateLimit(40);
/** Limits what one IP address can try: number and phone number or email address of an order. */
const searchLimit = createRateLimit(20, '10 minutes');

/** The order number and the credentials of a request. */
interface OrderAccess {
  params: { number: string };
  headers: { [ORDER_TOKEN]?: string | undefined };
  query: { token?: string | undefined };
}

interface Options {
  context: OrderContext;
  gateways: Gateways;
}

const HOUR_MS = 60 * 60_000;

/** Registers the endpoints of the checkout and of orders. */
export const orderRoutes: FastifyPluginAsyncZod<Options> = async (app, { context, gateways }) => {
  const listPictures = (lines: OrderLineRow[]) =>
    listPicturesByLine(context.db, lines, { now: context.now(), minLifetimeMs: HOUR_MS });
  const presentRequestedOrder = async (order: OrderRow) => {
    const wholeOrder = await readWholeOrder(context.db, order);
    const token = deriveOrderToken(context.secret, order.id);
    return presentOrder(wholeOrder, context.now(), token, await listPictures(wholeOrder.lines));
  };
  const requireRequestedOrder = (request: FastifyRequest & OrderAccess) => {
    const { params, headers, query } = request;
    return requireOrder(context, request, params.number, headers[ORDER_TOKEN] ?? query.token);
  };

  route(app, 'GET /checkout', async (request) => {
    requireCheckout(context);
    return readCheckout(context, await findCurrentCustomer(request));
  });

  route(app, 'POST /orders', { rateLimit }, async (request) => {
    requireCheckout(context);
    const key = requireIdempotencyKey(request.headers['idempotency-key']);
    const customer = await findCurrentCustomer(request);
    const placedOrder = await placeOrder(context, { request: request.body, userId: customer?.userId, key });
    if (!isPayable(placedOrder, context.now())) {
      return presentPlacedOrder(context, placedOrder, { method: placedOrder.payment_method });
    }
    const { order, payment } = await startPayment(context, gateways, placedOrder.id);
    return presentPlacedOrder(context, order, payment);
  });

  route(app, 'GET /orders', async ({ customer: { userId }, query }) => {
    // Lists no orders while the checkout is off, not even earlier orders.
    if (!context.settings.shop.checkout) return [];
    await assignGuestOrders(context.db, userId);
    const orders = await listOrdersOfUser(context.db, userId, query);
    return Promise.all(orders.map(async (order) => presentSummary(order, await listPictures(order.lines))));
  });

  route(app, 'GET /orders/count', async ({ customer }) => ({
    total: context.settings.shop.checkout ? await countOrdersOfUser(context.db, customer.userId) : 0,
  }));

  route(app, 'POST /orders/find', { rateLimit: searchLimit }, async ({ body }) => {
    requireCheckout(context);
    await requestOrderLink(context, body);
    return { message: 'If this is one of our orders, its link is on its way to the email of the order.' };
  });

  route(app, 'GET /orders/{number}', async (request) =>
    presentRequestedOrder(await requireRequestedOrder(request)),
  );

  route(app, 'GET /orders/{number}/lines/{position}.jpg', async ({ params, query }, reply) => {
    const order = await findOrder(context.db, params.number);
    if (!order || !isOrderToken(context.secret, order.id, query.token, 'pictures')) throw new NotFoundError();
    const lines = await listLines(context.db, order.id);
    const line = lines.find(({ position }) => String(position) === params.position);
    const picture = line && (await drawProductPicture(app.storage, line));
    if (!picture) throw new NotFoundError();
    return reply
      .header('cache-control', 'private, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/jpeg')
      .send(picture);
  });

  route(app, 'POST /orders/{number}/payments', { rateLimit }, async (request) => {
    const { id } = await requireRequestedOrder(request);
    const { order, payment } = await startPayment(context, gateways, id);
    return presentPlacedOrder(context, order, payment);
  });

  route(app, 'POST /orders/{number}/cancel', { rateLimit }, async (request) => {
    const { id } = await requireRequestedOrder(request);
    const cancelledOrder = await cancelOrder(context, id, { actor: 'customer' });
    await sendDueRefunds(context, gateways);
    return presentRequestedOrder(cancelledOrder);
  });

  route(app, 'POST /orders/{number}/design-copies', { rateLimit }, async (request, reply) => {
    const order = await requireRequestedOrder(request);
    const userId = (await findCurrentCustomer(request))?.userId;
    const uploader = await checkUploadQuota(request, reply);
    return copyDesigns(app, order, { userId, now: context.now(), uploader }, request.body?.token);
  });

  route(app, 'POST /orders/{number}/confirm', { rateLimit }, async ({ params, body }) => {
    const order = await confirmByLink(context, params.number, body.token);
    return presentPlacedOrder(context, order, { method: order.payment_method });
  });

  route(app, 'POST /orders/{number}/confirmation-mail', { rateLimit: searchLimit }, async (request) => {
    const { id } = await requireRequestedOrder(request);
    return presentRequestedOrder(await mailConfirmationAgain(context, id, request.body.email));
  });

  route(app, 'POST /orders/{number}/keep', { rateLimit }, async (request) => {
    const order = await requireRequestedOrder(request);
    return presentRequestedOrder(await keepOrder(context.db, order, request.customer.userId));
  });
};

/** @throws NotFoundError when the checkout is off */
function requireCheckout({ settings }: OrderContext): void {
  if (!settings.shop.checkout) throw new NotFoundError('This shop does not take orders online.');
}

function requireIdempotencyKey(value: string | undefined): string {
  const key = value?.trim() ?? '';
  if (key === '')
    throw new MalformedError('Please send an Idempotency-Key, so that an order is placed once.');
  if (key.length > 200) throw new MalformedError('The Idempotency-Key is too long: at most 200 characters.');
  return key;
}

function presentPlacedOrder({ secret }: OrderContext, order: OrderRow, payment: PaymentStart): PlacedOrder {
  return {
    number: order.number,
    token: deriveOrderToken(secret, order.id),
    status: order.status,
    payment_status: order.payment_status,
    total: toRupees(order.total_paise),
    currency: 'INR',
    payment,
  };
}
