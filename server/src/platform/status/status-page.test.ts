import { readLiveShopVersion, type TeamSite, withTeamSite } from '../../testing/team-site.ts';
import type { StatusPageData } from './status-data.ts';
import { testWith } from '../../testing/test-with.ts';

const readStatusPage = async ({ app, headers }: TeamSite) =>
  (await app.inject({ url: '/_status', headers })).body;

const test = testWith(withTeamSite);

describe('web vitals', () => {
  const sendVitals = ({ app }: TeamSite, payload: object) =>
    app.inject({ method: 'POST', url: '/_site/vitals', payload });

  test('are answered with 204 for known and unknown releases, and with 422 when the values are invalid', async (teamSite) => {
    const version = await readLiveShopVersion(teamSite);
    expect((await sendVitals(teamSite, { app: 'shop', version, lcp: 1_200, cls: 0.02 })).statusCode).toBe(
      204,
    );
    expect((await sendVitals(teamSite, { app: 'shop', version: 'unknown', lcp: 1 })).statusCode).toBe(204);
    for (const invalidMetric of [{ lcp: -1 }, { inp: 1e9 }, { cls: 'none' }, { ttfb: null }]) {
      expect((await sendVitals(teamSite, { app: 'shop', version, ...invalidMetric })).statusCode).toBe(422);
    }
  });
});

test('lists retired remotes, and restores a remote with its button', async (teamSite) => {
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
});
