import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { TooManyRequestsError } from '../../http/errors.ts';
import type { Uploader } from '../../uploads/quota.ts';
import { findDesignOfToken } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Most new designs of one guest cookie in 24 hours. */
export const GUEST_LIMIT = 200;
/** Most new designs of one IP address in 24 hours. Many users may share the address. */
export const IP_LIMIT = 500;

/**
 * Checks the daily limits of new designs if rate limits are on. A request that repeats the creation of a stored design
 * is always allowed.
 * @param token the token that the client chose for the design, if any
 * @throws TooManyRequestsError when a limit is reached; the response then has a `retry-after` header
 */
export async function checkDesignQuota(
  { server: { db, now, settings } }: FastifyRequest,
  reply: FastifyReply,
  { address_hash, guest_hash }: Uploader,
  token: string | undefined,
): Promise<void> {
  if (!settings.rateLimits) return;
  const since = new Date(now().getTime() - DAY_MS).toISOString();
  const [guestCount, ipCount] = await Promise.all([
    countDesigns(db, 'guest_hash', guest_hash, since),
    countDesigns(db, 'address_hash', address_hash, since),
  ]);
  if (guestCount < GUEST_LIMIT && ipCount < IP_LIMIT) return;
  if (token !== undefined && (await findDesignOfToken(db, token))) return;
  reply.header('retry-after', DAY_MS / 1000);
  throw new TooManyRequestsError(
    'You’ve started a lot of designs today. Please try again tomorrow, or write to us.',
  );
}

async function countDesigns(
  db: Database,
  column: 'guest_hash' | 'address_hash',
  hash: string,
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('designs')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(column, '=', hash)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
