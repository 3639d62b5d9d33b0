import * as z from 'zod/mini';

const PERCENT_RULE = 'A canary’s share is a whole number of percent from 1 to 99.';

/** Share of the visitors who get a canary, in percent. */
const percentSchema = z.coerce
  .number(PERCENT_RULE)
  .check(z.int(PERCENT_RULE), z.minimum(1, PERCENT_RULE), z.maximum(99, PERCENT_RULE));

/** The new share of a running canary. */
export const canaryShareSchema = z.object({ percent: percentSchema });

const commitSchema = z.string().check(z.regex(/^[0-9a-f]{7,64}$/, 'commit is the hash of a commit.'));

/** A URL without credentials, because every team sees it. */
const commitUrlSchema = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^https?:\/\/[^\s@]+$/, 'commit_url is an http(s) address without credentials.'),
  );

/**
 * How a deployed release becomes visible. `commit` is the hash of the commit that was built, and `commit_url` is the
 * URL of a page about this commit.
 */
export const deployQuerySchema = z.object({
  mode: z._default(z.enum(['live', 'preview', 'canary']), 'live'),
  percent: z.optional(percentSchema),
  commit: z.optional(commitSchema),
  commit_url: z.optional(commitUrlSchema),
});

const deployResultSchema = z.enum(['live', 'preview', 'canary', 'unchanged']);

export const deployedSchema = z.object({
  result: deployResultSchema,
  app: z.string(),
  version: z.string(),
  snapshot: z.number(),
  /** Link to a preview of this release. */
  preview: z.string(),
  /** Link to the same preview for `rangmala check`: without a notice above the pages, and with all flags on. */
  check: z.string(),
});

/** The snapshot after a change of an app. `version` is the app's live release, if it has one. */
export const snapshotChangeSchema = z.object({
  app: z.string(),
  version: z.optional(z.string()),
  snapshot: z.number(),
});

/** The app and team of the request's token. */
export const tokenHolderSchema = z.object({ app: z.string(), team: z.string() });

/** The refusal of a release with the reasons. */
export const releaseRefusalSchema = z.object({
  detail: z.string(),
  problems: z.optional(z.array(z.string())),
});

const releaseCountsSchema = z.object({
  /** Number of successful and failed loads. */
  loads: z.number(),
  failures: z.number(),
  /** Sum of the times of successful loads, in milliseconds. Each time is limited to 3 seconds. */
  loadMs: z.number(),
});

/** A change of an app's live release, canary or flags. */
const releaseChangeSchema = z.object({
  snapshot: z.number(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  version: z.string(),
  isLive: z.boolean(),
});

/** The releases of one app. Times are in ISO 8601. */
const appReleasesSchema = z.object({
  app: z.string(),
  live: z.string(),
  /** When the live release became live. */
  since: z.string(),
  /** Who made the live release live. */
  by: z.string(),
  canary: z.optional(
    z.object({
      version: z.string(),
      percent: z.number(),
      since: z.string(),
      counts: releaseCountsSchema,
    }),
  ),
  /** Counts of the live release since it became live. */
  counts: releaseCountsSchema,
  /** Counts of the newest stored releases, without the live release and the canary. */
  earlier: z.array(z.object({ version: z.string(), counts: releaseCountsSchema })),
  /** The changes, newest first. */
  history: z.array(releaseChangeSchema),
  /** Stored releases that were live before and were not rolled back, newest first. */
  kept: z.array(z.string()),
  /** Flags of the live release. */
  flags: z.array(z.object({ name: z.string(), on: z.boolean() })),
  /** Stored releases that are neither live nor in `kept`, with their state, such as `failed canary`, newest first. */
  other: z.array(z.object({ version: z.string(), state: z.string() })),
});

/** A link or slot. `owner` is the app that offers it, if any. `apps` use it in their live releases. */
const contractUseSchema = z.object({
  kind: z.enum(['link', 'slot']),
  name: z.string(),
  owner: z.optional(z.string()),
  apps: z.array(z.string()),
});

/** The releases of all apps, and the contracts between apps. */
export const releasesSchema = z.object({
  snapshot: z.number(),
  apps: z.array(appReleasesSchema),
  contracts: z._default(z.array(contractUseSchema), []),
});

export type Deployed = z.infer<typeof deployedSchema>;
export type SnapshotChange = z.infer<typeof snapshotChangeSchema>;
export type AppReleases = z.infer<typeof appReleasesSchema>;
export type Releases = z.infer<typeof releasesSchema>;
