import * as z from 'zod/mini';
import {
  canaryShareSchema,
  deployedSchema,
  deployQuerySchema,
  releaseRefusalSchema,
  releasesSchema,
  snapshotChangeSchema,
  tokenHolderSchema,
} from '../deployments.ts';
import { appNameSchema, flagNameSchema } from '../release.ts';
import { defineEndpoints } from './define.ts';

const params = z.object({ app: appNameSchema });

/** The deployment API of the `rangmala` command. Its paths are not below `/api` and not in the OpenAPI document. */
export const deploymentEndpoints = defineEndpoints({
  'GET /_releases': {
    summary: 'The live releases with their counts, history and rollback targets',
    response: { 200: releasesSchema },
    errors: [401],
  },
  'PUT /_releases/{app}': {
    summary: 'Deploys a release package as the live release, as a canary or as a preview',
    params,
    query: deployQuerySchema,
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
    response: { 200: tokenHolderSchema },
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
    body: canaryShareSchema,
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
});
