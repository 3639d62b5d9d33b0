import type { FastifyInstance, FastifyPluginAsync, LightMyRequestResponse } from 'fastify';
import { readAllRows } from '../../testing/all-rows.ts';
import { withApp } from '../../testing/app.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { ASHA, signIn } from '../../testing/customers.ts';
import { deliverMails } from '../../testing/mailbox.ts';
import { withOpenIdProvider } from '../../testing/openid-provider.ts';
import { CALLBACK_URL, MEERA } from '../../testing/oidc.ts';

const NEW_PASSWORD = 'kakatiya gate at dusk';
const RESET_PASSWORD = 'pochampally in monsoon';

/** Replaces the pages of the site in this test. Returns the same text for every path. */
const sitePages: FastifyPluginAsync = async (app) => {
  app.get('/*', async () => 'a page');
};

/** Calls the account routes with passwords and tokens. @returns the responses and the secrets */
async function callAccountRoutes(app: FastifyInstance, visit: (url: string) => Promise<URL>) {
  const responses: LightMyRequestResponse[] = [];
  const browser = createBrowser(app);
  const record = async (response: Promise<LightMyRequestResponse>) => {
    responses.push(await response);
    return response;
  };
  const secrets = [ASHA.password, NEW_PASSWORD, RESET_PASSWORD, 'not the monsoon'];
  const collectCookies = ({ cookies }: Browser) => secrets.push(...cookies.values());

  await record(browser.post('/api/register', ASHA));
  await record(browser.post('/api/register', ASHA));
  await record(browser.post('/api/login', { ...ASHA, password: 'not the monsoon' }));
  await record(browser.post('/api/login', ASHA));
  collectCookies(browser);
  await record(
    browser.post('/api/change-password', { old_password: 'not the monsoon', new_password: NEW_PASSWORD }),
  );
  await record(
    browser.post('/api/change-password', { old_password: ASHA.password, new_password: NEW_PASSWORD }),
  );
  collectCookies(browser);
  await record(browser.get('/api/session'));
  await record(browser.put('/api/profile', { name: 'Asha' }));
  // Sends malformed JSON that contains a password.
  await record(
    browser.post('/api/login', undefined, {
      headers: { 'content-type': 'application/json' },
      payload: `{"password": "${ASHA.password}"`,
    }),
  );
  await record(browser.post('/api/forgot-password', { email: ASHA.email }));
  const [mail] = await deliverMails(app);
  const link = new URL(/http:\S+\/reset-password\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const token = link.searchParams.get('token') ?? '';
  secrets.push(token);
  await record(browser.get(`${link.pathname}${link.search}`));
  await record(browser.get(`/api/session${link.search}`));
  await record(browser.post('/api/reset-password', { token, password: 'short' }));
  await record(browser.post('/api/reset-password', { token, password: RESET_PASSWORD }));
  await record(browser.post('/api/reset-password', { token, password: RESET_PASSWORD }));
  await signIn(app, { email: ASHA.email, password: RESET_PASSWORD }).then(collectCookies);

  const redirectToProvider = await record(browser.get('/api/login/google'));
  collectCookies(browser);
  const attempts = await app.db.selectFrom('sign_in_attempts').selectAll().execute();
  secrets.push(...attempts.map(({ code_verifier }) => code_verifier));
  const callbackUrl = await visit(String(redirectToProvider.headers.location));
  await record(browser.get(`${callbackUrl.pathname}${callbackUrl.search}`));
  await record(browser.get(`${callbackUrl.pathname}${callbackUrl.search}`));
  collectCookies(browser);
  secrets.push(callbackUrl.searchParams.get('code') ?? '');
  return { responses, secrets: [...new Set(secrets)] };
}

test('keeps passwords and tokens out of logs, responses and tables, and hashes out of logs and responses', () => {
  const lines: string[] = [];
  return withOpenIdProvider({ callbackUrl: CALLBACK_URL }, async (provider) => {
    provider.person = MEERA;
    await withApp(
      {
        env: { ...provider.env, LOG_LEVEL: 'trace' },
        dependencies: { logStream: { write: (line) => lines.push(line) }, site: sitePages },
      },
      async (app) => {
        const { responses, secrets } = await callAccountRoutes(app, (url) => provider.visit(url));
        expect(secrets.length).toBeGreaterThanOrEqual(11);
        expect(secrets.every((secret) => secret.length > 10)).toBe(true);

        const log = lines.join('');
        expect(log).toContain('"path":"/api/login/google/callback"');
        const responseTexts = responses.map(({ body, headers: { 'set-cookie': _setCookie, ...headers } }) =>
          JSON.stringify([body, headers]),
        );
        const storedRows = await readAllRows(app);
        expect(storedRows).toContain('asha@example.in');
        for (const secret of [...secrets, provider.env['OIDC_CLIENT_SECRET'] ?? '']) {
          expect(log).not.toContain(secret);
          expect(responseTexts.filter((text) => text.includes(secret))).toEqual([]);
          expect(storedRows).not.toContain(secret);
        }
        for (const text of [log, ...responseTexts]) expect(text).not.toContain('argon2');
      },
    );
  });
});

test('sends no referrer from pages with a token in the URL', () =>
  withApp({ dependencies: { site: sitePages } }, async (app) => {
    for (const url of [
      '/reset-password?token=x',
      '/Reset-Password/?token=x',
      '/orders/RM-AAAA-BBBB?token=x',
      '/orders/RM-AAAA-BBBB/confirm?token=x',
      '/orders/RM-AAAA-BBBB/packing-slip?token=x',
      '/grievances/G-AAAA?token=x',
    ]) {
      const { headers } = await createBrowser(app).get(url);
      expect([url, headers['referrer-policy']]).toEqual([url, 'no-referrer']);
    }
    const { headers } = await createBrowser(app).get('/account');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }));
