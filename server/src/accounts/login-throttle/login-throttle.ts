import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { TooOftenError } from '../../http/errors.ts';
import { addressOf } from '../../http/address.ts';
import { fingerprint } from '../../lib/secrets.ts';

/** How wrong passwords slow down further ones. */
interface Rule {
  /** So many are free. */
  free: number;
  /** The pause after the next is one second, then two, four … up to this. */
  longestPauseMs: number;
  /** As time goes by they are forgiven, one after the other. */
  forgivenEveryMs: number;
}

const MINUTE = 60_000;

/**
 * On one account from one address: in the long run four tries an hour. Never on an account from
 * everywhere, or anybody could lock its owner out.
 */
const ON_ACCOUNT: Rule = { free: 5, longestPauseMs: 15 * MINUTE, forgivenEveryMs: 15 * MINUTE };

/** On whatever account from one address, behind which may be a whole campus. */
const FROM_ADDRESS: Rule = { free: 40, longestPauseMs: 5 * MINUTE, forgivenEveryMs: MINUTE };

/** One try that was let through; it counts as wrong until it is said to be right. */
export interface Guess {
  right(): Promise<void>;
}

/**
 * Asks whether a password may be tried. Tries are counted before they are checked, so that a hundred at
 * once are no way round.
 * @param account whose password: `customer asha@example.in`, the same whether there is such an account
 * @throws TooOftenError while the pause lasts, with `retry-after`; such a try is not counted
 */
export async function beginGuess(
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<Guess> {
  const { db, now, settings } = request.server;
  if (!settings.rateLimits) return { right: async () => undefined };
  const keys = keysOf(request, account);
  let wait = await count(db, now(), keys.address, FROM_ADDRESS);
  if (wait === 0) {
    wait = await count(db, now(), keys.account, ON_ACCOUNT);
    if (wait > 0) await takeBack(db, now(), keys.address);
  }
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    reply.header('retry-after', seconds);
    throw new TooOftenError(`Too many wrong attempts. Please wait ${inWords(seconds)} and try again.`);
  }
  return {
    async right() {
      await forget(db, keys.account);
      await takeBack(db, now(), keys.address);
    },
  };
}

/** Somebody proved in another way whose account it is: what was tried from their address is forgotten. */
export async function forgetGuesses(request: FastifyRequest, account: string): Promise<void> {
  await forget(request.server.db, keysOf(request, account).account);
}

/** Forgets what has long been forgiven. */
export async function deleteOldGuesses(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * MINUTE).toISOString();
  await db.deleteFrom('guesses').where('failed_at', '<', dayAgo).execute();
}

/** Names and addresses are not kept, only what tells them apart. */
function keysOf(request: FastifyRequest, account: string): { account: string; address: string } {
  const address = addressOf(request);
  return { account: fingerprint(`${account} from ${address}`), address: fingerprint(`from ${address}`) };
}

/** Counts a try. @returns 0, or how many milliseconds it has to wait; then it is not counted */
async function count(db: Database, now: Date, key: string, rule: Rule): Promise<number> {
  for (;;) {
    const row = await db.selectFrom('guesses').selectAll().where('key', '=', key).executeTakeFirst();
    const wait = row ? Date.parse(row.paused_until) - now.getTime() : 0;
    // Longer than any pause: the clock was set back meanwhile.
    if (wait > 0 && wait <= rule.longestPauseMs) return wait;
    // Nor is less than nothing forgiven: of two at once the later one may come first.
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
          .updateTable('guesses')
          .set(next)
          .where('key', '=', key)
          .where('failures', '=', row.failures)
          .where('failed_at', '=', row.failed_at)
          .where('paused_until', '=', row.paused_until)
          .returning('key')
          .executeTakeFirst()
      : await db
          .insertInto('guesses')
          .values({ key, ...next })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key')
          .executeTakeFirst();
    // Else another try came in between: this one looks again, and may have to wait.
    if (counted) return 0;
  }
}

function pauseAfter(failures: number, { free, longestPauseMs }: Rule): number {
  return failures <= free ? 0 : Math.min(1000 * 2 ** (failures - free - 1), longestPauseMs);
}

async function forget(db: Database, key: string): Promise<void> {
  await db.deleteFrom('guesses').where('key', '=', key).execute();
}

/** As if the try had not been made, and no more: who owns one account cannot wash away tries on others. */
async function takeBack(db: Database, now: Date, key: string): Promise<void> {
  await db
    .updateTable('guesses')
    .set((row) => ({ failures: row('failures', '-', 1), paused_until: now.toISOString() }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
}

function inWords(seconds: number): string {
  if (seconds === 1) return 'a second';
  if (seconds < 100) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
