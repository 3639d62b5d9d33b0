import { packTestRelease } from '../../testing/releases.ts';
import {
  makeShopRelease,
  readLiveShopVersion,
  type TeamSite,
  withTeamSite,
} from '../../testing/team-site.ts';
import { ReleaseCounter } from '../canaries/release-counts.ts';
import { detectBrowser, ReleaseErrors } from '../canaries/release-errors.ts';
import type { StatusPageData } from './status-data.ts';
import { testWith } from '../../testing/test-with.ts';

/** Presses a button of the status page as the holder of a token. */
const pressButton = ({ app, token }: TeamSite, fields: Record<string, string>, cookieToken = token) =>
  app.inject({
    method: 'POST',
    url: '/_status/actions',
    cookies: { rangmala_team: cookieToken },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const test = testWith(withTeamSite);

test('shows groups of errors and the counts of loads', async (teamSite) => {
  const { app, headers } = teamSite;
  const version = await readLiveShopVersion(teamSite);
  const errors = new ReleaseErrors(app.db);
  const cartError = {
    app: 'shop',
    version,
    name: 'CartPage',
    message: 'no <cart>',
    browser: 'Firefox 143',
  };
  for (const stack of ['at CartPage.js:1:7', 'at CartPage.js:1:7', 'at CartPage.js:9:9']) {
    errors.add({ ...cartError, stack });
    await errors.flush();
  }
  const counter = new ReleaseCounter(app.db);
  counter.count({ app: 'shop', version, source: 'browser', isSuccessful: true, ms: 100 });
  counter.count({ app: 'shop', version, source: 'browser', isSuccessful: false });
  await counter.flush();

  const { apps } = (await app.inject({ url: '/_status/releases.json', headers })).json<StatusPageData>();
  const [overview] = apps.filter((each) => each.app === 'shop');
  expect(overview?.errors.map(({ count, message, browser }) => [count, message, browser])).toEqual(
    expect.arrayContaining([
      [2, 'no <cart>', 'Firefox 143'],
      [1, 'no <cart>', 'Firefox 143'],
    ]),
  );
  expect(overview?.counts).toMatchObject({ loads: 2, failures: 1 });

  const page = (await app.inject({ url: '/_status', headers })).body;
  expect(page).toContain('2 × CartPage: no &lt;cart&gt;');
  expect(page).toContain('<span class="badge bad">50.0 % fail</span>');
});

test('rolls back and retires a remote with the buttons of the status page', async (teamSite) => {
  const firstVersion = await readLiveShopVersion(teamSite);
  await teamSite.put(await packTestRelease(makeShopRelease({ uniqueText: 'second' })));
  const page = (await teamSite.app.inject({ url: '/_status', headers: teamSite.headers })).body;
  expect(page).toContain(`Roll back to ${firstVersion}`);
  // With the shop's token, the page shows no button for the shell.
  expect(page.match(/name="app" value="shell"/)).toBeNull();

  expect((await pressButton(teamSite, { app: 'shop', action: 'rollback' })).statusCode).toBe(303);
  expect(await readLiveShopVersion(teamSite)).toBe(firstVersion);
  expect((await pressButton(teamSite, { app: 'shop', action: 'retire' })).statusCode).toBe(303);
  expect(await readLiveShopVersion(teamSite)).toBe('');
});

it.each([
  ['shop', 'flag-on', 404, 'shop has no flag gift-wrap: it has none.'],
  ['booking', 'retire', 403, 'This token deploys shop; it cannot change booking.'],
])('shows on the page why an action on %s is refused: %s', (app, action, status, sentence) =>
  withTeamSite(async (teamSite) => {
    const response = await pressButton(teamSite, { app, action, value: 'gift-wrap' });
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(`<p role="alert">${sentence}</p>`);
  }),
);

it.each([
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome 140'],
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge 140'],
  ['Mozilla/5.0 (X11; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox 143'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1', 'Safari 18'],
  ['', 'another browser'],
])('detects the browser of the User-Agent “%s”', (userAgent, name) => {
  expect(detectBrowser(userAgent)).toBe(name);
});
