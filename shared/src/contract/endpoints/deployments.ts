import * as z from 'zod/mini';
import {
  deployedSchema,
  deployQuerySchema,
  releaseRefusalSchema,
  releasesSchema,
  snapshotChangeSchema,
} from '../deployments.ts';
import { appNameSchema } from '../release.ts';
import { defineEndpoints } from './define.ts';

const params = z.object({ app: appNameSchema });

/** What teams call to deploy, roll back and watch their releases; not below `/api`, and not in its documentation. */
export const deploymentEndpoints = defineEndpoints({
  'GET /_releases': {
    summary: 'What is live, since when and by whom, how it does, and what can be gone back to',
    response: { 200: releasesSchema },
    errors: [401],
  },
  'PUT /_releases/{app}': {
    summary: 'Deploys a release package, as everybody’s release, as a canary or as a preview',
    params,
    query: deployQuerySchema,
    consumes: 'application/gzip',
    response: { 200: deployedSchema, 422: releaseRefusalSchema },
    errors: [401, 409],
  },
  'POST /_releases/{app}/rollback': {
    summary: 'Goes back to a kept release: the named one, or the one before',
    params,
    body: z.nullish(z.object({ to: z.optional(z.string()) })),
    response: { 200: snapshotChangeSchema, 422: releaseRefusalSchema },
    errors: [401],
  },
  'POST /_releases/{app}/canary/promote': {
    summary: 'Makes the canary everybody’s release',
    params,
    response: { 200: snapshotChangeSchema, 422: releaseRefusalSchema },
    errors: [401],
  },
  'POST /_releases/{app}/canary/stop': {
    summary: 'Ends the canary; the release before stays live',
    params,
    response: { 200: snapshotChangeSchema, 422: releaseRefusalSchema },
    errors: [401],
  },
});
