import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint-definition.ts';
import { appNameSchema, flagNameSchema } from './release.ts';

const PERCENT_RULE = 'A canary’s share is a whole number of percent from 1 to 99.';

/** Share of the visitors who get a canary, in percent. */
const percentSchema = z.coerce
  .number(PERCENT_RULE)
  .check(z.int(PERCENT_RULE), z.minimum(1, PERCENT_RULE), z.maximum(99, PERCENT_RULE));

const deployedSchema = z.object({
  result: z.enum(['live', 'preview', 'canary', 'unchanged']),
  app: z.string(),
  version: z.string(),
  snapshot: z.number(),
  /** Link to a preview of this release. */
  preview: z.string(),
  /** Link to the same preview for `rangmala check`: without a notice above the pages, and with all flags on. */
  check: z.string(),
});

/** The snapshot after a change of an app. `version` is the app's live release, if it has one. */
const snapshotChangeSchema = z.object({
  app: z.string(),
  version: z.optional(z.string()),
  snapshot: z.number(),
});

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
  /** The changes of live release, canary and flags, newest first. */
  history: z.array(
    z.object({
      snapshot: z.number(),
      at: z.string(),
      by: z.string(),
      reason: z.string(),
      version: z.string(),
      isLive: z.boolean(),
    }),
  ),
  /** Stored releases that were live before and were not rolled back, newest first. */
  kept: z.array(z.string()),
  /** Flags of the live release. */
  flags: z.array(z.object({ name: z.string(), on: z.boolean() })),
  /** Stored releases that are neither live nor in `kept`, with their state, such as `failed canary`, newest first. */
  other: z.array(z.object({ version: z.string(), state: z.string() })),
});

/** The releases of all apps, and the contracts between apps. */
const releasesSchema = z.object({
  snapshot: z.number(),
  apps: z.array(appReleasesSchema),
  /** Links and slots. `owner` is the app that offers it, if any. `apps` use it in their live releases. */
  contracts: z._default(
    z.array(
      z.object({
        kind: z.enum(['link', 'slot']),
        name: z.string(),
        owner: z.optional(z.string()),
        apps: z.array(z.string()),
      }),
    ),
    [],
  ),
});

const params = z.object({ app: appNameSchema });

/** The deployment API of the `rangmala` command. Its paths are not below `/api` and not in the OpenAPI document. */
export const deploymentEndpoints = {
  'GET /_releases': {
    summary: 'The live releases with their counts, history and rollback targets',
    response: { 200: releasesSchema },
    errors: [401],
  },
  'PUT /_releases/{app}': {
    summary: 'Deploys a release package as the live release, as a canary or as a preview',
    params,
    query: z.object({
      mode: z._default(z.enum(['live', 'preview', 'canary']), 'live'),
      percent: z.optional(percentSchema),
      /** The commit that was built. */
      commit: z.optional(z.string().check(z.regex(/^[0-9a-f]{7,64}$/, 'commit is the hash of a commit.'))),
      /** URL of a page about the commit, without credentials, because every team sees it. */
      commit_url: z.optional(
        z
          .string()
          .check(
            z.maxLength(500),
            z.regex(/^https?:\/\/[^\s@]+$/, 'commit_url is an http(s) address without credentials.'),
          ),
      ),
    }),
    consumes: 'application/gzip',
    response: { 200: deployedSchema, 422: releaseRefusalSchema },
    errors: [401, 409],
  },
  'POST /_releases/{app}/rollback': {
    summary: 'Rolls back to a stored release: the named one, or the newest earlier one',
    params,
    body: z.nullish(z.object({ to: z.optional(z.string()) })),
    response: { 200: snapshotChangeSchema, 422: releaseRefusalSchema },
    errors: [401],
  },
  'GET /_releases/{app}/token': {
    summary: 'Tells whether the token may deploy the app, and to which team it belongs',
    params,
    response: { 200: z.object({ app: z.string(), team: z.string() }) },
    errors: [401, 403],
  },
  'POST /_releases/{app}/retire': {
    summary: 'Removes a remote from the site; a rollback restores it',
    params,
    response: { 200: snapshotChangeSchema, 422: releaseRefusalSchema },
    errors: [401],
  },
  'POST /_releases/{app}/flags/{flag}': {
    summary: 'Switches a flag of the app on or off for all visitors',
    params: z.object({ app: appNameSchema, flag: flagNameSchema }),
    body: z.object({ on: z.boolean() }),
    response: { 200: snapshotChangeSchema },
    errors: [401],
  },
  'PUT /_releases/{app}/canary': {
    summary: 'Changes the share of the running canary',
    params,
    body: z.object({ percent: percentSchema }),
    response: { 200: snapshotChangeSchema, 422: releaseRefusalSchema },
    errors: [401],
  },
  'POST /_releases/{app}/canary/promote': {
    summary: 'Makes the canary the live release',
    params,
    response: { 200: snapshotChangeSchema, 422: releaseRefusalSchema },
    errors: [401],
  },
  'POST /_releases/{app}/canary/stop': {
    summary: 'Ends the canary; the live release stays',
    params,
    response: { 200: snapshotChangeSchema, 422: releaseRefusalSchema },
    errors: [401],
  },
} as const satisfies EndpointTable;

export type Deployed = z.infer<typeof deployedSchema>;
export type AppReleases = z.infer<typeof appReleasesSchema>;
export type Releases = z.infer<typeof releasesSchema>;
