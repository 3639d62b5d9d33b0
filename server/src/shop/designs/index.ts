import type { Database } from '../../database/database.ts';
import { fingerprint } from '../../lib/secrets.ts';
import { contentOf, findDesignRow } from './queries.ts';

/** A design with the token or customer that orders it, and its product. */
export interface DesignClaim {
  id: string;
  token?: string | undefined;
  userId?: string | undefined;
  productId: string;
}

/**
 * Returns a design that may be ordered: its token matches or the customer owns it, and it was made for this product.
 * @returns undefined otherwise
 */
export async function findOrderableDesign(
  db: Database,
  { id, token, userId, productId }: DesignClaim,
): Promise<{ id: string; isEmpty: boolean } | undefined> {
  const row = await findDesignRow(db, id);
  if (row?.product_id !== productId) return undefined;
  const hasToken = token !== undefined && fingerprint(token) === row.token_hash;
  const isOwner = userId !== undefined && row.user_id === userId;
  if (!hasToken && !isOwner) return undefined;
  const { sides } = contentOf(row);
  return { id, isEmpty: sides.every(({ layers }) => layers.length === 0) };
}

/** Makes a design unchangeable, because an order refers to it. `db` is the order's transaction. */
export async function freezeDesign(db: Database, designId: string, now: Date): Promise<void> {
  await db
    .updateTable('designs')
    .set({ ordered_at: now.toISOString() })
    .where('id', '=', designId)
    .where('ordered_at', 'is', null)
    .execute();
}

export { findPrintFiles, requestPrintFiles, type PrintFiles } from './print/jobs.ts';
export { type Run, runsOf } from './text/runs.ts';
export { type LoadedFont, loadFont } from './text/typefaces.ts';
