import { createHash } from 'node:crypto';
import type { DesignCopies } from '@rangmala/shared/contract/designs';
import type { Database } from '../../database/database.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import { NotFoundError, RuleError } from '../../http/errors.ts';
import type { Settings } from '../../settings.ts';
import type { Storage } from '../../storage/storage.ts';
import { type CopyAuthor, copyDesign, findDesignRow } from '../designs/index.ts';
import { listLines } from './queries.ts';

/**
 * Copies the designs of an order. Omits deleted designs, designs of a product that was deleted or can no longer be
 * personalised, and designs whose content is no longer valid or that have lost a picture. A repeated call with the same
 * token returns the copies of the first call.
 * @param token token that the browser has chosen for the copies; without a token, each call creates new copies
 * @throws ConflictError when a derived token belongs to a design of another product
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
    const source = design_id === null ? undefined : await findDesignRow(context.db, design_id);
    if (!source) continue;
    const copyToken = token === undefined ? undefined : deriveCopyToken(token, order.id, position);
    try {
      const copy = await copyDesign(context, source, source.product_id, author, copyToken);
      copies.push({ line: position, design: { id: copy.row.id, token: copy.token } });
    } catch (error) {
      if (!(error instanceof NotFoundError || error instanceof RuleError)) throw error;
    }
  }
  return copies;
}

/** Derives the design token for the copy of one line. Each line of each order gets a different token. */
function deriveCopyToken(token: string, orderId: string, position: number): string {
  return createHash('sha256').update(`${token} ${orderId} ${position}`).digest('base64url');
}
