import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { TooOftenError } from '../../http/errors.ts';
import { addressOf } from '../../http/address.ts';
import { fingerprint } from '../../lib/secrets.ts';

/** Number of free attempts, and the pauses after them. */
interface Rule {
  /** Attempts without a pause. */
  free: number;
  /** The pause after the next attempt is 1 s, then 2 s, 4 s … up to this. */
  longestPauseMs: number;
  /** One failure is forgiven each time this time has passed. */
  forgivenEveryMs: number;
}

const MINUTE = 60_000;

/**
 * For one account from one address: four attempts an hour in the long run. There is no limit for an account from all
 * addresses together, because anyone could lock its owner out with it.
 */
const ON_ACCOUNT: Rule = { free: 5, longestPauseMs: 15 * MINUTE, forgivenEveryMs: 15 * MINUTE };

/** For all accounts from one address; a whole campus may share one. */
const FROM_ADDRESS: Rule = { free: 40, longestPauseMs: 5 * MINUTE, forgivenEveryMs: MINUTE };

/** An attempt that was admitted; it counts as failed until it succeeds. */
export interface LoginAttempt {
  /** Forgets the failures of this account from this address. */
  succeed(): Promise<void>;
}

/**
 * Admits an attempt to sign in and counts it before the password is checked, so that parallel attempts cannot get
 * around the limit.
 * @param account key of the account: `customer asha@example.in`; it need not exist
 * @throws TooOftenError during a pause, with a `retry-after` header; a refused attempt is not counted
 */
export async function beginLoginAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<LoginAttempt> {
  const { db, now, settings } = request.server;
  if (!settings.rateLimits) return { succeed: async () => undefined };
  const keys = keysOf(request, account);
  let wait = await count(db, now(), keys.address, FROM_ADDRESS);
  if (wait === 0) {
    wait = await count(db, now(), keys.account, ON_ACCOUNT);
    if (wait > 0) await uncount(db, now(), keys.address);
  }
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    reply.header('retry-after', seconds);
    throw new TooOftenError(`Too many attempts. Please try again in ${inWords(seconds)}.`);
  }
  return {
    async succeed() {
      await deleteFailures(db, keys.account);
      await uncount(db, now(), keys.address);
    },
  };
}

/** Clears failed attempts on an account from this address, after its owner proved their identity in another way. */
export async function resetLoginThrottle(request: FastifyRequest, account: string): Promise<void> {
  await deleteFailures(request.server.db, keysOf(request, account).account);
}

/** Deletes attempts that no longer cause a pause. */
export async function deleteOldLoginAttempts(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * MINUTE).toISOString();
  await db.deleteFrom('login_attempts').where('failed_at', '<', dayAgo).execute();
}

/** Only fingerprints of names and addresses are stored. */
function keysOf(request: FastifyRequest, account: string): { account: string; address: string } {
  const address = addressOf(request);
  return { account: fingerprint(`${account} from ${address}`), address: fingerprint(`from ${address}`) };
}

/** Counts an attempt. @returns 0, or the milliseconds to wait; then it is not counted */
async function count(db: Database, now: Date, key: string, rule: Rule): Promise<number> {
  for (;;) {
    const row = await db.selectFrom('login_attempts').selectAll().where('key', '=', key).executeTakeFirst();
    const wait = row ? Date.parse(row.paused_until) - now.getTime() : 0;
    // A wait longer than the longest pause means that the clock was set back; it is ignored.
    if (wait > 0 && wait <= rule.longestPauseMs) return wait;
    // Never negative: of two parallel attempts the later one may be written first.
    const since = row ? Math.max(0, now.getTime() - Date.parse(row.failed_at)) : 0;
    const forgiven = Math.floor(since / rule.forgivenEveryMs);
    const failures = Math.max(0, (row?.failures ?? 0) - forgiven) + 1;
    const next = {
      failures,
      failed_at: now.toISOString(),
      paused_until: new Date(now.getTime() + pauseAfter(failures, rule)).toISOString(),
    };
    const counted = row
      ? await db
          .updateTable('login_attempts')
          .set(next)
          .where('key', '=', key)
          .where('failures', '=', row.failures)
          .where('failed_at', '=', row.failed_at)
          .where('paused_until', '=', row.paused_until)
          .returning('key')
          .executeTakeFirst()
      : await db
          .insertInto('login_attempts')
          .values({ key, ...next })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key')
          .executeTakeFirst();
    // Otherwise another attempt was counted in between: read again.
    if (counted) return 0;
  }
}

function pauseAfter(failures: number, { free, longestPauseMs }: Rule): number {
  return failures <= free ? 0 : Math.min(1000 * 2 ** (failures - free - 1), longestPauseMs);
}

async function deleteFailures(db: Database, key: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('key', '=', key).execute();
}

/** Uncounts this attempt only: a successful sign-in must not clear failures on other accounts. */
async function uncount(db: Database, now: Date, key: string): Promise<void> {
  await db
    .updateTable('login_attempts')
    .set((row) => ({ failures: row('failures', '-', 1), paused_until: now.toISOString() }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
}

function inWords(seconds: number): string {
  if (seconds === 1) return 'one second';
  if (seconds < 100) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
