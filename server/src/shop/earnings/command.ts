import type { Database } from '../../database/database.ts';
import { formatAmount, formatRupees } from '../../database/column-values.ts';
import { RuleError } from '../../http/errors.ts';
import { toCsvLine } from '../../lib/csv.ts';
import { createUnknownArtistError, recordPayout } from './events.ts';
import { listEvents, summarise } from './queries.ts';

export const USAGE = `npm run artists -- earnings                what each artist has earned, was paid and is owed, as CSV
npm run artists -- sales ARTIST            each sale, refund and payout of an artist, as CSV
npm run artists -- pay ARTIST [--amount 1250.50] [--note TEXT]   records that you have paid; all that is open by default`;

export interface CommandOptions {
  amount?: string | undefined;
  note?: string | undefined;
}

/**
 * Runs a command of the owner about the earnings of artists.
 * @returns lines to print
 * @throws RuleError with a message for the owner, for an unknown artist and an invalid amount
 * @throws ConflictError with a message for the owner when less is open than is to be paid
 */
export async function runArtistsCommand(
  { db, now }: { db: Database; now: Date },
  command: string,
  artistId: string | undefined,
  { amount, note = '' }: CommandOptions,
): Promise<string[]> {
  if (command === 'earnings') return listAccounts(db);
  if (artistId === undefined) throw new RuleError(USAGE);
  if (command === 'sales') return listSales(db, artistId);
  const paise = await recordPayout(db, { artistId, paise: parseAmount(amount), note, at: now });
  return [`${formatRupees(paise)} is recorded as paid to ${artistId}.`];
}

function parseAmount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text) || Number(text) === 0)
    throw new RuleError('Please give the amount in rupees: --amount 1250.50.');
  return Math.round(Number(text) * 100);
}

async function listAccounts(db: Database): Promise<string[]> {
  const artists = await db
    .selectFrom('artists')
    .where('id', 'in', db.selectFrom('earnings').select('artist_id'))
    .select(['id', 'name'])
    .orderBy('name')
    .execute();
  const lines = ['Artist,Name,Earned,Paid,Open'];
  for (const { id, name } of artists) {
    const { earned, paid, open } = summarise(await listEvents(db, id));
    lines.push(toCsvLine([id, name, earned.toFixed(2), paid.toFixed(2), open.toFixed(2)]));
  }
  return lines;
}

async function listSales(db: Database, artistId: string): Promise<string[]> {
  const artist = await db.selectFrom('artists').select('id').where('id', '=', artistId).executeTakeFirst();
  if (!artist) throw createUnknownArtistError(artistId);
  const rows = await db
    .selectFrom('earnings')
    .leftJoin('orders', 'orders.id', 'earnings.order_id')
    .leftJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'earnings.order_id')
        .onRef('order_lines.position', '=', 'earnings.position'),
    )
    .where('artist_id', '=', artistId)
    .orderBy('at')
    .select([
      'at',
      'kind',
      'amount_paise',
      'note',
      'orders.number',
      'order_lines.name',
      'quantity',
      'taxable_paise',
    ])
    .execute();
  return [
    'At,Kind,Order,Product,Quantity,Without tax,Amount,Note',
    ...rows.map(({ at, kind, number, name, quantity, taxable_paise, amount_paise, note }) =>
      toCsvLine([
        at,
        kind,
        number ?? '',
        name ?? '',
        String(quantity ?? ''),
        taxable_paise === null ? '' : formatAmount(taxable_paise),
        formatAmount(amount_paise),
        note,
      ]),
    ),
  ];
}
