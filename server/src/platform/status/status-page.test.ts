import { readLiveShopVersion, type TeamSite, test } from '../../testing/team-site.ts';

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
