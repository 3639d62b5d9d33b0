import { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { findCurrentSnapshot } from '../registry/registry.ts';
import { checkBuiltReleases } from '../release-checks/run-release-checks.ts';
import { withFolder } from '../../testing/app.ts';
import { buildTestRelease, type TestRelease } from '../../testing/releases.ts';
import { type TeamSite, test } from '../../testing/team-site.ts';
import { type PublishOptions, publishBuiltReleases } from './publish-built.ts';

/**
 * Simulates a restart of the site with `builds`.
 * @returns the published releases and the messages to the owner
 */
async function restart({ app }: TeamSite, builds: TestRelease[], options: PublishOptions = {}) {
  return withFolder(async (root) => {
    for (const build of builds) await buildTestRelease(root, build);
    const messages: string[] = [];
    const published = await publishBuiltReleases(app.db, app.storage, root, {
      check: (releases) => checkBuiltReleases(app, new ActiveSnapshot(app.db), releases),
      announce: (line) => messages.push(line),
      ...options,
    });
    return { published, messages };
  });
}

const SHELL: TestRelease = { app: 'shell' };
const NEW_SHOP: TestRelease = { app: 'shop', uniqueText: 'built by the owner' };

const deploySecondShop = async ({ deploy }: TeamSite) => {
  const response = await deploy({ uniqueText: 'second' });
  return response.json<{ version: string }>().version;
};

describe('a restart', () => {
  test('publishes a new build of an app that no team has deployed', async (teamSite) => {
    const { published, messages } = await restart(teamSite, [SHELL, NEW_SHOP]);
    expect(published).toEqual([expect.stringMatching(/^shop 1\.0\.0-/)]);
    expect(messages).toEqual([]);
    expect(await teamSite.getPage()).toContain('Namaste from built by the owner');
  });

  test('keeps the release of a team and prints a message', async (teamSite) => {
    const secondVersion = await deploySecondShop(teamSite);
    const { published, messages } = await restart(teamSite, [SHELL, NEW_SHOP]);
    expect(published).toEqual([]);
    expect(messages).toEqual([
      expect.stringMatching(
        new RegExp(
          `^shop 1\\.0\\.0-\\w+ was built here but is not published: its team deployed ${secondVersion}\\. ` +
            'To publish it: npm start -- --publish shop$',
        ),
      ),
    ]);
    expect(await teamSite.getPage()).toContain('Namaste from second');
  });

  test('publishes the built release with --publish', async (teamSite) => {
    await deploySecondShop(teamSite);
    const { published } = await restart(teamSite, [SHELL, NEW_SHOP], { appsToReplace: ['shop'] });
    expect(published).toHaveLength(1);
    expect(await teamSite.getPage()).toContain('Namaste from built by the owner');
  });

  test('does not publish a shell that is incompatible with a team’s remote', async (teamSite) => {
    await teamSite.deploy({ uniqueText: 'using', descriptionFields: { uses: { greeting: ['word'] } } });
    const snapshotBefore = await findCurrentSnapshot(teamSite.app.db);
    const withoutExport: TestRelease = {
      app: 'shell',
      uniqueText: 'without an export',
      descriptionFields: { offers: { greeting: [] } },
    };
    const { published, messages } = await restart(teamSite, [withoutExport]);
    expect(published).toEqual([]);
    expect(messages).toEqual([
      expect.stringMatching(
        /^not published: shell \S+\. shop \S+ uses word of greeting, which shell \S+ does not/,
      ),
    ]);
    expect((await findCurrentSnapshot(teamSite.app.db))?.live).toEqual(snapshotBefore?.live);
  });
});
