import { createHash } from 'node:crypto';
import type { DesignCopies } from '@rangmala/shared/contract/designs';
import type { Database } from '../../database/database.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import type { Settings } from '../../settings.ts';
import type { Storage } from '../../storage/storage.ts';
import { copyOrderedDesign, type CopyAuthor } from '../designs/index.ts';
import { listLines } from './queries.ts';

/**
 * Copies the designs of an order. Omits deleted designs, and designs of a product that was deleted or can no longer be
 * personalised. A repeated call with the same token returns the copies of the first call.
 * @param token token that the browser has chosen for the copies; without a token, each call creates new copies
 * @throws ApiError 507 when the disk has too little free space
 */
export async function copyDesigns(
  context: { db: Database; storage: Storage; settings: Settings },
  order: OrderRow,
  author: CopyAuthor,
  token?: string,
): Promise<DesignCopies> {
  const copies: DesignCopies = [];
  for (const { position, design_id } of await listLines(context.db, order.id)) {
    if (design_id === null) continue;
    const copyToken = token === undefined ? undefined : deriveCopyToken(token, order.id, position);
    const design = await copyOrderedDesign(context, design_id, author, copyToken);
    if (design) copies.push({ line: position, design });
  }
  return copies;
}

/** Derives the design token for the copy of one line. Each line of each order gets a different token. */
function deriveCopyToken(token: string, orderId: string, position: number): string {
  return createHash('sha256').update(`${token} ${orderId} ${position}`).digest('base64url');
}
