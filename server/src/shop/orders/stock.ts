import type { Database } from '../../database/database.ts';
import { ConflictError } from '../../http/errors.ts';

interface Pieces {
  product_id: string;
  quantity: number;
  name: string;
}

/** Sums the pieces by product. Sorts them by product id, so that orders with the same products cannot deadlock. */
function byProduct(lines: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, Pieces>();
  for (const { product_id, quantity, name } of lines) {
    sums.set(product_id, { product_id, name, quantity: quantity + (sums.get(product_id)?.quantity ?? 0) });
  }
  return [...sums.values()].sort((one, other) => (one.product_id < other.product_id ? -1 : 1));
}

/**
 * Reserves an order's pieces. Ignores products without counted stock.
 * @throws ConflictError when the stock is too small; the stock stays unchanged
 */
export async function holdStock(transaction: Database, lines: readonly Pieces[]): Promise<void> {
  const pieces = byProduct(lines);
  for (const [index, { product_id, quantity, name }] of pieces.entries()) {
    const updated = await transaction
      .updateTable('product_stock')
      .set((row) => ({ available: row('available', '-', quantity) }))
      .where('product_id', '=', product_id)
      .where('available', '>=', quantity)
      .returning('available')
      .executeTakeFirst();
    if (updated) continue;
    const row = await transaction
      .selectFrom('product_stock')
      .select('available')
      .where('product_id', '=', product_id)
      .executeTakeFirst();
    if (!row) continue;
    await releaseStock(transaction, pieces.slice(0, index));
    throw new ConflictError(soldOut(name, row.available));
  }
}

/** Makes an order's pieces available again. */
export async function releaseStock(transaction: Database, lines: readonly Pieces[]): Promise<void> {
  for (const { product_id, quantity } of byProduct(lines)) {
    await transaction
      .updateTable('product_stock')
      .set((row) => ({ available: row('available', '+', quantity) }))
      .where('product_id', '=', product_id)
      .execute();
  }
}

function soldOut(name: string, available: number): string {
  if (available === 0) return `${name} is sold out.`;
  const left = available === 1 ? 'Only one piece' : `Only ${available} pieces`;
  return `${left} of ${name} ${available === 1 ? 'is' : 'are'} left.`;
}
