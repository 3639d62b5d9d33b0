import type { Database } from '../../database/database.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import { ConflictError } from '../../http/errors.ts';
import type { OrderContext } from './context.ts';
import { listLines } from './queries.ts';
import { type EventSource, recordEvents } from './record.ts';

interface OrderedQuantity {
  product_id: string;
  quantity: number;
  name: string;
}

/**
 * Sums quantities by product. Sorts the sums by product id. Concurrent transactions therefore lock products in the
 * same sequence and cannot deadlock.
 */
function sumByProduct(lines: readonly OrderedQuantity[]): OrderedQuantity[] {
  const sums = new Map<string, OrderedQuantity>();
  for (const { product_id, quantity, name } of lines) {
    sums.set(product_id, { product_id, name, quantity: quantity + (sums.get(product_id)?.quantity ?? 0) });
  }
  return [...sums.values()].sort((a, b) => (a.product_id < b.product_id ? -1 : 1));
}

/**
 * Reserves the stock for the lines of an order. Ignores products without counted stock.
 * @throws ConflictError when the stock of a product is too small. The stock of all products is then unchanged.
 */
export async function holdStock(transaction: Database, lines: readonly OrderedQuantity[]): Promise<void> {
  const sums = sumByProduct(lines);
  for (const [index, { product_id, quantity, name }] of sums.entries()) {
    const updatedRow = await transaction
      .updateTable('products')
      .set((row) => ({ stock: row('stock', '-', quantity) }))
      .where('id', '=', product_id)
      .where('stock', '>=', quantity)
      .returning('id')
      .executeTakeFirst();
    if (updatedRow) continue;
    const row = await transaction
      .selectFrom('products')
      .select('stock')
      .where('id', '=', product_id)
      .executeTakeFirst();
    if (!row || row.stock === null) continue;
    await releaseStock(transaction, sums.slice(0, index));
    throw new ConflictError(formatShortage(name, row.stock));
  }
}

/** Makes the stock for the lines of an order available again. */
async function releaseStock(transaction: Database, lines: readonly OrderedQuantity[]): Promise<void> {
  for (const { product_id, quantity } of sumByProduct(lines)) {
    await transaction
      .updateTable('products')
      .set((row) => ({ stock: row('stock', '+', quantity) }))
      .where('id', '=', product_id)
      .where('stock', 'is not', null)
      .execute();
  }
}

/**
 * Reserves the stock for a locked order whose stock was released. Does nothing while the stock is held.
 * @throws ConflictError when the stock of a product is too small
 */
export async function holdOrderStock(
  context: OrderContext,
  order: OrderRow,
  source: EventSource,
  changes?: Partial<Pick<OrderRow, 'due_at'>>,
): Promise<OrderRow> {
  if (order.stock_held) return order;
  await holdStock(context.db, await listLines(context.db, order.id));
  return recordEvents(context, order, [{ kind: 'stock_held' }], source, changes);
}

/** Makes the stock for a locked order available again. Does nothing when it was released before. */
export async function releaseOrderStock(
  context: OrderContext,
  order: OrderRow,
  source: EventSource,
): Promise<OrderRow> {
  if (!order.stock_held) return order;
  await releaseStock(context.db, await listLines(context.db, order.id));
  return recordEvents(context, order, [{ kind: 'stock_released' }], source);
}

function formatShortage(name: string, available: number): string {
  if (available === 0) return `${name} is sold out.`;
  const remainingText = available === 1 ? 'Only one piece' : `Only ${available} pieces`;
  return `${remainingText} of ${name} ${available === 1 ? 'is' : 'are'} left.`;
}
