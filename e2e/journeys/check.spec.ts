import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../helpers/chromium.ts';
import { createTeamToken, runNpm } from '../helpers/team.ts';
import { expect, test } from '../helpers/test.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

test('checks a release in a browser, with the journeys of its remote and of the neighbours', async ({
  site,
}) => {
  test.setTimeout(1_200_000);
  const token = createTeamToken('gallery', site);
  const output = await runNpm(ROOT, ['run', 'check', '-w', 'gallery-remote'], site, token);
  expect(output).toContain('passes the browser check');
  expect(output).toContain('running the journeys of booking…');
  expect(output.match(/\d+ passed/g)).toEqual(['1 passed', '1 passed']);
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
