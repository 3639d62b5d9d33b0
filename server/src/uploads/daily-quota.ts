import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { TooManyRequestsError } from '../http/errors.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Checks a quota of the last 24 hours if rate limits are on.
 * @param detail the sentence for the user when the quota is used up
 * @param isUsedUp returns whether the usage after the time `since` (ISO 8601) has reached the quota
 * @throws TooManyRequestsError when the quota is used up; the response then has a `retry-after` header
 */
export async function checkDailyQuota(
  { server: { db, now, settings } }: FastifyRequest,
  reply: FastifyReply,
  detail: string,
  isUsedUp: (db: Database, since: string) => Promise<boolean>,
): Promise<void> {
  if (!settings.rateLimits) return;
  const since = new Date(now().getTime() - DAY_MS).toISOString();
  if (!(await isUsedUp(db, since))) return;
  reply.header('retry-after', DAY_MS / 1000);
  throw new TooManyRequestsError(detail);
}
