import type { FastifyInstance, FastifyPluginAsync, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { withApp } from '../../testing/app.ts';
import { type Browser, browserOf } from '../../testing/browser.ts';
import { ASHA, signedIn } from '../../testing/customers.ts';
import { readOutbox } from '../../testing/mailbox.ts';
import { withOpenIdProvider } from '../../testing/openid-provider.ts';
import { CALLBACK, MEERA } from '../../testing/oidc.ts';

const CHOSEN = 'kakatiya gate at dusk';
const RESET = 'pochampally in monsoon';

/** Stands in for the pages of the site. */
const site: FastifyPluginAsync = async (app) => {
  app.get('/*', async () => 'a page');
};

/** Runs through every step of an account; returns all responses and all secrets. */
async function walkThrough(app: FastifyInstance, visit: (url: string) => Promise<URL>) {
  const answers: LightMyRequestResponse[] = [];
  const browser = browserOf(app);
  const keep = async (answer: Promise<LightMyRequestResponse>) => {
    answers.push(await answer);
    return answer;
  };
  const secrets = [ASHA.password, CHOSEN, RESET, 'not the monsoon'];
  const remember = ({ cookies }: Browser) => secrets.push(...cookies.values());

  await keep(browser.post('/api/register', ASHA));
  await keep(browser.post('/api/register', ASHA));
  await keep(browser.post('/api/login', { ...ASHA, password: 'not the monsoon' }));
  await keep(browser.post('/api/login', ASHA));
  remember(browser);
  await keep(browser.post('/api/change-password', { old_password: 'not the monsoon', new_password: CHOSEN }));
  await keep(browser.post('/api/change-password', { old_password: ASHA.password, new_password: CHOSEN }));
  remember(browser);
  await keep(browser.get('/api/session'));
  await keep(browser.put('/api/profile', { name: 'Asha' }));
  // Malformed JSON that contains a password.
  await keep(
    browser.post('/api/login', undefined, {
      headers: { 'content-type': 'application/json' },
      payload: `{"password": "${ASHA.password}"`,
    }),
  );
  await keep(browser.post('/api/forgot-password', { email: ASHA.email }));
  await app.mail.deliverDue();
  const [mail] = await readOutbox(app.settings.dataDir);
  const link = new URL(/http:\S+\/reset-password\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const token = link.searchParams.get('token') ?? '';
  secrets.push(token);
  await keep(browser.get(`${link.pathname}${link.search}`));
  await keep(browser.get(`/api/session${link.search}`));
  await keep(browser.post('/api/reset-password', { token, password: 'short' }));
  await keep(browser.post('/api/reset-password', { token, password: RESET }));
  await keep(browser.post('/api/reset-password', { token, password: RESET }));
  await signedIn(app, { email: ASHA.email, password: RESET }).then(remember);

  const leaving = await keep(browser.get('/api/login/google'));
  remember(browser);
  const attempts = await app.db.selectFrom('sign_in_attempts').selectAll().execute();
  secrets.push(...attempts.map(({ code_verifier }) => code_verifier));
  const back = await visit(String(leaving.headers.location));
  await keep(browser.get(`${back.pathname}${back.search}`));
  await keep(browser.get(`${back.pathname}${back.search}`));
  remember(browser);
  secrets.push(back.searchParams.get('code') ?? '');
  return { answers, secrets: [...new Set(secrets)] };
}

/** Returns every row of every table as one text. */
async function everythingKept({ db }: FastifyInstance): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows),
  );
  return JSON.stringify(rows);
}

test('no log, address, response or table contains a password, token or hash', () => {
  const lines: string[] = [];
  return withOpenIdProvider({ callback: CALLBACK }, async (provider) => {
    provider.person = MEERA;
    await withApp(
      async (app) => {
        const { answers, secrets } = await walkThrough(app, (url) => provider.visit(url));
        expect(secrets.length).toBeGreaterThanOrEqual(11);
        expect(secrets.every((secret) => secret.length > 10)).toBe(true);

        const log = lines.join('');
        expect(log).toContain('"path":"/api/login/google/callback"');
        const told = answers.map(({ body, headers: { 'set-cookie': _own, ...headers } }) =>
          JSON.stringify([body, headers]),
        );
        const kept = await everythingKept(app);
        expect(kept).toContain('asha@example.in');
        for (const secret of [...secrets, provider.env['OIDC_CLIENT_SECRET'] ?? '']) {
          expect(log).not.toContain(secret);
          expect(told.filter((answer) => answer.includes(secret))).toEqual([]);
          expect(kept).not.toContain(secret);
        }
        for (const text of [log, ...told]) expect(text).not.toContain('argon2');
      },
      {
        env: { ...provider.env, LOG_LEVEL: 'trace' },
        parts: { logStream: { write: (line) => lines.push(line) }, site },
      },
    );
  });
});

test('the page of a mailed link sends no referrer', () =>
  withApp(
    async (app) => {
      for (const url of ['/reset-password?token=x', '/Reset-Password/?token=x']) {
        const { headers } = await browserOf(app).get(url);
        expect(headers['referrer-policy']).toBe('no-referrer');
      }
      const { headers } = await browserOf(app).get('/account');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    },
    { parts: { site } },
  ));
