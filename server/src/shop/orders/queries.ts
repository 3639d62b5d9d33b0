import {
  type ArrivalDays,
  type Credit,
  type DispatchDays,
  labelledValuesSchema,
  productDetailsSchema,
} from '@rangmala/shared/contract';
import * as z from 'zod/mini';
import { countRows } from '../../database/count-rows.ts';
import type { Database } from '../../database/database.ts';
import { parseJson } from '../../database/column-values.ts';
import type { DocumentRow, OrderLineRow, OrderRow } from '../../database/order-tables.ts';
import { ConflictError } from '../../http/errors.ts';
import { groupBy } from '../../lib/group-by.ts';
import { listEvents, type StoredEvent } from './record.ts';

/** An order with its lines, events and documents. */
export interface WholeOrder {
  order: OrderRow;
  lines: OrderLineRow[];
  events: StoredEvent[];
  documents: Pick<DocumentRow, 'kind' | 'number'>[];
  credits: CreditsByLine;
}

/** The artists of order lines by position. */
export type CreditsByLine = ReadonlyMap<number, Credit[]>;

const LIST_LIMIT = 200;

const dispatchDetailsSchema = z.pick(productDetailsSchema, { dispatch_days: true });

/** Returns the order with an order number. Ignores case. Returns undefined for an unknown number. */
export async function findOrder(db: Database, number: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('number', '=', number.toUpperCase()).executeTakeFirst();
}

/** Returns an order; undefined for an unknown id. */
export async function findOrderById(db: Database, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the lines of an order, sorted by position; [] for an unknown id. */
export async function listLines(db: Database, orderId: string): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** Returns the artists of the lines of an order. */
export async function findCredits(db: Database, orderId: string): Promise<CreditsByLine> {
  const rows = await db
    .selectFrom('line_credits')
    .where('order_id', '=', orderId)
    .orderBy('name')
    .select(['position', 'artist_id', 'name', 'art_type'])
    .execute();
  return groupBy(
    rows,
    ({ position }) => position,
    ({ artist_id, name, art_type }) => ({ id: artist_id, name, art_type }),
  );
}

/**
 * Returns the product's current dispatch time for each order line; undefined for a product without a dispatch time.
 */
export async function listDispatchDays(db: Database, orderId: string): Promise<(DispatchDays | undefined)[]> {
  const rows = await db
    .selectFrom('order_lines')
    .leftJoin('products', 'products.id', 'order_lines.product_id')
    .where('order_id', '=', orderId)
    .select('products.details')
    .execute();
  return rows.map(({ details }) => parseJson(dispatchDetailsSchema, details ?? '{}').dispatch_days);
}

/** Returns whether an order travels as an express parcel. Standard shipping is free, express shipping never is. */
export const isExpress = ({ shipping_paise }: Pick<OrderRow, 'shipping_paise'>): boolean =>
  shipping_paise > 0;

/** Returns the promised arrival of an order; undefined for an order without a promise. */
export const getArrivalDays = ({
  arrival_from: from,
  arrival_to: to,
}: Pick<OrderRow, 'arrival_from' | 'arrival_to'>): ArrivalDays | undefined =>
  from === null || to === null ? undefined : { from, to };

/** Returns an order with its lines, events and documents. */
export async function readWholeOrder(db: Database, order: OrderRow): Promise<WholeOrder> {
  const documents = await db
    .selectFrom('documents')
    .select(['kind', 'number'])
    .where('order_id', '=', order.id)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  return {
    order,
    lines: await listLines(db, order.id),
    events: await listEvents(db, order.id),
    documents,
    credits: await findCredits(db, order.id),
  };
}

/** Returns a page of at most {@link LIST_LIMIT} orders of a customer, newest first, with their lines. */
export async function listOrdersOfUser(
  db: Database,
  userId: string,
  { page = 1, limit = LIST_LIMIT }: { page?: number | undefined; limit?: number | undefined } = {},
): Promise<{ order: OrderRow; lines: OrderLineRow[] }[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  return orders.map((order) => ({ order, lines: lines.filter(({ order_id }) => order_id === order.id) }));
}

/** Returns the number of a customer's orders. */
export const countOrdersOfUser = (db: Database, userId: string): Promise<number> =>
  countRows(db.selectFrom('orders').where('user_id', '=', userId));

/** Assigns guest orders with the customer's email address to the customer if the email address is verified. */
export async function assignGuestOrders(db: Database, userId: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.email_verified_at) return;
  const selectGuestOrders = () =>
    db.selectFrom('orders').select('id').where('email', '=', user.email).where('user_id', 'is', null);
  if (!(await selectGuestOrders().limit(1).executeTakeFirst())) return;
  await db
    .updateTable('orders')
    .set({ user_id: userId })
    .where('email', '=', user.email)
    .where('user_id', 'is', null)
    .execute();
}

/**
 * Assigns an order of a guest to a customer. Does nothing when the order already belongs to the customer.
 * @returns the changed order
 * @throws ConflictError when the order belongs to another customer
 */
export async function keepOrder(db: Database, { id }: OrderRow, userId: string): Promise<OrderRow> {
  await db
    .updateTable('orders')
    .set({ user_id: userId })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .execute();
  const order = await findOrderById(db, id);
  if (order?.user_id !== userId) throw new ConflictError('This order already belongs to another account.');
  return order;
}

const optionsSchema = z.record(z.string(), z.string());

/**
 * Parses the JSON columns of a stored line: the chosen values by option name, the label of each option with that of its
 * value, such as `[{label: 'Size', value: 'M'}]`, and the label of each printed field with its text.
 */
export const parseLineColumns = ({
  options,
  choices,
  fields,
}: Pick<OrderLineRow, 'options' | 'choices' | 'fields'>) => ({
  options: parseJson(optionsSchema, options),
  choices: parseJson(labelledValuesSchema, choices),
  fields: parseJson(labelledValuesSchema, fields),
});

/** Returns the choices and the texts of a stored line as sentences such as `Size: M` and `Name: Meera`. */
export function listLineDetails(line: OrderLineRow): string[] {
  const { choices, fields } = parseLineColumns(line);
  return [...choices, ...fields].map(({ label, value }) => `${label}: ${value}`);
}
