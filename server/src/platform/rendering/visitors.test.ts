import type { FastifyInstance } from 'fastify';
import { createBrowser } from '../../testing/browser.ts';
import { ASHA, registerCustomer, signIn } from '../../testing/customers.ts';
import { withReleases } from '../../testing/team-site.ts';
import { testWith } from '../../testing/test-with.ts';

const RAVI = { email: 'ravi@example.in', password: 'mangoes in may', full_name: 'Ravi Kumar' };

/**
 * Server bundle of a shell that prints the users in the session and in an API response. Each render waits, so that the
 * renders of several visitors overlap.
 */
const SHELL_BUNDLE = `
exports.modules = {};
exports.provided = {};
exports.render = async (request) => {
  const before = request.session.user;
  const { body } = await request.fetchApi('/session');
  await new Promise((resolve) => setImmediate(resolve));
  const emails = [before, request.session.user, body.user].map((user) => user ? user.email : 'guest');
  return { status: 200, html: emails.join(' '), failures: [] };
};
`;

function withSite(work: (app: FastifyInstance) => Promise<void>): Promise<void> {
  const shell = { app: 'shell', version: '1.0.0-a', serverBundle: SHELL_BUNDLE };
  return withReleases([shell], async (app) => {
    await registerCustomer(app);
    await registerCustomer(app, RAVI);
    await work(app);
  });
}

const repeatThreeTimes = (email: string) => [email, email, email].join(' ');

const test = testWith(withSite);

test('renders the page of each concurrent visitor with the visitor’s session', async (app) => {
  const [asha, ravi, guest] = [await signIn(app, ASHA), await signIn(app, RAVI), createBrowser(app)];
  const visitors = [
    { browser: asha, email: ASHA.email },
    { browser: ravi, email: RAVI.email },
    { browser: guest, email: 'guest' },
  ];
  const visits = Array.from({ length: 10 }, () => visitors).flat();
  const bodies = await Promise.all(
    visits.map(async ({ browser }, index) => (await browser.get(`/?visit=${index}`)).body),
  );
  expect(bodies).toEqual(visits.map(({ email }) => repeatThreeTimes(email)));
});

test('forbids caching of pages of signed-in visitors', async (app) => {
  const asha = await signIn(app, ASHA);
  const signedInPage = await asha.get('/');
  expect(signedInPage.headers['cache-control']).toBe('private, no-store');
  expect(signedInPage.headers.vary).toMatch(/cookie/i);
  await asha.post('/api/logout');
  const guestPage = await asha.get('/');
  expect(guestPage.body).toBe(repeatThreeTimes('guest'));
  expect(guestPage.headers['cache-control']).toBe('private, no-cache');
});

test('forbids caching of pages with a token in the URL', async (app) => {
  const guest = createBrowser(app);
  for (const url of ['/reset-password?token=x', '/grievances/G-AAAA?token=x', '/orders/RM-AAAA-BBBB?token=x'])
    expect((await guest.get(url)).headers['cache-control']).toBe('private, no-store');
});

test('redirects from an address in capital letters', async (app) => {
  const response = await app.inject('/SHOP/Mugs?sort=new');
  expect([response.statusCode, response.headers.location]).toEqual([301, '/shop/Mugs?sort=new']);
});
