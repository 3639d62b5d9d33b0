import type { Response } from 'light-my-request';
import { currentSnapshot } from '../registry/registry.ts';
import { publishBuilt } from '../releases/publish-built.ts';
import { withFolder } from '../../testing/app.ts';
import {
  buildTestRelease,
  makeTestRelease,
  packTestRelease,
  type TestRelease,
} from '../../testing/releases.ts';
import { type TeamSite, withTeamSite } from '../../testing/team-site.ts';
import { createToken } from '../deployments/tokens.ts';

/** A site whose owner ships any app, and how. */
function withOwner(
  work: (site: TeamSite, ship: (release: TestRelease, query?: string) => Promise<Response>) => Promise<void>,
): Promise<void> {
  return withTeamSite(async (here) => {
    const token = await createToken(here.app.db, { app: '*', name: 'the owner', days: 1 });
    await work(here, async (release, query = '') =>
      here.put(await packTestRelease(makeTestRelease(release)), { app: release.app, query, token }),
    );
  });
}

const USES = { uses: { greeting: ['word'] } };
const POORER: TestRelease = { app: 'shell', word: 'poorer', described: { offers: { greeting: [] } } };

function expectRefusal(answer: Response, sentence: RegExp): void {
  expect(answer.json<{ detail: string }>().detail).toMatch(sentence);
  expect(answer.statusCode).toBe(422);
}

describe('a shell that lost an export', () => {
  const sentence = /^shop 1\.0\.0-\w+ uses word of greeting, which shell 1\.0\.0-\w+ does not offer\.$/;

  it('is refused when the live shop uses it, or the one before, or the one on trial', () =>
    withOwner(async (here, ship) => {
      await ship({ app: 'shop', word: 'using', described: USES });
      expectRefusal(await ship(POORER), sentence);
      await ship({ app: 'shop', word: 'frugal' });
      expectRefusal(await ship(POORER), sentence);
      await ship({ app: 'shop', word: 'more frugal' });
      await ship({ app: 'shop', word: 'using, too', described: USES }, '?mode=canary');
      expectRefusal(await ship(POORER), sentence);
      expect((await currentSnapshot(here.app.db))?.number).toBe(5);
      await here.post('/_releases/shop/canary/stop');
      expect((await ship(POORER)).statusCode).toBe(200);
    }));

  it('is refused when it changed the type of one', () =>
    withOwner(async (_here, ship) => {
      const rupees = (unit: string) => ({
        'format/index.d.ts': `export declare const rupees: (paise: ${unit}) => string;`,
      });
      const names = { '@rangmala/shared/format': ['rupees'] };
      const shell = (unit: string): TestRelease => ({
        app: 'shell',
        word: unit,
        types: rupees(unit),
        described: { offers: names },
      });
      expect((await ship(shell('number'))).statusCode).toBe(200);
      const shop = { app: 'shop', word: 'typed', types: rupees('number'), described: { uses: names } };
      expect((await ship(shop)).statusCode).toBe(200);
      expectRefusal(
        await ship(shell('Date')),
        /^shop \S+ uses rupees of @rangmala\/shared\/format otherwise than shell \S+ offers it: .*'number'.*'Date'/,
      );
    }));

  it('and a shop that begins to use it at the same moment: one of them is refused', () =>
    withOwner(async (here, ship) => {
      const answers = await Promise.all([
        ship(POORER),
        ship({ app: 'shop', word: 'using', described: USES }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
      expect((await currentSnapshot(here.app.db))?.number).toBe(2);
    }));

  it('keeps a shop on trial that uses it from becoming everybody’s', () =>
    withOwner(async (here, ship) => {
      await ship({ app: 'shop', word: 'using', described: USES }, '?mode=canary');
      await withFolder(async (root) => {
        // As whoever runs the site publishes it, past the gate.
        await buildTestRelease(root, POORER);
        await publishBuilt(here.app.db, here.app.storage, root);
      });
      expectRefusal(await here.post('/_releases/shop/canary/promote'), sentence);
      expect((await currentSnapshot(here.app.db))?.canaries['shop']).toBeDefined();
    }));
});

describe('a remote is refused', () => {
  const page = (path: string) => [{ path, page: 'CartPage', access: 'all' as const, places: [] }];

  it.each<[string, TestRelease, RegExp]>([
    [
      'that needs a newer react',
      { app: 'shop', described: { requires: { react: '^20.0.0' } } },
      /^shop 1\.0\.0-\w+ needs react \^20\.0\.0, but shell 1\.0\.0-\w+ provides 19\.3\.1\.$/,
    ],
    [
      'that claims another’s path',
      { app: 'booking', described: { pages: page('/cart') } },
      /^booking 1\.0\.0-\w+ claims \/cart, which is shop’s\.$/,
    ],
    [
      'that claims what the server answers itself',
      { app: 'api', described: { pages: page('/api') } },
      /^api 1\.0\.0-\w+ claims \/api, which is not its to claim\.$/,
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
      'one of whose files is missing',
      { app: 'shop', described: { chunks: { CartPage: ['remoteEntry.js', 'gone.js'] } } },
      /^shop 1\.0\.0-\w+ lists CartPage, but has no file for it\.$/,
    ],
  ])('%s', (_what, release, sentence) =>
    withOwner(async (here, ship) => {
      expectRefusal(await ship(release), sentence);
      expect((await currentSnapshot(here.app.db))?.number).toBe(1);
      expect(await here.look()).toContain('Namaste from first');
    }),
  );
});
