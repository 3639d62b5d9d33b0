import { describeShare, parseAudience } from '@rangmala/shared/contract/audiences';
import { findCurrentApp } from './lib/current-app.ts';
import { parsePercent } from './lib/percent.ts';
import { CommandError, runCommand } from './lib/run-command.ts';
import { requestSite, resolveSiteUrl } from './lib/site-client.ts';

const options = {
  site: { type: 'string' },
  share: { type: 'string' },
  audience: { type: 'string' },
} as const;

/**
 * `npm run canary -w shop-remote -- promote|stop|staff-link [--site https://site]` promotes or stops the running
 * canary, or prints a staff link. `-- --share 20 --audience language=hi` changes the share and the audience of the
 * running canary.
 */
await runCommand(
  options,
  async ({ values: { site: siteOption, share, audience }, positionals: [action] }) => {
    const isChange = action === undefined && (share !== undefined || audience !== undefined);
    if (!isChange && action !== 'promote' && action !== 'stop' && action !== 'staff-link') {
      throw new CommandError(
        'Choose what to do with the canary: "promote", "stop", "staff-link", or "--share 20 --audience language=hi".',
      );
    }
    const { app } = await findCurrentApp();
    const site = resolveSiteUrl(siteOption);
    const params = { app };
    if (action === 'staff-link') {
      const { link } = await requestSite(site, 'GET /_releases/{app}/staff-link', { params });
      process.stdout.write(`a browser that opens this link gets canaries for staff for 90 days\n${link}\n`);
      return;
    }
    if (action === undefined) {
      const percent = parsePercent('--share', share);
      const { snapshot } = await requestSite(site, 'PUT /_releases/{app}/canary', {
        params,
        body: { percent, audience },
      });
      const shareText = describeShare({
        percent: percent ?? 100,
        audience: audience === undefined ? undefined : parseAudience(audience),
      });
      process.stdout.write(`the canary of ${app} is now for ${shareText}\nsnapshot ${snapshot}\n`);
      return;
    }
    const { version, snapshot } = await requestSite(site, `POST /_releases/{app}/canary/${action}`, {
      params,
    });
    process.stdout.write(
      `${action === 'promote' ? `${app} ${version} is live for all visitors` : `the canary is stopped; ${app} ${version} stays live`}\nsnapshot ${snapshot}\n`,
    );
  },
);
