import { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { currentSnapshot } from '../registry/registry.ts';
import { checkTogether } from '../release-checks/run-release-checks.ts';
import { withFolder } from '../../testing/app.ts';
import { buildTestRelease, packTestRelease, type TestRelease } from '../../testing/releases.ts';
import { shop, type TeamSite, withTeamSite } from '../../testing/team-site.ts';
import { type PublishOptions, publishBuiltReleases } from './publish-built.ts';

/** Starts the site again beside these builds; returns the published releases and the messages to the owner. */
async function restart({ app }: TeamSite, builds: TestRelease[], options: PublishOptions = {}) {
  return withFolder(async (root) => {
    for (const build of builds) await buildTestRelease(root, build);
    const told: string[] = [];
    const published = await publishBuiltReleases(app.db, app.storage, root, {
      check: (releases) => checkTogether(app, new ActiveSnapshot(app.db), releases),
      announce: (line) => told.push(line),
      ...options,
    });
    return { published, told };
  });
}

const SHELL: TestRelease = { app: 'shell' };
const NEW_SHOP: TestRelease = { app: 'shop', word: 'built by the owner' };

const deploySecond = async ({ put }: TeamSite) => {
  const answer = await put(await packTestRelease(shop({ word: 'second' })));
  return answer.json<{ version: string }>().version;
};

describe('a restart', () => {
  it('publishes a new build of an app that no team has deployed', () =>
    withTeamSite(async (here) => {
      const { published, told } = await restart(here, [SHELL, NEW_SHOP]);
      expect(published).toEqual([expect.stringMatching(/^shop 1\.0\.0-/)]);
      expect(told).toEqual([]);
      expect(await here.look()).toContain('Namaste from built by the owner');
    }));

  it('keeps what a team deployed and says so in one line', () =>
    withTeamSite(async (here) => {
      const second = await deploySecond(here);
      const { published, told } = await restart(here, [SHELL, NEW_SHOP]);
      expect(published).toEqual([]);
      expect(told).toEqual([
        expect.stringMatching(
          new RegExp(
            `^shop 1\\.0\\.0-\\w+ was built here but is not published: its team deployed ${second}\\. ` +
              'To publish it: npm start -- --publish shop$',
          ),
        ),
      ]);
      expect(await here.look()).toContain('Namaste from second');
    }));

  it('publishes the built release with --publish', () =>
    withTeamSite(async (here) => {
      await deploySecond(here);
      const { published } = await restart(here, [SHELL, NEW_SHOP], { replace: ['shop'] });
      expect(published).toHaveLength(1);
      expect(await here.look()).toContain('Namaste from built by the owner');
    }));

  it('does not publish a shell that does not fit a team’s remote', () =>
    withTeamSite(async (here) => {
      await here.put(
        await packTestRelease(shop({ word: 'using', described: { uses: { greeting: ['word'] } } })),
      );
      const before = await currentSnapshot(here.app.db);
      const poorer: TestRelease = { app: 'shell', word: 'poorer', described: { offers: { greeting: [] } } };
      const { published, told } = await restart(here, [poorer]);
      expect(published).toEqual([]);
      expect(told).toEqual([
        expect.stringMatching(
          /^not published: shell \S+\. shop \S+ uses word of greeting, which shell \S+ does not/,
        ),
      ]);
      expect((await currentSnapshot(here.app.db))?.live).toEqual(before?.live);
    }));

  it('does not bring back a retired remote', () =>
    withTeamSite(async (here) => {
      await here.post('/_releases/shop/retire');
      const { published, told } = await restart(here, [SHELL, { app: 'shop', word: 'first' }]);
      expect([published, told]).toEqual([[], []]);
      expect((await currentSnapshot(here.app.db))?.live['shop']).toBeUndefined();
    }));

  it('restores damaged and missing files of a release that is published already', () =>
    withTeamSite(async (here) => {
      const { storage, db } = here.app;
      const { live } = (await currentSnapshot(db)) ?? {};
      await storage.put(`releases/shop/${live?.['shop']}/server.cjs`, 'damaged');
      await storage.deleteAll(`releases/shop/${live?.['shop']}/browser`);
      const { told } = await restart(here, [SHELL, { app: 'shop', word: 'first' }]);
      expect(told).toEqual([`restored 4 damaged files of shop ${live?.['shop']}`]);
      expect(await here.look()).toContain('Namaste from first');
    }));
});
