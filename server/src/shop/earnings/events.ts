import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { EarningRow, OrderRow } from '../../database/order-tables.ts';
import { formatRupees } from '../../database/column-values.ts';
import { transact } from '../../database/transactions.ts';
import { ConflictError, RuleError } from '../../http/errors.ts';

/**
 * Adds a sale for each credited line of an order that is paid, and a reversal for each that is refunded. Does nothing
 * for lines whose event exists. The caller has locked the order.
 */
export async function recordOrderEarnings(transaction: Database, order: OrderRow, at: Date): Promise<void> {
  const credits = await transaction
    .selectFrom('line_credits')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'line_credits.order_id')
        .onRef('order_lines.position', '=', 'line_credits.position'),
    )
    .where('line_credits.order_id', '=', order.id)
    .select(['line_credits.position', 'artist_id', 'share_paise', 'total_paise', 'refunded_paise'])
    .execute();
  if (credits.length === 0) return;
  const recorded = await transaction
    .selectFrom('earnings')
    .where('order_id', '=', order.id)
    .select(['position', 'artist_id', 'amount_paise'])
    .execute();
  const isPaid = order.paid_paise > order.refunded_paise;
  const rows = credits.flatMap(({ position, artist_id, share_paise, total_paise, refunded_paise }) => {
    const due = isPaid && refunded_paise < total_paise ? share_paise : 0;
    const soFar = recorded
      .filter((row) => row.position === position && row.artist_id === artist_id)
      .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
    const change = due - soFar;
    if (change === 0) return [];
    return [
      createRow({
        artist_id,
        kind: change > 0 ? 'sale' : 'reversal',
        amount_paise: change,
        order_id: order.id,
        position,
        at: at.toISOString(),
      }),
    ];
  });
  if (rows.length > 0) await transaction.insertInto('earnings').values(rows).execute();
}

/**
 * Records that the owner has paid an artist.
 * @param paise amount; undefined for all that is open
 * @returns the paid amount in paise
 * @throws RuleError for an unknown artist
 * @throws ConflictError when the amount is more than what is open, or nothing is open
 */
export async function recordPayout(
  db: Database,
  { artistId, paise, note, at }: { artistId: string; paise: number | undefined; note: string; at: Date },
): Promise<number> {
  return transact(db, async (transaction) => {
    // The update locks the artist, so that two payouts at once cannot pay the same amount.
    const artist = await transaction
      .updateTable('artists')
      .set((row) => ({ name: row.ref('name') }))
      .where('id', '=', artistId)
      .returning('id')
      .executeTakeFirst();
    if (!artist) throw createUnknownArtistError(artistId);
    const { sum } = await transaction
      .selectFrom('earnings')
      .where('artist_id', '=', artistId)
      .select(({ fn }) => fn.sum<number | string | null>('amount_paise').as('sum'))
      .executeTakeFirstOrThrow();
    const open = Number(sum ?? 0);
    const amount = paise ?? open;
    if (amount <= 0) throw new ConflictError(`Nothing is open for ${artistId}.`);
    if (amount > open)
      throw new ConflictError(
        `Only ${formatRupees(open)} is open for ${artistId}, so ${formatRupees(amount)} cannot be paid.`,
      );
    const row = createRow({
      artist_id: artistId,
      kind: 'payout',
      amount_paise: -amount,
      note,
      at: at.toISOString(),
    });
    await transaction.insertInto('earnings').values(row).execute();
    return amount;
  });
}

export const createUnknownArtistError = (artistId: string) =>
  new RuleError(`There is no artist with the ID ${artistId}.`);

const createRow = (
  row: Pick<EarningRow, 'artist_id' | 'kind' | 'amount_paise' | 'at'> & Partial<EarningRow>,
): EarningRow => ({ id: randomUUID(), order_id: null, position: null, note: '', ...row });
