import { createHash, randomUUID } from 'node:crypto';
import type { OrderRequest } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import { toRupees } from '../../database/column-values.ts';
import { isUniqueViolation } from '../../database/errors.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import { ConflictError, RuleError } from '../../http/errors.ts';
import { createReadableNumber } from '../../lib/secrets.ts';
import { saveOrderAddress } from '../addresses/queries.ts';
import { estimateArrival } from '../delivery/index.ts';
import { requireAllowedMethod } from './payments/methods.ts';
import { type OrderContext, runInTransaction } from './context.ts';
import { computeStockReleaseTime } from './deadlines.ts';
import { sendPlacedEmail } from './emails.ts';
import { priceOrder } from './pricing.ts';
import { freezeDesigns } from './production.ts';
import { recordEvents } from './record.ts';
import { holdStock } from './stock.ts';

export interface NewOrder {
  request: OrderRequest;
  /** Id of the customer who orders; undefined for a guest. */
  userId: string | undefined;
  /** Idempotency-Key of the request. */
  key: string;
}

/**
 * Places an order. One transaction stores the order, holds the stock, freezes the designs, saves the postal address of
 * a signed-in customer and enqueues a mail. Returns the existing order for a repeated idempotency key.
 * @throws ConflictError with `total` when the total differs from the expected total
 * @throws ConflictError without `total` when the stock of a product is too small
 * @throws RuleError when the idempotency key belongs to a different request, and for a line, payment method or express
 * shipping that is not allowed
 */
export async function placeOrder(context: OrderContext, newOrder: NewOrder): Promise<OrderRow> {
  const idempotencyScope = newOrder.userId ?? 'guest';
  const requestHash = hashRequest(newOrder.request);
  const findRepeatedOrder = async () => {
    const row = await findOrderByKey(context.db, idempotencyScope, newOrder.key);
    if (row && row.request_hash !== requestHash)
      throw new RuleError('This Idempotency-Key belongs to another order.');
    return row;
  };
  const existingOrder = await findRepeatedOrder();
  if (existingOrder) return existingOrder;
  try {
    return await runInTransaction(context, (transaction) =>
      insertOrder(transaction, newOrder, idempotencyScope, requestHash),
    );
  } catch (error) {
    // A concurrent request with the same key may have placed the order.
    const concurrentOrder = isUniqueViolation(error) ? await findRepeatedOrder() : undefined;
    if (concurrentOrder) return concurrentOrder;
    throw error;
  }
}

async function insertOrder(
  context: OrderContext,
  { request, userId, key }: NewOrder,
  idempotencyScope: string,
  requestHash: string,
): Promise<OrderRow> {
  const { contact, address, payment } = request;
  const { db } = context;
  const now = context.now();
  const { lines, deliveredProducts, credits, ...sums } = await priceOrder(db, request.lines, {
    settings: context.settings,
    state: address.state,
    shipping: request.express ? requireExpressPrice(context) : 0,
    userId,
  });
  if (Math.round(request.expected_total * 100) !== sums.total_paise) {
    const total = toRupees(sums.total_paise);
    throw new ConflictError(`The total has changed to ₹${total.toFixed(2)}.`, { total });
  }
  requireAllowedMethod(context.settings, payment, lines, sums.total_paise);
  await holdStock(db, lines);
  const arrival = await estimateArrival(db, deliveredProducts, address.pin, now, request.express);
  if (request.express && !arrival) throw new RuleError(NO_EXPRESS);
  const id = randomUUID();
  const row = await db
    .insertInto('orders')
    .values({
      id,
      number: createReadableNumber('RM'),
      user_id: userId ?? null,
      ...contact,
      ...address,
      gift_note: request.gift_note,
      needed_by: request.needed_by ?? null,
      arrival_from: arrival?.from ?? null,
      arrival_to: arrival?.to ?? null,
      dispatch_by: arrival?.dispatchBy ?? null,
      payment_method: payment,
      status: 'placed',
      payment_status: 'open',
      ...sums,
      paid_paise: 0,
      refunded_paise: 0,
      stock_held: 0,
      due_at: computeStockReleaseTime(payment, now),
      idempotency_scope: idempotencyScope,
      idempotency_key: key,
      request_hash: requestHash,
      version: 0,
      placed_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await freezeDesigns(context, lines, userId);
  await db
    .insertInto('order_lines')
    .values(lines.map((line, position) => ({ ...line, order_id: id, position, refunded_paise: 0 })))
    .execute();
  const creditRows = credits.flatMap((lineCredits, position) =>
    lineCredits.map((credit) => ({ ...credit, order_id: id, position })),
  );
  if (creditRows.length > 0) await db.insertInto('line_credits').values(creditRows).execute();
  const events = [{ kind: 'placed' }, { kind: 'stock_held' }] as const;
  const order = await recordEvents(context, row, events, { actor: 'customer' });
  if (userId !== undefined) {
    const { name, phone } = contact;
    await saveOrderAddress(db, userId, { name, phone, ...address }, now);
  }
  await sendPlacedEmail(context, order);
  return order;
}

const NO_EXPRESS = 'We can’t send this by express. Please choose free standard shipping.';

function requireExpressPrice({ settings: { shop } }: OrderContext): number {
  if (shop.expressPricePaise === undefined) throw new RuleError(NO_EXPRESS);
  return shop.expressPricePaise;
}

async function findOrderByKey(
  db: Database,
  idempotencyScope: string,
  key: string,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('idempotency_scope', '=', idempotencyScope)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Returns the SHA-256 hash of a request. The order of object keys does not change the hash. */
function hashRequest(request: OrderRequest): string {
  const sortKeys = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(request, sortKeys)).digest('base64url');
}
