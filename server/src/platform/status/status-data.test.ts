import { readLiveShopVersion, type TeamSite, test } from '../../testing/team-site.ts';

/** Presses a button of the status page as the holder of a token. */
const pressButton = ({ app, token }: TeamSite, fields: Record<string, string>, cookieToken = token) =>
  app.inject({
    method: 'POST',
    url: '/_status/actions',
    cookies: { rangmala_team: cookieToken },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('rolls back and retires a remote with the buttons of the status page', async (teamSite) => {
  const firstVersion = await readLiveShopVersion(teamSite);
  await teamSite.deploy({ uniqueText: 'second' });
  const page = (await teamSite.app.inject({ url: '/_status', headers: teamSite.headers })).body;
  expect(page).toContain(`Roll back to ${firstVersion}`);
  // With the shop's token, the page shows no button for the shell.
  expect(page.match(/name="app" value="shell"/)).toBeNull();

  expect((await pressButton(teamSite, { app: 'shop', action: 'rollback' })).statusCode).toBe(303);
  expect(await readLiveShopVersion(teamSite)).toBe(firstVersion);
  expect((await pressButton(teamSite, { app: 'shop', action: 'retire' })).statusCode).toBe(303);
  expect(await readLiveShopVersion(teamSite)).toBe('');
});

test.each([
  ['shop', 'flag-on', 404, 'shop has no flag gift-wrap: it has none.'],
  ['booking', 'retire', 403, 'This token deploys shop; it cannot change booking.'],
])(
  'shows on the page why an action on %s is refused: %s',
  async (app, action, status, sentence, teamSite) => {
    const response = await pressButton(teamSite, { app, action, value: 'gift-wrap' });
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(`<p role="alert">${sentence}</p>`);
  },
);
