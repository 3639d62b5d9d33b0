import { checkRelease } from './lib/check-release.ts';
import { findCurrentApp } from './lib/current-app.ts';
import { runCommand } from './lib/run-command.ts';
import { resolveSiteUrl } from './lib/site-client.ts';

/**
 * `npm run check [-- --site https://site]` publishes the release as a preview, opens the preview in a browser and runs
 * the journeys with it: see `checkRelease`.
 */
await runCommand({ options: { site: { type: 'string' } } }, async ({ values }) => {
  await checkRelease(await findCurrentApp(), resolveSiteUrl(values.site));
});
