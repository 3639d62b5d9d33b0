import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { ReleaseErrorRow } from '../../database/platform-tables.ts';
import { groupBy } from '../../lib/group-by.ts';

/** An error of a release, in a browser or on the server. */
export interface ReleaseError {
  app: string;
  version: string;
  name: string;
  message: string;
  stack?: string | undefined;
  /** Name and major version (`Chrome 140`), `another browser`, or `server` for a render on the server. */
  browser: string;
}

/**
 * Largest number of error groups per release, in the database and in memory. There is a limit because anyone can send
 * reports.
 */
const MAX_ERROR_GROUPS = 50;

/** Errors are deleted this many days after their latest report. */
const RETENTION_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

type PendingError = ReleaseError & {
  fingerprint: string;
  count: number;
  /** Number of reports by browser. */
  browsers: Map<string, number>;
  at: string;
};

/**
 * Collects errors in memory until {@link ReleaseErrors.flush} adds them to the database. Equal errors form one group.
 */
export class ReleaseErrors {
  readonly #db: Database;
  readonly #pending = new Map<string, PendingError>();

  constructor(db: Database) {
    this.#db = db;
  }

  add(error: ReleaseError, now = new Date()): void {
    const fingerprint = computeFingerprint(error);
    const key = `${error.app} ${error.version} ${fingerprint}`;
    const pendingError = this.#pending.get(key);
    if (!pendingError && this.#countPendingGroups(error) >= MAX_ERROR_GROUPS) return;
    const browsers = pendingError?.browsers ?? new Map<string, number>();
    browsers.set(error.browser, (browsers.get(error.browser) ?? 0) + 1);
    this.#pending.set(key, {
      ...error,
      fingerprint,
      browsers,
      count: (pendingError?.count ?? 0) + 1,
      at: now.toISOString(),
    });
  }

  #countPendingGroups({ app, version }: ReleaseError): number {
    let count = 0;
    for (const pending of this.#pending.values())
      if (pending.app === app && pending.version === version) count += 1;
    return count;
  }

  /**
   * Writes the pending errors. When a write fails, the errors that are not written yet are lost.
   * @throws the error of the database
   */
  async flush(): Promise<void> {
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const error of pending) {
      if (await this.#write(error)) await this.#writeBrowsers(error);
    }
  }

  /**
   * Adds an error to its group, or creates the group. Returns false when a new group would exceed {@link
   * MAX_ERROR_GROUPS}.
   */
  async #write({
    app,
    version,
    fingerprint,
    name,
    message,
    stack,
    browser,
    count,
    at,
  }: PendingError): Promise<boolean> {
    const updatedRows = await this.#db
      .updateTable('release_errors')
      .set((row) => ({ count: row('count', '+', count), last_at: at, browser }))
      .where('app', '=', app)
      .where('version', '=', version)
      .where('fingerprint', '=', fingerprint)
      .returning('fingerprint')
      .execute();
    if (updatedRows.length > 0) return true;
    const groups = await listErrors(this.#db, app, version);
    if (groups.length >= MAX_ERROR_GROUPS) return false;
    await this.#db
      .insertInto('release_errors')
      .values({
        app,
        version,
        fingerprint,
        name,
        message,
        stack: stack ?? null,
        browser,
        count,
        first_at: at,
        last_at: at,
      })
      .onConflict((conflict) => conflict.columns(['app', 'version', 'fingerprint']).doNothing())
      .execute();
    return true;
  }

  async #writeBrowsers({ app, version, fingerprint, browsers }: PendingError): Promise<void> {
    for (const [browser, count] of browsers) {
      await this.#db
        .insertInto('release_error_browsers')
        .values({ app, version, fingerprint, browser, count })
        .onConflict((conflict) =>
          conflict
            .columns(['app', 'version', 'fingerprint', 'browser'])
            .doUpdateSet((expression) => ({ count: expression('release_error_browsers.count', '+', count) })),
        )
        .execute();
    }
  }
}

/** Returns the error groups of a release, sorted by their latest report, newest first. */
export function listErrors(db: Database, app: string, version: string): Promise<ReleaseErrorRow[]> {
  return db
    .selectFrom('release_errors')
    .selectAll()
    .where('app', '=', app)
    .where('version', '=', version)
    .orderBy('last_at', 'desc')
    .execute();
}

/**
 * Returns the number of reports per browser for each error of a release, by fingerprint. The most frequent browser
 * comes first.
 */
export async function listErrorBrowsers(
  db: Database,
  app: string,
  version: string,
): Promise<Map<string, { browser: string; count: number }[]>> {
  const rows = await db
    .selectFrom('release_error_browsers')
    .select(['fingerprint', 'browser', 'count'])
    .where('app', '=', app)
    .where('version', '=', version)
    .orderBy('count', 'desc')
    .execute();
  return groupBy(
    rows,
    ({ fingerprint }) => fingerprint,
    ({ browser, count }) => ({ browser, count: Number(count) }),
  );
}

/** Deletes errors whose latest report is older than the retention period, and their counts by browser. */
export async function deleteOldErrors(db: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('release_errors').where('last_at', '<', cutoff).execute();
  await db
    .deleteFrom('release_error_browsers')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('release_errors')
            .select('release_errors.app')
            .whereRef('release_errors.app', '=', 'release_error_browsers.app')
            .whereRef('release_errors.version', '=', 'release_error_browsers.version')
            .whereRef('release_errors.fingerprint', '=', 'release_error_browsers.fingerprint'),
        ),
      ),
    )
    .execute();
}

/**
 * Returns the name and the major version of a browser from its User-Agent header, such as `Firefox 143`. Returns
 * `another browser` when the header contains no known browser.
 */
export function detectBrowser(userAgent = ''): string {
  // The order matters: the User-Agent of Edge also contains Chrome, and most User-Agents contain Safari.
  for (const [name, pattern] of [
    ['Edge', /Edg\w*\/(\d+)/],
    ['Samsung Internet', /SamsungBrowser\/(\d+)/],
    ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
    ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
    ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/],
  ] as const) {
    const [, version] = pattern.exec(userAgent) ?? [];
    if (version !== undefined) return `${name} ${version}`;
  }
  return 'another browser';
}

/**
 * Returns the key of an error's group. Errors with the same name, message and first position in the stack belong to one
 * group.
 */
function computeFingerprint({ name, message, stack = '' }: ReleaseError): string {
  const [position = ''] = /[\w./~@-]+\.(?:js|cjs):\d+:\d+/.exec(stack) ?? [];
  return createHash('sha256')
    .update(JSON.stringify([name, message, position]))
    .digest('hex')
    .slice(0, 16);
}
