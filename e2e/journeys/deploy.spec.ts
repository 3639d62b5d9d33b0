import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSite, type Site } from '../helpers/site.ts';
import { cloneRepository, createTeamToken, deploy } from '../helpers/team.ts';
import { expect, test } from '../helpers/test.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A type check and a build of each app, on a busy machine. */
const BUILDS_MS = 240_000;

async function withSite(work: (site: Site, token: string) => Promise<void>): Promise<void> {
  const site = await startSite();
  try {
    await work(site, createTeamToken('*', site));
  } finally {
    await site.stop();
  }
}

test('deploying an unchanged app keeps its live release', async () => {
  test.setTimeout(BUILDS_MS);
  await withSite(async (site, token) => {
    for (const workspace of ['shell', 'shop-remote', 'gallery-remote', 'booking-remote']) {
      expect(await deploy(ROOT, workspace, site, token)).toContain('nothing changed');
    }
  });
});

test('a clone in another folder builds the same shell, and its changed shell becomes live', async ({
  page,
}) => {
  test.setTimeout(BUILDS_MS);
  const clone = cloneRepository();
  try {
    await withSite(async (site, token) => {
      expect(await deploy(clone.folder, 'shell', site, token)).toContain('nothing changed');

      const file = join(clone.folder, 'shell', 'src', 'pages', 'AboutPage', 'AboutPage.tsx');
      const source = readFileSync(file, 'utf8');
      const changed = source.replace(/(<PageMeta\s+title=")[^"]*"/, '$1About the changed shell"');
      expect(changed).not.toBe(source);
      writeFileSync(file, changed);
      expect(await deploy(clone.folder, 'shell', site, token)).toContain('is live');

      await page.goto(`${site.url}/about`);
      await expect(page).toHaveTitle(/About the changed shell/);
    });
  } finally {
    clone.remove();
  }
});

test('the source map of a script is published beside it and not linked', async ({ page, request }) => {
  await page.goto('/shop');
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src));
  const [script] = scripts.filter((src) => src.includes('/r/'));
  expect(script).toBeDefined();
  expect(await (await request.get(String(script))).text()).not.toContain('sourceMappingURL');
  const map = await request.get(`${script}.map`);
  expect(map.status()).toBe(200);
  expect(await map.json()).toMatchObject({ version: 3 });
});
