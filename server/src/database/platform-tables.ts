/** A version of an npm package for remotes in repositories of their own. */
export interface TeamPackageRow {
  name: string;
  version: string;
  /** The content of the package.json. */
  manifest: string;
  changelog: string;
  integrity: string;
  shasum: string;
  published_at: string;
}

/** Errors of one release with the same fingerprint. */
export interface ReleaseErrorRow {
  app: string;
  version: string;
  fingerprint: string;
  /** Name of the failed page or slot. A failed render can also have the name `page` or `server bundle`. */
  name: string;
  message: string;
  stack: string | null;
  /** Browser of the last report; `server` for an error on the server. */
  browser: string;
  count: number;
  first_at: string;
  last_at: string;
}

/** Number of reports of one release error from one browser version. `browser` is `server` for reports of the server. */
interface ReleaseErrorBrowserRow {
  app: string;
  version: string;
  fingerprint: string;
  browser: string;
  count: number;
}

/** One run of the release checks or of the browser check. */
export interface ReleaseCheckRow {
  /** Unguessable, because the URL of a browser check's report contains this id. */
  id: string;
  app: string;
  version: string;
  kind: 'release' | 'browser';
  at: string;
  by: string;
  /** JSON: the problems that the check found, as sentences. */
  problems: string;
  /** Duration in milliseconds. */
  ms: number;
}

/** One bucket of the histogram of a web vital, for one release and one hour. */
export interface ReleaseVitalRow {
  app: string;
  version: string;
  metric: 'lcp' | 'inp' | 'cls' | 'ttfb';
  /** Hour in UTC: `2026-11-20T07`. */
  hour: string;
  bucket: number;
  /** Number of measurements in the bucket. */
  count: number;
}

/** Loads and failures of a release in one minute, by source. */
export interface ReleaseOutcomesRow {
  app: string;
  version: string;
  /** The environment in which the release ran. */
  source: 'browser' | 'server';
  /** Minute in UTC: `2026-11-20T07:31`. */
  minute: string;
  loads: number;
  failures: number;
  /** Sum of the times of successful loads in milliseconds. Each time counts as at most 3,000 ms, see `MAX_LOAD_MS`. */
  load_ms: number;
}

/**
 * A client with a counted failure of a release. Further failures of the release at this client do not count for seven
 * days.
 */
interface ReleaseFailureClientRow {
  app: string;
  version: string;
  source: ReleaseOutcomesRow['source'];
  /** Keyed hash of the IP address. */
  client: string;
  at: string;
}

/**
 * A live release that the site tried to replace, because another release did better. The release checks refused the
 * rollback or promotion, and the team was notified.
 */
interface ReleaseRefusalRow {
  app: string;
  version: string;
  /** Number of the snapshot by which the release became live. */
  snapshot: number;
  at: string;
}

/** The tables of errors by browser, of clients with counted failures, and of refused replacements. */
export interface ReleaseWatchTables {
  release_error_browsers: ReleaseErrorBrowserRow;
  release_failure_clients: ReleaseFailureClientRow;
  release_refusals: ReleaseRefusalRow;
}
