import * as z from 'zod/mini';
import { audienceSchema } from './audiences.ts';

/** Message about an invalid share of a canary. Only a canary for an audience may have a share of 100 %. */
export const PERCENT_RULE =
  'A canary’s share is a whole number of percent from 1 to 99 (100 only for an audience).';

const percentSchema = z.coerce
  .number(PERCENT_RULE)
  .check(z.int(PERCENT_RULE), z.minimum(1, PERCENT_RULE), z.maximum(100, PERCENT_RULE));

/** Visitors of a canary: a share in percent of all visitors, or of an audience in the format of `parseAudience`. */
export const canaryVisitorsSchema = z.object({
  percent: z.optional(percentSchema),
  audience: z.optional(z.string().check(z.maxLength(200))),
});

const commitSchema = z.string().check(z.regex(/^[0-9a-f]{7,64}$/, 'commit is the hash of a commit.'));

/** A URL without credentials, because every team sees it. */
const commitUrlSchema = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^https?:\/\/[^\s@]+$/, 'commit_url is an http(s) address without credentials.'),
  );

/** How a deployed release becomes visible. `commit` is the source of the build, `commit_url` the commit's page. */
export const deployQuerySchema = z.extend(canaryVisitorsSchema, {
  mode: z._default(z.enum(['live', 'preview', 'canary']), 'live'),
  commit: z.optional(commitSchema),
  commit_url: z.optional(commitUrlSchema),
});

const deployResultSchema = z.enum(['live', 'preview', 'canary', 'unchanged']);

export const deployedSchema = z.object({
  result: deployResultSchema,
  /** The same value under its former name, for older versions of `rangmala deploy`. */
  verdict: deployResultSchema,
  app: z.string(),
  version: z.string(),
  snapshot: z.number(),
  /** Link that shows this release in the live site. */
  preview: z.string(),
  /** Deprecated exports, links and events that the release uses, one sentence each. */
  deprecations: z._default(z.array(z.string()), []),
});

/** The live release of an app after a change. */
export const snapshotChangeSchema = z.object({
  app: z.string(),
  version: z.optional(z.string()),
  snapshot: z.number(),
});

/** The app and team of the request's token. */
export const tokenHolderSchema = z.object({ app: z.string(), team: z.string() });

/** Link that marks its visitors as staff. */
export const staffLinkSchema = z.object({ link: z.string() });

/** 422 of a deployment: every reason why the release was refused. */
export const releaseRefusalSchema = z.object({
  detail: z.string(),
  problems: z.optional(z.array(z.string())),
});

/** A started browser check, or the reason why none was started. */
export const startedCheckSchema = z.object({
  id: z.optional(z.string()),
  /** URL of the report's page. */
  report: z.optional(z.string()),
  unavailable: z.optional(z.string()),
});

/** State of a browser check with its findings. */
export const browserCheckSchema = z.object({
  state: z.enum(['running', 'passed', 'failed']),
  problems: z.array(z.string()),
  report: z.string(),
});

const releaseCountsSchema = z.object({
  loads: z.number(),
  failures: z.number(),
  /** Sum over the loads, in milliseconds. */
  loadMs: z.number(),
});

/** A change of the live release, or the start or end of a canary. */
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
  /** When the live release became live, and by whom. */
  since: z.string(),
  by: z.string(),
  canary: z.optional(
    z.object({
      version: z.string(),
      percent: z.number(),
      audience: z.optional(audienceSchema),
      since: z.string(),
      counts: releaseCountsSchema,
    }),
  ),
  /** Counts of the live release since it became live. */
  counts: releaseCountsSchema,
  /** Counts of the newest stored releases besides live and canary. */
  earlier: z.array(z.object({ version: z.string(), counts: releaseCountsSchema })),
  /** Newest first. */
  history: z.array(releaseChangeSchema),
  /** Stored releases that were live and not rolled back, newest first. */
  kept: z.array(z.string()),
  /** Flags of the live release. */
  flags: z.array(z.object({ name: z.string(), on: z.boolean() })),
  /** Deprecated exports, links and events that the live release uses, one sentence each. */
  deprecations: z._default(z.array(z.string()), []),
  /** The stored releases besides live and `kept` with their state, such as `failed canary`, newest first. */
  other: z.array(z.object({ version: z.string(), state: z.string() })),
});

/** A link, slot or event with the app that offers it, and the remotes with a live release that uses it. */
const contractUseSchema = z.object({
  kind: z.enum(['link', 'slot', 'event']),
  name: z.string(),
  owner: z.optional(z.string()),
  apps: z.array(z.string()),
  deprecated: z.optional(z.string()),
});

/** `GET /_releases` */
export const releasesSchema = z.object({
  snapshot: z.number(),
  apps: z.array(appReleasesSchema),
  contracts: z._default(z.array(contractUseSchema), []),
});

export type Deployed = z.infer<typeof deployedSchema>;
export type SnapshotChange = z.infer<typeof snapshotChangeSchema>;
export type AppReleases = z.infer<typeof appReleasesSchema>;
export type Releases = z.infer<typeof releasesSchema>;
