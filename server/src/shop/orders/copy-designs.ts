import type { DesignCopies } from '@rangmala/shared/contract';
import type { Database } from '../../database/database.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import type { Settings } from '../../settings.ts';
import type { Storage } from '../../storage/storage.ts';
import { copyOrderedDesign, type CopyAuthor } from '../designs/index.ts';
import { listLines } from './queries.ts';

/**
 * Copies the designs of an order. Omits deleted designs, and designs whose product was deleted or can no longer be
 * personalised.
 * @throws ApiError 507 when the disk has too little free space
 * @throws Error when the stored file of a picture is missing
 */
export async function copyDesigns(
  context: { db: Database; storage: Storage; settings: Settings },
  order: OrderRow,
  author: CopyAuthor,
): Promise<DesignCopies> {
  const copies: DesignCopies = [];
  for (const { position, design_id } of await listLines(context.db, order.id)) {
    const design = design_id === null ? undefined : await copyOrderedDesign(context, design_id, author);
    if (design) copies.push({ line: position, design });
  }
  return copies;
}
