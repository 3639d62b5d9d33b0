import type { FastifyReply, FastifyRequest } from 'fastify';
import { countRows } from '../../database/count-rows.ts';
import type { Database } from '../../database/database.ts';
import { checkDailyQuota, type Uploader } from '../../uploads/quota.ts';
import { findDesignByToken } from './queries.ts';

const TOO_MANY_DESIGNS = 'You’ve started a lot of designs today. Please try again tomorrow, or write to us.';

/** Largest number of new designs for one guest cookie in 24 hours. */
export const GUEST_LIMIT = 200;
/**
 * Largest number of new designs for one IP address in 24 hours. Higher than {@link GUEST_LIMIT}, because many users may
 * share an IP address.
 */
export const IP_LIMIT = 500;

/**
 * Checks the daily limits of new designs if rate limits are on. Always allows a repeated request with the token of a
 * stored design.
 * @param token the token that the client chose for the design, if any
 * @throws TooManyRequestsError when a limit is reached. The response then has the header `retry-after`.
 */
export async function checkDesignQuota(
  request: FastifyRequest,
  reply: FastifyReply,
  { address_hash, guest_hash }: Uploader,
  token: string | undefined,
): Promise<void> {
  await checkDailyQuota(request, reply, TOO_MANY_DESIGNS, async (db, since) => {
    const [guestCount, ipCount] = await Promise.all([
      countDesigns(db, 'guest_hash', guest_hash, since),
      countDesigns(db, 'address_hash', address_hash, since),
    ]);
    if (guestCount < GUEST_LIMIT && ipCount < IP_LIMIT) return false;
    return token === undefined || !(await findDesignByToken(db, token));
  });
}

const countDesigns = (db: Database, column: 'guest_hash' | 'address_hash', hash: string, since: string) =>
  countRows(db.selectFrom('designs').where(column, '=', hash).where('created_at', '>', since));
