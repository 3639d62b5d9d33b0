import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editFile } from '../helpers/files.ts';
import { waitForReport, fetchReleases } from '../helpers/remotes.ts';
import { startSite } from '../helpers/site.ts';
import { cloneRepository, createTeamToken, deploy, runNpm } from '../helpers/team.ts';
import { expect, test } from '../helpers/test.ts';
import { startWebhookServer } from '../helpers/webhook.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Time limit in milliseconds of a test with type checks and builds on a busy machine. */
const BUILD_TIMEOUT_MS = 600_000;

const JOBS_PAGE = 'gallery-remote/src/pages/JobsPage/JobsPage.tsx';

/** JSX that shows the names of the environment variables in the process that renders the page. */
const ENVIRONMENT_JSX = `<p>{\`Environment: \${Object.keys(globalThis.process?.env ?? {}).join()}\`}</p>`;

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

test('keeps the live release when an unchanged app is deployed', async ({ site }) => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  const token = createTeamToken('*', site);
  for (const workspace of ['shell', 'shop-remote', 'gallery-remote', 'booking-remote']) {
    expect(await deploy(ROOT, workspace, site, token)).toContain('nothing changed');
  }
});

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
  const runGalleryScript = (script: string) =>
    runNpm(clone.folder, ['run', script, '-w', 'gallery-remote'], site, token);
  const fetchLiveGalleryVersion = async () => (await fetchReleases(request, 'gallery', site.url))[0].version;
  const editClone = (path: string, change: (source: string) => string) =>
    editFile(join(clone.folder, path), change);
  try {
    await test.step('another folder builds the same shell', async () => {
      expect(await deploy(clone.folder, 'shell', site, token)).toContain('nothing changed');
    });

    const firstVersion = await fetchLiveGalleryVersion();
    await test.step('an unknown token is refused before the build', async () => {
      editClone(JOBS_PAGE, (source) =>
        source
          .replace('<List>', `${ENVIRONMENT_JSX}<List>`)
          .replace('  return (', `${THROW_IN_BROWSERS_CODE}\n  return (`),
      );
      const output = await expectRefusal(deploy(clone.folder, 'gallery-remote', site, 'unknown'));
      expect(output).toContain('token');
      expect(output).not.toContain('building');
    });

    await test.step('a server bundle sees no environment variables', async () => {
      expect(await runGalleryScript('deploy')).toContain('is live');
      const html = await (await request.get(`${site.url}/jobs`)).text();
      const [, variableNames] = /Environment: ([\w,]*)/.exec(html) ?? [];
      expect(variableNames).toBe('');
    });
    const secondVersion = await fetchLiveGalleryVersion();
    expect(secondVersion).not.toBe(firstVersion);

    await test.step('a restart keeps the deployed release, unless --publish is given', async () => {
      await site.restart();
      await expect.poll(fetchLiveGalleryVersion).toBe(secondVersion);
      await site.restart(['--publish', 'gallery']);
      await expect.poll(fetchLiveGalleryVersion).toBe(firstVersion);
      expect(await runGalleryScript('deploy')).toContain(`${secondVersion} is live`);
    });

    await test.step('a release that throws in browsers is rolled back, and the team gets the stack', async () => {
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
      await expect.poll(fetchLiveGalleryVersion).toBe(firstVersion);
    });

    await test.step('a retired remote is not shown until a rollback', async () => {
      await runGalleryScript('retire');
      expect((await request.get(`${site.url}/jobs`)).status()).toBe(404);
      expect(await runGalleryScript('rollback')).toContain(`${firstVersion} is live again`);
      expect((await request.get(`${site.url}/jobs`)).status()).toBe(200);
    });
  } finally {
    await site.stop();
    webhook.close();
    clone.remove();
  }
});

test('publishes the source map beside its script, and the script does not link the map', async ({
  page,
  request,
}) => {
  await page.goto('/shop');
  const script = await page.locator('script[src^="/r/"]').first().getAttribute('src');
  expect(await (await request.get(String(script))).text()).not.toContain('sourceMappingURL');
  const sourceMapResponse = await request.get(`${script}.map`);
  expect(sourceMapResponse.status()).toBe(200);
  expect(await sourceMapResponse.json()).toMatchObject({ version: 3 });
});
