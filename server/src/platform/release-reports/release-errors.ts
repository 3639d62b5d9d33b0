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

/** Largest number of error groups per release. There is a limit because anyone can send reports. */
const MAX_ERROR_GROUPS = 50;

/** Errors are deleted this many days after their latest report. */
const RETENTION_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Adds equal errors from one browser to their group. Creates the group, unless the release has {@link MAX_ERROR_GROUPS}
 * groups.
 */
export async function addReleaseErrors(
  db: Database,
  error: ReleaseError,
  { count }: { count: number },
): Promise<void> {
  const { app, version, name, message, stack = null, browser } = error;
  const fingerprint = computeFingerprint(error);
  const groups = await db
    .selectFrom('release_errors')
    .select('fingerprint')
    .where('app', '=', app)
    .where('version', '=', version)
    .execute();
  if (groups.length >= MAX_ERROR_GROUPS && !groups.some((group) => group.fingerprint === fingerprint)) return;
  const group = { app, version, fingerprint };
  const at = new Date().toISOString();
  await db
    .insertInto('release_errors')
    .values({ ...group, name, message, stack, browser, count, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['app', 'version', 'fingerprint'])
        .doUpdateSet((row) => ({ count: row('release_errors.count', '+', count), last_at: at, browser })),
    )
    .execute();
  await db
    .insertInto('release_error_browsers')
    .values({ ...group, browser, count })
    .onConflict((conflict) =>
      conflict
        .columns(['app', 'version', 'fingerprint', 'browser'])
        .doUpdateSet((row) => ({ count: row('release_error_browsers.count', '+', count) })),
    )
    .execute();
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
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('app', 'version', 'fingerprint'),
        'not in',
        selectFrom('release_errors')
          .select(['app', 'version', 'fingerprint'])
          .$asTuple('app', 'version', 'fingerprint'),
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
