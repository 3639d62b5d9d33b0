import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, startSite } from '../helpers/site.ts';
import { createTeamToken, runNpm } from '../helpers/team.ts';
import { expect, test } from '../helpers/test.ts';

/** Installs the team packages from downloaded archives, and hard links to this repository's third-party packages. */
async function install(folder: string, run: (args: readonly string[]) => Promise<string>): Promise<void> {
  const modules = join(folder, 'node_modules');
  spawnSync('cp', ['-al', join(ROOT, 'node_modules'), modules]);
  for (const name of ['.cache', '@rangmala', '.package-lock.json'])
    rmSync(join(modules, name), { recursive: true, force: true });
  // Downloads the packages with npm, which verifies their digests.
  await run(['pack', '@rangmala/shared', '@rangmala/kit']);
  for (const archive of readdirSync(folder).filter((name) => name.endsWith('.tgz'))) {
    const [, name = ''] = /^rangmala-(\w+)-/.exec(archive) ?? [];
    const target = join(modules, '@rangmala', name);
    mkdirSync(target, { recursive: true });
    spawnSync('tar', ['xzf', join(folder, archive), '--strip-components=1', '-C', target]);
  }
}

test('creates, tests and deploys a remote outside this repository', async ({ page }) => {
  test.setTimeout(900_000);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const parentFolder = mkdtempSync(join(ROOT, '.cache', 'own-repository-'));
  const folder = join(parentFolder, 'weaving');
  const site = await startSite();
  try {
    const token = createTeamToken('weaving', site);
    const createArguments = ['exec', '--yes', '--', `${site.url}/_packages/create-remote.tgz`, 'weaving'];
    expect(await runNpm(parentFolder, createArguments, site, token)).toContain('created the remote weaving');
    const run = (args: readonly string[]) => runNpm(folder, args, site, token);
    await install(folder, run);

    expect(await run(['test'])).toContain('Tests:       2 passed, 2 total');
    const checkOutput = await run(['run', 'check']);
    expect(checkOutput).toContain('passes the browser check');
    expect(checkOutput).toContain('1 passed');
    expect(await run(['run', 'deploy'])).toMatch(/weaving 1\.0\.0-[0-9a-f]{12} is live/);

    await page.goto(`${site.url}/`);
    await expect(page.getByRole('heading', { level: 2, name: 'Weaving' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Weaving' }).click();
    await expect(page).toHaveURL(`${site.url}/weaving`);
    await expect(page.getByRole('heading', { level: 1, name: 'Weaving' })).toBeVisible();

    await run(['run', 'retire']);
    await page.goto(`${site.url}/`);
    await expect(page.getByRole('link', { name: 'Weaving' })).toHaveCount(0);
  } finally {
    await site.stop();
    rmSync(parentFolder, { recursive: true, force: true });
  }
});
