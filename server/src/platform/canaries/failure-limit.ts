import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { readOrCreateSiteSecret } from '../../database/site-secret.ts';
import { getIpAddress, isFromThisMachine } from '../../http/ip-address.ts';
import type { ReportSource } from './release-counts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** In this period, only one failure of a release counts for each client and source. */
const PERIOD_MS = 7 * DAY_MS;

/** Largest number of entries in memory. When this number is reached, all entries are removed. */
const MAX_ENTRIES_IN_MEMORY = 50_000;

const SECRET_NAME = 'failure-clients';

type AppServices = Pick<FastifyInstance, 'db' | 'settings' | 'log' | 'now'>;

/**
 * Counts one failure per client, release, source and {@link PERIOD_MS} in all processes together. Three failures can
 * end a canary or roll a release back, and a single client must not cause this.
 */
export class FailureLimit {
  readonly #app: AppServices;
  /** Time in ms of the last counted failure, by source, release and IP address. */
  readonly #lastFailureTimes = new Map<string, number>();

  constructor(app: AppServices) {
    this.#app = app;
  }

  /**
   * Records a failure that a client reported, or that happened while the server rendered a page for a client.
   * @returns whether the failure counts; false when the database is unavailable
   */
  async recordFailure(
    request: FastifyRequest,
    source: ReportSource,
    { app, version }: { app: string; version: string },
  ): Promise<boolean> {
    const { db, settings, log, now } = this.#app;
    // Accepts all failures from this machine, because a local proxy may forward the requests of many visitors.
    if (!settings.rateLimits || isFromThisMachine(request)) return true;
    const ipAddress = getIpAddress(request);
    const key = `${source} ${app} ${version} ${ipAddress}`;
    const time = now().getTime();
    if (time - (this.#lastFailureTimes.get(key) ?? -Infinity) < PERIOD_MS) return false;
    try {
      const client = await hashClient(db, ipAddress);
      const { isCounted, countedTime } = await storeFailureClient(db, { app, version, source, client }, time);
      if (this.#lastFailureTimes.size >= MAX_ENTRIES_IN_MEMORY) this.#lastFailureTimes.clear();
      this.#lastFailureTimes.set(key, countedTime);
      return isCounted;
    } catch (error) {
      log.warn({ err: error, app, version }, 'a failure of a release could not be counted');
      return false;
    }
  }
}

async function hashClient(db: Database, ipAddress: string): Promise<string> {
  const secret = await readOrCreateSiteSecret(db, SECRET_NAME);
  return createHmac('sha256', secret).update(ipAddress).digest('base64url').slice(0, 22);
}

/**
 * Stores the client and the time of a failure, unless an earlier failure of the client counts in {@link PERIOD_MS}.
 * @returns whether this failure counts, and the time in ms of the client's last failure that counts
 */
async function storeFailureClient(
  db: Database,
  client: { app: string; version: string; source: ReportSource; client: string },
  time: number,
): Promise<{ isCounted: boolean; countedTime: number }> {
  const at = new Date(time).toISOString();
  const rows = await db
    .insertInto('release_failure_clients')
    .values({ ...client, at })
    .onConflict((conflict) =>
      conflict
        .columns(['app', 'version', 'source', 'client'])
        .doUpdateSet({ at })
        .where('release_failure_clients.at', '<=', new Date(time - PERIOD_MS).toISOString()),
    )
    .returning('app')
    .execute();
  if (rows.length > 0) return { isCounted: true, countedTime: time };
  const counted = await db
    .selectFrom('release_failure_clients')
    .select('at')
    .where('app', '=', client.app)
    .where('version', '=', client.version)
    .where('source', '=', client.source)
    .where('client', '=', client.client)
    .executeTakeFirstOrThrow();
  return { isCounted: false, countedTime: Date.parse(counted.at) };
}

/** Deletes the records of counted failures that are older than {@link PERIOD_MS}. */
export async function deleteOldFailureClients(db: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - PERIOD_MS).toISOString();
  await db.deleteFrom('release_failure_clients').where('at', '<=', cutoff).execute();
}
