import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../helpers/chromium.ts';
import { createTeamToken, runNpm } from '../helpers/team.ts';
import { expect, test } from '../helpers/test.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

test('checks a release in a browser, saves screenshots, and runs the journeys of its remote', async ({
  site,
}) => {
  test.setTimeout(600_000);
  const token = createTeamToken('gallery', site);
  const output = await runNpm(ROOT, ['run', 'check', '-w', 'gallery-remote'], site, token);
  expect(output).toContain('not opened: /artists/:artistId needs a sign-in');
  expect(output).toContain('passes the browser check');
  expect(output.match(/\d+ passed/g)).toEqual(['1 passed']);
  const screenshots = readdirSync(join(ROOT, 'gallery-remote', 'dist', 'check'));
  for (const width of [360, 1280])
    expect(screenshots).toEqual(
      expect.arrayContaining([`art-gallery-${width}-live.png`, `art-gallery-${width}-preview.png`]),
    );
});

test('runs the journeys of a remote on the live site', async ({ site }) => {
  const { status, stdout } = spawnSync('npx', ['playwright', 'test'], {
    cwd: join(ROOT, 'shop-remote'),
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CHROMIUM_PATH: findChromium(),
      RANGMALA_SITE: site.url,
    },
  });
  expect(status, stdout).toBe(0);
});
