import { checkRelease } from './lib/check-release.ts';
import { findCurrentApp } from './lib/current-app.ts';
import { runCommand } from './lib/run-command.ts';
import { resolveSiteUrl } from './lib/site-client.ts';

/**
 * `npm run check [-- --site https://site]` publishes the release as a preview. The site and the journeys then check the
 * preview: see `checkRelease`.
 */
await runCommand({ site: { type: 'string' } }, async ({ values }) => {
  await checkRelease(await findCurrentApp(), resolveSiteUrl(values.site));
});
