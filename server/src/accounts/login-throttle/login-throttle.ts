import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { TooManyRequestsError } from '../../http/errors.ts';
import { getIpAddress } from '../../http/rate-limits.ts';
import { sha256 } from '../../lib/secrets.ts';

interface ThrottleRule {
  /** Number of failed attempts that cause no pause. */
  freeAttempts: number;
  /** Longest pause. The first pause is one second, and each further attempt doubles the pause. */
  longestPauseMs: number;
  /** For each interval of this length after the last admitted attempt, one failure is no longer counted. */
  decayIntervalMs: number;
}

const MINUTE_MS = 60_000;

/**
 * Limits failed attempts on one account from one IP address to four an hour in the long run. Attempts from all IP
 * addresses together are not limited, because such a limit would allow anyone to lock out the owner of the account.
 */
const ACCOUNT_RULE: ThrottleRule = {
  freeAttempts: 5,
  longestPauseMs: 15 * MINUTE_MS,
  decayIntervalMs: 15 * MINUTE_MS,
};

/**
 * Limits failed attempts on all accounts from one IP address. The limit is high because a whole campus may share one
 * IP address.
 */
const IP_RULE: ThrottleRule = {
  freeAttempts: 40,
  longestPauseMs: 5 * MINUTE_MS,
  decayIntervalMs: MINUTE_MS,
};

/** An admitted attempt, which counts as failed until {@link LoginAttempt.succeed} is called. */
export interface LoginAttempt {
  /**
   * Clears the failed attempts on this account from this IP address. Stops counting this attempt for the IP address.
   */
  succeed(): Promise<void>;
}

/**
 * Admits an attempt to sign in. Counts the attempt as failed before the password is checked, because parallel attempts
 * could otherwise exceed the limit. Admits every attempt when the settings disable rate limits.
 * @param account key of the account, such as `customer asha@example.in`; the account need not exist
 * @throws TooManyRequestsError during a pause, with a `retry-after` header; a refused attempt is not counted
 */
export async function beginLoginAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<LoginAttempt> {
  const { db, now, settings } = request.server;
  if (!settings.rateLimits) return { succeed: async () => undefined };
  const keys = computeThrottleKeys(request, account);
  let waitMs = await countAttempt(db, now(), keys.ipAddress, IP_RULE);
  if (waitMs === 0) {
    waitMs = await countAttempt(db, now(), keys.account, ACCOUNT_RULE);
    if (waitMs > 0) await subtractAttempt(db, now(), keys.ipAddress);
  }
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    reply.header('retry-after', seconds);
    throw new TooManyRequestsError(`Too many attempts. Please try again in ${formatWait(seconds)}.`);
  }
  return {
    async succeed() {
      await deleteFailures(db, keys.account);
      await subtractAttempt(db, now(), keys.ipAddress);
    },
  };
}

/** Clears the failed attempts on an account from this IP address, for example after a password reset. */
export async function resetLoginThrottle(request: FastifyRequest, account: string): Promise<void> {
  await deleteFailures(request.server.db, computeThrottleKeys(request, account).account);
}

/** Returns the keys of an attempt. The keys are hashes, because login names and IP addresses must not be stored. */
function computeThrottleKeys(
  request: FastifyRequest,
  account: string,
): { account: string; ipAddress: string } {
  const ipAddress = getIpAddress(request);
  return { account: sha256(`${account} from ${ipAddress}`), ipAddress: sha256(`from ${ipAddress}`) };
}

/**
 * Counts an attempt, except during a pause.
 * @returns 0 when the attempt was counted; otherwise the milliseconds until the pause ends
 */
async function countAttempt(db: Database, now: Date, key: string, rule: ThrottleRule): Promise<number> {
  for (;;) {
    const row = await db.selectFrom('login_attempts').selectAll().where('key', '=', key).executeTakeFirst();
    // During free attempts, `paused_until` is the time of an attempt. This time is ignored, because it can be later
    // than `now` when attempts run in parallel.
    const isPaused = row !== undefined && row.failures > rule.freeAttempts;
    const waitMs = isPaused ? Date.parse(row.paused_until) - now.getTime() : 0;
    // Ignores a wait that is longer than the longest pause: such a wait means that the clock was set back.
    if (waitMs > 0 && waitMs <= rule.longestPauseMs) return waitMs;
    // The difference is negative when the clock was set back, or when the later of two parallel attempts was written
    // first.
    const elapsedMs = row ? Math.max(0, now.getTime() - Date.parse(row.failed_at)) : 0;
    const expiredFailures = Math.floor(elapsedMs / rule.decayIntervalMs);
    const failures = Math.max(0, (row?.failures ?? 0) - expiredFailures) + 1;
    const nextValues = {
      failures,
      failed_at: now.toISOString(),
      paused_until: new Date(now.getTime() + computePauseMs(failures, rule)).toISOString(),
    };
    const countedRow = row
      ? await db
          .updateTable('login_attempts')
          .set(nextValues)
          .where('key', '=', key)
          .where('failures', '=', row.failures)
          .where('failed_at', '=', row.failed_at)
          .where('paused_until', '=', row.paused_until)
          .returning('key')
          .executeTakeFirst()
      : await db
          .insertInto('login_attempts')
          .values({ key, ...nextValues })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key')
          .executeTakeFirst();
    // When another request has changed the row since the read, this request has written nothing. The loop reads again.
    if (countedRow) return 0;
  }
}

function computePauseMs(failures: number, { freeAttempts: free, longestPauseMs }: ThrottleRule): number {
  return failures <= free ? 0 : Math.min(1000 * 2 ** (failures - free - 1), longestPauseMs);
}

async function deleteFailures(db: Database, key: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('key', '=', key).execute();
}

/**
 * Subtracts one attempt from the count of an IP address and ends the pause of this IP address. Deleting the row would
 * also clear the failures on other accounts.
 */
async function subtractAttempt(db: Database, now: Date, key: string): Promise<void> {
  await db
    .updateTable('login_attempts')
    .set((row) => ({ failures: row('failures', '-', 1), paused_until: now.toISOString() }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
}

function formatWait(seconds: number): string {
  if (seconds === 1) return 'one second';
  if (seconds < 100) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
