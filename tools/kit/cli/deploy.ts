import type { Deployed } from '@rangmala/shared/contract/deployments';
import { currentApp } from './lib/current-app.ts';
import { percentOf } from './lib/percent.ts';
import { publishRelease } from './lib/publish-release.ts';
import { CommandError, runCommand } from './lib/run-command.ts';
import { siteAddress } from './lib/site-client.ts';

const RESULT_TEXTS: Record<Deployed['result'], string> = {
  live: 'is live',
  preview: 'is published as a preview, visible with its link',
  canary: 'is published as a canary',
  unchanged: 'is published already; nothing changed',
};

const options = {
  to: { type: 'string' },
  site: { type: 'string' },
  preview: { type: 'boolean', default: false },
  canary: { type: 'string' },
  audience: { type: 'string' },
} as const;

/** `npm run deploy -w shop-remote [-- --to https://site] [--preview | --canary 10 [--audience staff]]` */
await runCommand(options, async ({ values: { to, site: named, preview, canary, audience } }) => {
  const current = await currentApp();
  const site = siteAddress(to ?? named);
  if (preview && (canary !== undefined || audience !== undefined))
    throw new CommandError('A release is either a preview or a canary: use one of --preview and --canary.');
  const answer = await publishRelease(current, site, {
    preview,
    canary: percentOf('--canary', canary),
    audience,
  });
  process.stdout.write(
    [
      `${current.app} ${answer.version} ${RESULT_TEXTS[answer.result]}`,
      `snapshot ${answer.snapshot}`,
      `preview ${answer.preview}`,
      ...answer.deprecations.map((sentence) => `note: ${sentence}`),
      '',
    ].join('\n'),
  );
});
