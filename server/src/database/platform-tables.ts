import type { Generated } from 'kysely';

/*
 * The tables of the platform. tables.ts describes the common column types.
 */

export interface ReleaseRow {
  app: string;
  version: string;
  /** A `ReleaseDescription` of the contract, as JSON. */
  description: string;
  published_at: string;
  published_by: string;
  /** Time at which the release's files were deleted; null while the files exist. */
  files_removed_at: Generated<string | null>;
  commit_id: Generated<string | null>;
  /** URL of the commit's page; null when the team sent no URL. */
  commit_url: Generated<string | null>;
}

export interface SnapshotRow {
  number: number;
  created_at: string;
  created_by: string;
  reason: string;
  /** Kind of the change: see `ChangeKind` in platform/registry. */
  kind: string;
  /** The changed app; null when the change concerns several apps or none. */
  app: string | null;
  /** The live version by app, as JSON. */
  live: string;
  /** JSON: earlier live versions by app, newest first. */
  earlier: string;
  /** JSON: the canary of each app. */
  canaries: Generated<string>;
  /** The flags that are on, by app, as JSON. */
  flags: Generated<string>;
}

export interface DeployTokenRow {
  id: string;
  /** The app that the token may deploy; `*` for every app. */
  app: string;
  /** Name of the team or person. */
  name: string;
  token_hash: string;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}

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
export interface ReleaseErrorBrowserRow {
  app: string;
  version: string;
  fingerprint: string;
  browser: string;
  count: number;
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

export interface PlatformTables {
  releases: ReleaseRow;
  team_packages: TeamPackageRow;
  snapshots: SnapshotRow;
  deploy_tokens: DeployTokenRow;
  release_outcomes: ReleaseOutcomesRow;
  release_errors: ReleaseErrorRow;
  release_error_browsers: ReleaseErrorBrowserRow;
  release_vitals: ReleaseVitalRow;
}
