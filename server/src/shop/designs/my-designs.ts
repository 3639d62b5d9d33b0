import type { DesignList, ListedDesign } from '@rangmala/shared/contract/my-designs';
import { LIST_PAGE_SIZE, MAX_DESIGN_TOKENS } from '@rangmala/shared/contract/rules';
import { countRows } from '../../database/count-rows.ts';
import type { Database } from '../../database/database.ts';
import type { DesignRow } from '../../database/design-tables.ts';
import { sha256 } from '../../lib/secrets.ts';
import type { Storage } from '../../storage/storage.ts';
import { getDesignFolder } from './assets.ts';
import { findProductOfDesign } from './ordered-products.ts';
import { nameDesign, presentPictures } from './present.ts';
import { findDesignContent } from './queries.ts';
import { readAnswers } from './shares.ts';

/** Whose designs are listed: those of a customer, or those of tokens that do not belong to this customer. */
export interface DesignOwner {
  userId: string | undefined;
  /** Tokens of designs with commas between them; undefined for the designs of the customer. */
  tokens: string | undefined;
}

/** Returns a page of designs with layers, last changed first. Leaves out content that is no longer valid. */
export async function listDesigns(
  db: Database,
  now: Date,
  owner: DesignOwner,
  page: number,
): Promise<DesignList> {
  const rows = await selectDesigns(db, owner)
    .leftJoin('design_shares', 'design_shares.design_id', 'designs.id')
    .selectAll('designs')
    .select('design_shares.design_id as shared_id')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(LIST_PAGE_SIZE)
    .offset((page - 1) * LIST_PAGE_SIZE)
    .execute();
  const tokensByHash = new Map(splitTokens(owner.tokens).map((token) => [sha256(token), token]));
  const designs: ListedDesign[] = [];
  for (const row of rows) {
    const design = await presentListedDesign(db, now, row);
    const token = tokensByHash.get(row.token_hash);
    if (design) designs.push({ ...design, ...(token !== undefined && { token }) });
  }
  return { designs, total: await countRows(selectDesigns(db, owner)) };
}

const splitTokens = (tokens: string | undefined): string[] =>
  tokens === undefined ? [] : tokens.split(',').slice(0, MAX_DESIGN_TOKENS);

function selectDesigns(db: Database, { userId, tokens }: DesignOwner) {
  const hashes = splitTokens(tokens).map(sha256);
  return (
    db
      .selectFrom('designs')
      // The content is JSON without spaces. An empty design is not worth a place in the list.
      .where('content', 'like', '%"layers":[{%')
      .$if(tokens === undefined, (query) => query.where('user_id', '=', userId ?? ''))
      .$if(tokens !== undefined, (query) =>
        query
          .where('designs.token_hash', 'in', hashes)
          .where(({ eb, or }) => or([eb('user_id', 'is', null), eb('user_id', '!=', userId ?? '')])),
      )
  );
}

async function presentListedDesign(
  db: Database,
  now: Date,
  row: DesignRow & { shared_id: string | null },
): Promise<ListedDesign | undefined> {
  const content = findDesignContent(row);
  if (!content) return undefined;
  const product = await findProductOfDesign(db, row);
  const { id, product_id, ordered_at, updated_at } = row;
  return {
    id,
    product_id,
    product_name: product?.name ?? null,
    name: nameDesign(content, product),
    options: content.options,
    pictures: await presentPictures(db, now, row, product, content),
    is_ordered: ordered_at !== null,
    updated_at,
    answers: await readAnswers(db, id),
    is_shared: row.shared_id !== null,
  };
}

/**
 * Deletes a design with its files, its link and its answers. An ordered design stays with its order, which prints it,
 * and leaves its owner's list.
 */
export async function deleteDesign(db: Database, storage: Storage, id: string): Promise<void> {
  const deletedRow = await db
    .deleteFrom('designs')
    .where('id', '=', id)
    .where('ordered_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (deletedRow) await storage.deleteAll(getDesignFolder(id));
  else await detachDesigns(db, [id]);
}

/** Removes the customer, the links and the answers from ordered designs. `db` may be a transaction. */
export async function detachDesigns(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('design_shares').where('design_id', 'in', ids).execute();
  await db.deleteFrom('design_answers').where('design_id', 'in', ids).execute();
  await db.updateTable('designs').set({ user_id: null }).where('id', 'in', ids).execute();
}
