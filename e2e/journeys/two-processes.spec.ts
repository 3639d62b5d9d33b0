import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { createTestDatabase } from '../../server/src/testing/test-database.ts';
import { editFile } from '../helpers/files.ts';
import { startSite } from '../helpers/site.ts';
import { cloneRepository, createTeamToken, deploy, runNpm } from '../helpers/team.ts';
import { expect, test } from '../helpers/test.ts';

/** A page of the shell and a page of a remote. All remotes are deployed in the same way. */
const PAGES = [
  { workspace: 'shell', path: '/about', file: 'src/pages/AboutPage/AboutPage.tsx' },
  { workspace: 'gallery-remote', path: '/jobs', file: 'src/pages/JobsPage/JobsPage.tsx' },
];

test.skip(!process.env.TEST_DATABASE_URL, 'Two processes of a site need PostgreSQL.');

async function fetchTitle(request: APIRequestContext, url: string): Promise<string> {
  return /<title>(.*?)<\/title>/.exec(await (await request.get(url)).text())?.[1] ?? '';
}

test('shows in both processes of a site a deploy to one process and a rollback at the other process', async ({
  page,
  request,
}) => {
  test.setTimeout(1_200_000);
  const database = await createTestDatabase('PostgreSQL');
  const clone = cloneRepository();
  const env = { DATABASE_URL: String(database.url) };
  const first = await startSite(env);
  const second = await startSite({ ...env, DATA_DIR: first.dataDir });
  const token = createTeamToken('*', first);
  try {
    for (const { workspace, path, file } of PAGES) {
      await test.step(workspace, async () => {
        const title = `A change of ${workspace}`;
        const titleBefore = await fetchTitle(request, first.url + path);
        editFile(join(clone.folder, workspace, file), (source) =>
          source.replace(/(<PageMeta\s+title=)"[^"]*"/, `$1"${title}"`),
        );
        expect(await deploy(clone.folder, workspace, first, token)).toContain('is live');
        await expect.poll(() => fetchTitle(request, second.url + path)).toContain(title);
        for (const { url } of [first, second]) {
          await page.goto(url + path);
          await expect(page).toHaveTitle(new RegExp(title));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        }
        const output = await runNpm(clone.folder, ['run', 'rollback', '-w', workspace], second, token);
        expect(output).toContain('is live again');
        for (const { url } of [second, first]) {
          await expect.poll(() => fetchTitle(request, url + path)).toBe(titleBefore);
        }
      });
    }
  } finally {
    // Leaves the page, because an open page would report its loads to a stopped process.
    await page.goto('about:blank');
    await Promise.all([first.stop(), second.stop()]);
    clone.remove();
    await database.drop();
  }
});
