/** A package for remotes in repositories of their own. */
export interface TeamPackageRow {
  name: string;
  version: string;
  /** Its package.json, as JSON. */
  manifest: string;
  changelog: string;
  integrity: string;
  shasum: string;
  published_at: string;
}

/** Errors of one release that are the same. */
export interface ReleaseErrorRow {
  app: string;
  version: string;
  fingerprint: string;
  /** The page or slot. */
  name: string;
  message: string;
  stack: string | null;
  /** Of the last report. */
  browser: string;
  count: number;
  first_at: string;
  last_at: string;
}
