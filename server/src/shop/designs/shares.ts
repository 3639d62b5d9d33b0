import type { DesignAnswers, SharedDesign } from '@rangmala/shared/contract/my-designs';
import type { Database } from '../../database/database.ts';
import type { DesignRow } from '../../database/design-tables.ts';
import { NotFoundError, RuleError } from '../../http/errors.ts';
import { createSecret, sha256 } from '../../lib/secrets.ts';
import { findProductOfDesign } from './ordered-products.ts';
import { nameDesign, presentPictures } from './present.ts';
import { createId, findDesignRow, parseDesignContent } from './queries.ts';

/** Largest number of comments on a design. */
export const MAX_COMMENTS = 200;

/** Creates the link to a design; an earlier link ends. @returns the token; the database stores only its hash */
export async function shareDesign(db: Database, designId: string, now: Date): Promise<string> {
  const token = createSecret();
  const link = { token_hash: sha256(token), created_at: now.toISOString() };
  await db
    .insertInto('design_shares')
    .values({ design_id: designId, ...link })
    .onConflict((conflict) => conflict.column('design_id').doUpdateSet(link))
    .execute();
  return token;
}

/** Ends the link to a design. The answers stay. */
export async function endShare(db: Database, designId: string): Promise<void> {
  await db.deleteFrom('design_shares').where('design_id', '=', designId).execute();
}

/** Returns the design of a link. @throws NotFoundError when the link has ended or the design was deleted */
export async function requireSharedDesign(db: Database, token: string): Promise<DesignRow> {
  const share = await db
    .selectFrom('design_shares')
    .select('design_id')
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst();
  const row = share && (await findDesignRow(db, share.design_id));
  if (!row) throw new NotFoundError('This design is no longer shared. Please ask for a new link.');
  return row;
}

/** Returns a design as the visitors of its link see it. */
export async function presentSharedDesign(db: Database, now: Date, row: DesignRow): Promise<SharedDesign> {
  const content = parseDesignContent(row);
  const product = await findProductOfDesign(db, row);
  return {
    product_id: row.product_id,
    product_name: product?.name ?? null,
    name: nameDesign(content, product),
    pictures: await presentPictures(db, now, row, product, content),
    answers: await readAnswers(db, row.id),
  };
}

/**
 * Adds a like or a comment to a design. A second like of the same visitor changes nothing.
 * @param visitor hash that identifies the visitor
 * @throws RuleError for an answer without a like and a comment, and when the design has {@link MAX_COMMENTS} comments
 */
export async function addAnswer(
  db: Database,
  designId: string,
  { like, name, comment }: { like?: 'yes' | undefined; name: string; comment: string },
  visitor: string,
  now: Date,
): Promise<void> {
  if (like === undefined && comment === '') throw new RuleError('Please write a comment first.');
  const { comments } = await readAnswers(db, designId);
  if (comment !== '' && comments.length >= MAX_COMMENTS)
    throw new RuleError('This design has all the comments it can hold. Please tell your family directly.');
  const answer = { design_id: designId, name, created_at: now.toISOString() };
  await db
    .insertInto('design_answers')
    .values([
      ...(like ? [{ ...answer, id: sha256(`like ${designId} ${visitor}`), is_like: 1, comment: '' }] : []),
      ...(comment ? [{ ...answer, id: createId(), is_like: 0, comment }] : []),
    ])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Returns what the visitors of a design's links said. */
export async function readAnswers(db: Database, designId: string): Promise<DesignAnswers> {
  const rows = await db
    .selectFrom('design_answers')
    .select(['is_like', 'name', 'comment', 'created_at'])
    .where('design_id', '=', designId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    likes: rows.filter(({ is_like }) => is_like === 1).length,
    comments: rows.flatMap(({ is_like, ...comment }) => (is_like === 1 ? [] : [comment])),
  };
}

/** Returns when the link to a design was made; undefined for a design without a link. */
export const readShare = (db: Database, designId: string): Promise<{ created_at: string } | undefined> =>
  db.selectFrom('design_shares').select('created_at').where('design_id', '=', designId).executeTakeFirst();
