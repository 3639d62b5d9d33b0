/** A version of an npm package for remotes in other repositories. */
export interface TeamPackageRow {
  name: string;
  version: string;
  /** JSON: the package.json. */
  manifest: string;
  changelog: string;
  integrity: string;
  shasum: string;
  published_at: string;
}

/** A group of equal errors of one release. */
export interface ReleaseErrorRow {
  app: string;
  version: string;
  fingerprint: string;
  /** Name of the page or slot. */
  name: string;
  message: string;
  stack: string | null;
  /** Browser of the last report. */
  browser: string;
  count: number;
  first_at: string;
  last_at: string;
}
