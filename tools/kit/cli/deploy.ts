import type { Deployed } from '@rangmala/shared/contract/deployments';
import { checkRelease } from './lib/check-release.ts';
import { findCurrentApp } from './lib/current-app.ts';
import { parsePercent } from './lib/percent.ts';
import { publishRelease } from './lib/publish-release.ts';
import { CommandError, runCommand } from './lib/run-command.ts';
import { resolveSiteUrl } from './lib/site-client.ts';

const RESULT_TEXTS: Record<Deployed['result'], string> = {
  live: 'is live',
  preview: 'is published as a preview, visible with its link',
  canary: 'is published as a canary',
  unchanged: 'is already published; nothing changed',
};

const options = {
  to: { type: 'string' },
  site: { type: 'string' },
  preview: { type: 'boolean', default: false },
  canary: { type: 'string' },
  check: { type: 'boolean', default: false },
} as const;

/**
 * `npm run deploy -w shop-remote [-- --to https://site] [--preview | --canary 10] [--check]` publishes the
 * release of this app. With `--check`, the command first
 * publishes a preview and checks it like `npm run check`.
 */
await runCommand({ options }, async ({ values: { to, site: siteOption, preview, canary, check } }) => {
  const current = await findCurrentApp();
  const site = resolveSiteUrl(to ?? siteOption);
  if (preview && canary !== undefined)
    throw new CommandError('A release is either a preview or a canary: use one of --preview and --canary.');
  const percent = parsePercent('--canary', canary);
  if (check) await checkRelease(current, site);
  const outcome = await publishRelease(current, site, { preview, canary: percent });
  process.stdout.write(
    [
      `${current.app} ${outcome.version} ${RESULT_TEXTS[outcome.result]}`,
      `snapshot ${outcome.snapshot}`,
      `preview ${outcome.preview}`,
      '',
    ].join('\n'),
  );
});
