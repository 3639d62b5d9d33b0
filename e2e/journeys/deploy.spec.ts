import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../tools/kit/programs.mjs';
import { editFile } from '../helpers/files.ts';
import { waitForReport, fetchReleases } from '../helpers/remotes.ts';
import { ROOT, startSite } from '../helpers/site.ts';
import { cloneRepository, createTeamToken, deploy } from '../helpers/team.ts';
import { expect, test } from '../helpers/test.ts';
import { startWebhookServer } from '../helpers/webhook.ts';

/** Time limit in milliseconds of a test with type checks and builds on a busy machine. */
const BUILD_TIMEOUT_MS = 600_000;

const JOBS_PAGE = 'gallery-remote/src/pages/JobsPage/JobsPage.tsx';

const THROW_IN_BROWSERS_CODE = `  if (typeof document !== 'undefined') throw new Error('No jobs today');`;

/** Number of failure reports to send; enough for the site to compare the release with the previous release. */
const FAILURE_REPORTS = 25;

/** Resolves with the error message of a command; rejects when the command succeeds. */
function expectRefusal(command: Promise<string>): Promise<string> {
  return command.then(
    (output) => {
      throw new Error(`The command did not fail: ${output}`);
    },
    (error: unknown) => String(error),
  );
}

/** Returns the paths and digests of the files of a built shell. */
function readBuiltFiles(folder: string): unknown {
  const release = readFileSync(join(folder, 'shell/dist/release/release.json'), 'utf8');
  return (JSON.parse(release) as { files: unknown }).files;
}

test('deploys from a clone in another folder, refuses broken releases, and rolls back failing ones', async ({
  page,
  request,
  consoleMessages,
}) => {
  test.setTimeout(2 * BUILD_TIMEOUT_MS);
  // Allows all messages, because one release of this test throws in browsers.
  consoleMessages.allow(/./);
  const clone = cloneRepository();
  const webhook = await startWebhookServer();
  const site = await startSite({ DEPLOY_WEBHOOK: webhook.url });
  const token = createTeamToken('*', site);
  const deployGallery = (teamToken = token) => deploy(clone.folder, 'gallery-remote', site, teamToken);
  const fetchLiveVersion = async () => (await fetchReleases(request, 'gallery', site.url))[0].version;
  try {
    await test.step('another folder builds the same shell', async () => {
      const output = await deploy(clone.folder, 'shell', site, token);
      expect(readBuiltFiles(clone.folder)).toEqual(readBuiltFiles(ROOT));
      expect(output).toContain('nothing changed');
    });

    const firstVersion = await fetchLiveVersion();
    editFile(join(clone.folder, JOBS_PAGE), (source) =>
      source.replace('  return (', `${THROW_IN_BROWSERS_CODE}\n  return (`),
    );
    await test.step('an unknown token is refused before the build', async () => {
      const output = await expectRefusal(deployGallery('unknown'));
      expect(output).toContain('token');
      expect(output).not.toContain('building');
    });

    expect(await deployGallery()).toContain('is live');
    const secondVersion = await fetchLiveVersion();
    expect(secondVersion).not.toBe(firstVersion);

    await test.step('a restart keeps the deployed release, unless --publish is given', async () => {
      await site.restart();
      await expect.poll(fetchLiveVersion).toBe(secondVersion);
      await site.restart(['--publish', 'gallery']);
      await expect.poll(fetchLiveVersion).toBe(firstVersion);
      expect(await deployGallery()).toContain(`${secondVersion} is live`);
    });

    await test.step('a release that throws in browsers is rolled back, and the team gets the stack', async () => {
      await expect.poll(fetchLiveVersion).toBe(secondVersion);
      // Playwright shows the body of a `sendBeacon` request only when the request is routed.
      await page.route('**/_site/failures', (route) => route.continue());
      const reportPromise = waitForReport(page);
      await page.goto(`${site.url}/jobs`);
      const report = await reportPromise;
      expect(report).toMatchObject({ app: 'gallery', version: secondVersion, phase: 'render' });
      for (let visitor = 0; visitor < FAILURE_REPORTS; visitor += 1) {
        await request.post(`${site.url}/_site/failures`, { data: report });
      }
      expect(await webhook.next()).toMatchObject({
        app: 'gallery',
        action: 'rolled back',
        version: secondVersion,
        live: firstVersion,
        error: expect.stringMatching(
          /No jobs today[\s\S]*gallery-remote\/src\/pages\/JobsPage\/JobsPage\.tsx:\d+:\d+/,
        ),
      });
      await expect.poll(fetchLiveVersion).toBe(firstVersion);
    });
  } finally {
    await site.stop();
    webhook.close();
    clone.remove();
  }
});

test('runs the journeys of the remotes on the site', async ({ site }) => {
  for (const workspace of ['shop-remote', 'gallery-remote', 'booking-remote']) {
    const { status, stdout } = spawnSync('npx', ['playwright', 'test', '--workers=1'], {
      cwd: join(ROOT, workspace),
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        CHROMIUM_PATH: findChromium(),
        RANGMALA_SITE: site.url,
      },
    });
    expect(status, stdout).toBe(0);
  }
});
