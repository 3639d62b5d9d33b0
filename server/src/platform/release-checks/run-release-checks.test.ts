import type { Response } from 'light-my-request';
import { findCurrentSnapshot } from '../registry/registry.ts';
import { publishBuiltReleases } from '../releases/publish-built.ts';
import { withFolder } from '../../testing/app.ts';
import {
  buildTestRelease,
  makeTestRelease,
  packTestRelease,
  type TestRelease,
} from '../../testing/releases.ts';
import { type TeamSite, withTeamSite } from '../../testing/team-site.ts';
import { createToken } from '../tokens/tokens.ts';

/** Runs `work` with a site and a function that deploys any app with the owner's token. */
function withOwner(
  work: (
    site: TeamSite,
    deploy: (release: TestRelease, query?: string) => Promise<Response>,
  ) => Promise<void>,
): Promise<void> {
  return withTeamSite(async (teamSite) => {
    const token = await createToken(teamSite.app.db, { app: '*', name: 'the owner', days: 1 });
    await work(teamSite, async (release, query = '') =>
      teamSite.put(await packTestRelease(makeTestRelease(release)), { app: release.app, query, token }),
    );
  });
}

const USES = { uses: { greeting: ['word'] } };
const WITHOUT_EXPORT: TestRelease = {
  app: 'shell',
  uniqueText: 'without an export',
  descriptionFields: { offers: { greeting: [] } },
};

function expectRefusal(response: Response, sentence: RegExp): void {
  expect(response.json<{ detail: string }>().detail).toMatch(sentence);
  expect(response.statusCode).toBe(422);
}

describe('a shell with a missing export', () => {
  const sentence = /^shop 1\.0\.0-\w+ uses word of greeting, which shell 1\.0\.0-\w+ does not offer\.$/;

  it('is refused when the live shop, its fallback or its canary uses the export', () =>
    withOwner(async (teamSite, deploy) => {
      await deploy({ app: 'shop', uniqueText: 'using', descriptionFields: USES });
      expectRefusal(await deploy(WITHOUT_EXPORT), sentence);
      await deploy({ app: 'shop', uniqueText: 'not using the export' });
      expectRefusal(await deploy(WITHOUT_EXPORT), sentence);
      await deploy({ app: 'shop', uniqueText: 'still not using the export' });
      await deploy(
        { app: 'shop', uniqueText: 'using it in a canary', descriptionFields: USES },
        '?mode=canary',
      );
      expectRefusal(await deploy(WITHOUT_EXPORT), sentence);
      expect((await findCurrentSnapshot(teamSite.app.db))?.number).toBe(5);
      await teamSite.post('/_releases/shop/canary/stop');
      expect((await deploy(WITHOUT_EXPORT)).statusCode).toBe(200);
    }));

  it('never becomes live together with a shop that uses the export when both are deployed at the same time', () =>
    withOwner(async (teamSite, deploy) => {
      const responses = await Promise.all([
        deploy(WITHOUT_EXPORT),
        deploy({ app: 'shop', uniqueText: 'using', descriptionFields: USES }),
      ]);
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
      expect((await findCurrentSnapshot(teamSite.app.db))?.number).toBe(2);
    }));

  it('blocks the promotion of a canary that uses the export', () =>
    withOwner(async (teamSite, deploy) => {
      await deploy({ app: 'shop', uniqueText: 'using', descriptionFields: USES }, '?mode=canary');
      await withFolder(async (root) => {
        // Publishes the shell without release checks.
        await buildTestRelease(root, WITHOUT_EXPORT);
        await publishBuiltReleases(teamSite.app.db, teamSite.app.storage, root);
      });
      expectRefusal(await teamSite.post('/_releases/shop/canary/promote'), sentence);
      expect((await findCurrentSnapshot(teamSite.app.db))?.canaries['shop']).toBeDefined();
    }));
});

describe('refuses a remote', () => {
  const createPages = (path: string) => [
    { path, page: 'CartPage', access: 'all' as const, indexed: true, slots: [] },
  ];

  it.each<[string, TestRelease, RegExp]>([
    [
      'that needs a newer react',
      { app: 'shop', descriptionFields: { requires: { react: '^20.0.0' } } },
      /^shop 1\.0\.0-\w+ needs react \^20\.0\.0, but shell 1\.0\.0-\w+ provides 19\.3\.1\.$/,
    ],
    [
      'that claims another remote’s path',
      { app: 'booking', descriptionFields: { pages: createPages('/cart') } },
      /^booking 1\.0\.0-\w+ claims \/cart, which belongs to shop\.$/,
    ],
    [
      'that claims a path of the server',
      { app: 'api', descriptionFields: { pages: createPages('/api') } },
      /^api 1\.0\.0-\w+ claims \/api, which is outside its route prefixes\.$/,
    ],
    [
      'that throws when rendered',
      {
        app: 'shop',
        serverBundle: "exports.modules = { CartPage: { say() { throw new Error('no cart') } } }",
      },
      /^shop 1\.0\.0-\w+ throws when CartPage is rendered at \/cart: no cart$/,
    ],
    [
      'with a missing file',
      { app: 'shop', descriptionFields: { chunks: { CartPage: ['remoteEntry.js', 'gone.js'] } } },
      /^shop 1\.0\.0-\w+ lists CartPage, but has no file for it\.$/,
    ],
  ])('%s', (_case, release, sentence) =>
    withOwner(async (teamSite, deploy) => {
      expectRefusal(await deploy(release), sentence);
      expect((await findCurrentSnapshot(teamSite.app.db))?.number).toBe(1);
      expect(await teamSite.getPage()).toContain('Namaste from first');
    }),
  );
});
