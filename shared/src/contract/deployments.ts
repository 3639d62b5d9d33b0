import * as z from 'zod/mini';

const PERCENT_RULE = 'A canary’s share is a whole number of percent from 1 to 99.';

/** How a deployed release becomes visible; `percent` is a canary's share of the visitors. */
export const deployQuerySchema = z.object({
  mode: z._default(z.enum(['live', 'preview', 'canary']), 'live'),
  percent: z._default(
    z.coerce
      .number(PERCENT_RULE)
      .check(z.int(PERCENT_RULE), z.minimum(1, PERCENT_RULE), z.maximum(99, PERCENT_RULE)),
    10,
  ),
});

/** What became of a deployed package. */
export const deployedSchema = z.object({
  verdict: z.enum(['live', 'preview', 'canary', 'unchanged']),
  app: z.string(),
  version: z.string(),
  snapshot: z.number(),
  /** Link that shows this release in the live site. */
  preview: z.string(),
});

/** The live release of an app after a change. */
export const snapshotChangeSchema = z.object({
  app: z.string(),
  version: z.optional(z.string()),
  snapshot: z.number(),
});

/** 422 of a deployment: every reason why the release was refused. */
export const releaseRefusalSchema = z.object({
  detail: z.string(),
  objections: z.optional(z.array(z.string())),
});

const tallySchema = z.object({
  loads: z.number(),
  failures: z.number(),
  /** Sum over the loads, in milliseconds. */
  loadMs: z.number(),
});

/** A release that became live, or whose canary began or ended. */
const releaseChangeSchema = z.object({
  snapshot: z.number(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  version: z.string(),
  isLive: z.boolean(),
});

/** One app's releases, as its team sees them; times in ISO 8601. */
const appReleasesSchema = z.object({
  app: z.string(),
  live: z.string(),
  /** Since when it is live, and by whom. */
  since: z.string(),
  by: z.string(),
  canary: z.optional(
    z.object({ version: z.string(), percent: z.number(), since: z.string(), tally: tallySchema }),
  ),
  /** Outcomes of the live release since it is live. */
  tally: tallySchema,
  /** Outcomes of the newest of the kept releases, in all. */
  earlier: z.array(z.object({ version: z.string(), tally: tallySchema })),
  /** Newest first. */
  history: z.array(releaseChangeSchema),
  /** Versions that can be gone back to, newest first. */
  kept: z.array(z.string()),
});

/** `GET /_releases` */
export const releasesSchema = z.object({ snapshot: z.number(), apps: z.array(appReleasesSchema) });

export type Deployed = z.infer<typeof deployedSchema>;
export type SnapshotChange = z.infer<typeof snapshotChangeSchema>;
export type AppReleases = z.infer<typeof appReleasesSchema>;
export type Releases = z.infer<typeof releasesSchema>;
