import { makeTestRelease, packTestRelease } from '../../testing/releases.ts';
import { makeShopRelease, type TeamSite, withTeamSite } from '../../testing/team-site.ts';
import { ReleaseErrors } from '../canaries/release-errors.ts';
import { findCurrentSnapshot } from '../registry/registry.ts';
import { summarizeVitals, VitalsCounter } from '../vitals/release-vitals.ts';
import { createToken } from '../tokens/tokens.ts';
import type { AppStatus, StatusPageData } from './status-data.ts';

const readLiveShopVersion = async ({ app }: TeamSite) =>
  (await findCurrentSnapshot(app.db))?.live['shop'] ?? '';

async function readAppStatus({ app, headers }: TeamSite, name = 'shop'): Promise<AppStatus | undefined> {
  const response = await app.inject({ url: '/_status/releases.json', headers });
  return response.json<StatusPageData>().apps.find((each) => each.app === name);
}

const readStatusPage = async ({ app, headers }: TeamSite) =>
  (await app.inject({ url: '/_status', headers })).body;

describe('web vitals', () => {
  const sendVitals = ({ app }: TeamSite, payload: object) =>
    app.inject({ method: 'POST', url: '/_site/vitals', payload });

  it('are answered with 204 for known and unknown releases, and with 422 when the values are invalid', () =>
    withTeamSite(async (teamSite) => {
      const version = await readLiveShopVersion(teamSite);
      expect((await sendVitals(teamSite, { app: 'shop', version, lcp: 1_200, cls: 0.02 })).statusCode).toBe(
        204,
      );
      expect((await sendVitals(teamSite, { app: 'shop', version: 'unknown', lcp: 1 })).statusCode).toBe(204);
      for (const invalidMetric of [{ lcp: -1 }, { inp: 1e9 }, { cls: 'none' }, { ttfb: null }]) {
        expect((await sendVitals(teamSite, { app: 'shop', version, ...invalidMetric })).statusCode).toBe(422);
      }
    }));

  it('are shown by release as 75th percentiles', () =>
    withTeamSite(async (teamSite) => {
      const version = await readLiveShopVersion(teamSite);
      const counter = new VitalsCounter(teamSite.app.db);
      for (const lcp of [900, 1_000, 1_000, 5_000]) {
        counter.add({ app: 'shop', version }, { lcp, cls: undefined }, teamSite.app.now());
        // Each flush adds to the counts in the database.
        await counter.flush();
      }
      const status = await readAppStatus(teamSite);
      expect(status?.vitals[version]?.lcp).toMatchObject({ count: 4 });
      expect(status?.vitals[version]?.lcp?.p75).toBeCloseTo(1_024, 0);
      expect(await readStatusPage(teamSite)).toContain('<td>1.02 s <small>good, 4 measured</small></td>');
    }));

  it('have no summary without measurements', () => {
    expect(summarizeVitals([])).toEqual({});
  });
});

it('shows commit and author of a release', () =>
  withTeamSite(async (teamSite) => {
    const commit = '0123456789abcdef0123456789abcdef01234567';
    const url = `https://git.example/shop/commit/${commit}`;
    const query = `?commit=${commit}&commit_url=${encodeURIComponent(url)}`;
    const deployed = await teamSite.put(await packTestRelease(makeShopRelease({ uniqueText: 'second' })), {
      query,
    });
    expect(deployed.statusCode).toBe(200);
    const version = await readLiveShopVersion(teamSite);
    const status = await readAppStatus(teamSite);
    expect(status?.commits).toEqual({ [version]: { id: commit, url } });
    const page = await readStatusPage(teamSite);
    expect(page).toContain(`<a href="${url}" rel="noreferrer">commit 0123456</a>`);
    expect(page).toContain('by shop team, snapshot 2</p>');
  }));

it.each([
  ['commit=main', 'commit is the hash of a commit.'],
  ['commit=0123456&commit_url=javascript:alert(1)', 'commit_url is an http(s) address without credentials.'],
  ['commit=0123456&commit_url=https://a:b@c/', 'commit_url is an http(s) address without credentials.'],
])('refuses a deployment with the query ?%s', (query, sentence) =>
  withTeamSite(async ({ put }) => {
    const response = await put(await packTestRelease(makeShopRelease({ uniqueText: 'second' })), {
      query: `?${query}`,
    });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(sentence);
  }),
);

it('lists the browsers of an error, the most frequent first', () =>
  withTeamSite(async (teamSite) => {
    const version = await readLiveShopVersion(teamSite);
    const errors = new ReleaseErrors(teamSite.app.db);
    for (const browser of ['Firefox 143', 'Chrome 140', 'Chrome 140']) {
      errors.add({ app: 'shop', version, name: 'CartPage', message: 'broken', browser });
      await errors.flush();
    }
    expect((await readAppStatus(teamSite))?.errors).toMatchObject([
      {
        count: 3,
        browsers: [
          { browser: 'Chrome 140', count: 2 },
          { browser: 'Firefox 143', count: 1 },
        ],
      },
    ]);
    expect(await readStatusPage(teamSite)).toContain('Chrome 140 (2), Firefox 143 (1)');
  }));

it('lists retired remotes, and restores a remote with its button', () =>
  withTeamSite(async (teamSite) => {
    const { app, post, token } = teamSite;
    const version = await readLiveShopVersion(teamSite);
    await post('/_releases/shop/retire');
    const { retired } = (
      await app.inject({ url: '/_status/releases.json', headers: teamSite.headers })
    ).json<StatusPageData>();
    expect(retired).toMatchObject([{ app: 'shop', version, by: 'shop team' }]);
    const page = await readStatusPage(teamSite);
    expect(page).toContain('Retired remotes');
    expect(page).toContain('<button>Restore shop</button>');
    const response = await app.inject({
      method: 'POST',
      url: '/_status/actions',
      cookies: { rangmala_team: token },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ app: 'shop', action: 'rollback', value: version }).toString(),
    });
    expect(response.statusCode).toBe(303);
    expect(await readLiveShopVersion(teamSite)).toBe(version);
    expect(await readStatusPage(teamSite)).not.toContain('Retired remotes');
  }));

it('shows the apps that use each link and slot', () =>
  withTeamSite(async (teamSite) => {
    const token = await createToken(teamSite.app.db, { app: 'weaving', name: 'weaving team', days: 1 });
    const weaving = makeTestRelease({
      app: 'weaving',
      uniqueText: 'weaving',
      descriptionFields: {
        pages: [{ path: '/weaving', page: 'CartPage', access: 'all', indexed: true, slots: [] }],
        dependsOn: { links: ['/cart'] },
      },
    });
    await teamSite.put(await packTestRelease(weaving), { app: 'weaving', token });
    const page = await readStatusPage(teamSite);
    expect(page).toContain('<summary>Who uses which link and slot (2)</summary>');
    expect(page).toContain(
      '<tr><th scope="row"><code>/cart</code></th><td>link of shop</td><td>weaving</td></tr>',
    );
  }));
