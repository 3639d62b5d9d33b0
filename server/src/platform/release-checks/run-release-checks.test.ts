import type { Response } from 'light-my-request';
import { findCurrentSnapshot } from '../registry/registry.ts';
import { makeTestRelease, packTestRelease, type TestRelease } from '../../testing/releases.ts';
import { type TeamSite, withTeamSite } from '../../testing/team-site.ts';
import { createToken } from '../tokens/tokens.ts';
import { testWith } from '../../testing/test-with.ts';
import { expectErrorDetail } from '../../testing/errors.ts';

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
  expectErrorDetail(response, 422, sentence);
}

const test = testWith(withOwner);

describe('a shell with a missing export', () => {
  const sentence = /^shop 1\.0\.0-\w+ uses word of greeting, which shell 1\.0\.0-\w+ does not offer\.$/;

  test('is refused when the live shop, its fallback or its canary uses the export', async (teamSite, deploy) => {
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
  });

  test('never becomes live together with a shop that uses the export when both are deployed at the same time', async (teamSite, deploy) => {
    const responses = await Promise.all([
      deploy(WITHOUT_EXPORT),
      deploy({ app: 'shop', uniqueText: 'using', descriptionFields: USES }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await findCurrentSnapshot(teamSite.app.db))?.number).toBe(2);
  });
});
