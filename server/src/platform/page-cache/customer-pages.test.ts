import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { withApp, withFolder } from '../../testing/app.ts';
import type { Browser } from '../../testing/browser.ts';
import { ASHA, registerCustomer, signIn } from '../../testing/customers.ts';
import { buildTestRelease, type TestRelease } from '../../testing/releases.ts';
import { publishBuiltReleases } from '../releases/publish-built.ts';
import { sitePlugin } from '../plugin.ts';

/**
 * Server bundle of a shell. Most of its pages differ only between guests and customers. `/named` and `/leaky` show the
 * customer's name; only `/named` reports this use. `/orders` calls an API with a different response for each visitor.
 */
const SHELL_BUNDLE = `
let renders = 0;
exports.modules = {};
exports.provided = {};
exports.render = async (request) => {
  renders += 1;
  const { url, session, nonce } = request;
  const { user } = session;
  const { body } = await request.fetchApi(url === '/orders' ? '/session' : '/categories');
  const categories = Array.isArray(body) ? body.map(({ name }) => name).join(',') : '';
  const name = url === '/named' || url === '/leaky' ? user?.name : '';
  const text = [url, user ? 'customer' : 'guest', categories, name, 'render ' + renders].join(' | ');
  const payload = JSON.stringify({ answers: {}, session }).replace(/</g, '\\\\u003c');
  return {
    status: url === '/missing' ? 404 : 200,
    failures: [], rendered: [{ app: 'shell', version: '1.0.0-a' }],
    usesCustomer: url === '/named',
    html: '<!DOCTYPE html><html><head><style nonce="' + nonce + '">p{}</style></head><body><p>' + text + '</p>' +
      '<script nonce="' + nonce + '" type="application/json">' + payload + '</script></body></html>',
  };
};
exports.renderEmpty = exports.render;
`;

const createPage = (path: string, access: 'all' | 'customer' = 'all') => ({
  path,
  page: `Page${path.length}`,
  access,
  indexed: true,
  query: [],
  slots: [],
});

const SHELL: TestRelease = {
  app: 'shell',
  version: '1.0.0-a',
  serverBundle: SHELL_BUNDLE,
  descriptionFields: {
    pages: [
      createPage('/'),
      createPage('/named'),
      createPage('/leaky'),
      createPage('/orders'),
      createPage('/account', 'customer'),
    ],
  },
};

const RAVI = {
  ...ASHA,
  email: 'ravi@example.in',
  full_name: 'Ravi </script><script>alert(1)</script> \u2028Rao',
};

function withCustomers(
  work: (app: FastifyInstance, asha: Browser, ravi: Browser) => Promise<void>,
): Promise<void> {
  return withFolder(async (root) => {
    await buildTestRelease(root, SHELL);
    await withApp(
      async (app) => {
        await publishBuiltReleases(app.db, app.storage, root);
        await registerCustomer(app);
        await registerCustomer(app, RAVI);
        await work(app, await signIn(app, ASHA), await signIn(app, RAVI));
      },
      { dependencies: { site: sitePlugin } },
    );
  });
}

const fetchText = async (browser: Browser, url: string) =>
  /<p>(.*?)<\/p>/.exec((await browser.get(url)).body)?.[1] ?? '';
const readRenderNumber = (text: string) => Number(/render (\d+)/.exec(text)?.[1]);

function readSession(body: string): { user: { email: string; name: string } | null } {
  const json = /<script[^>]* type="application\/json">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '{}';
  return (JSON.parse(json) as { session: { user: { email: string; name: string } | null } }).session;
}

describe('a page without data of the customer', () => {
  it('is rendered once for all customers and sent to each customer with their own session', () =>
    withCustomers(async (_app, asha, ravi) => {
      const visits = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => (await (index % 2 ? ravi : asha).get('/')).body),
      );
      const texts = visits.map((body) => /<p>(.*?)<\/p>/.exec(body)?.[1]);
      expect(new Set(texts).size).toBe(1);
      expect(texts[0]).toContain('/ | customer |');
      visits.forEach((body, index) => {
        const { email, full_name: name } = index % 2 ? RAVI : ASHA;
        expect(readSession(body).user).toMatchObject({ email, name });
        expect(body).not.toContain(index % 2 ? ASHA.email : RAVI.email);
        expect(body).not.toContain('customer.invalid');
      });
    }));

  it('must not be stored by browsers and proxies, and contains no nonce', () =>
    withCustomers(async (_app, asha) => {
      const { headers, body } = await asha.get('/');
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        vary: 'cookie, accept-encoding',
      });
      expect(headers['content-security-policy']).not.toContain('nonce');
      expect(body).not.toContain('nonce');
      const compressed = await asha.get('/', { headers: { 'accept-encoding': 'br' } });
      expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(body);
    }));

  it('is rendered again after a change', () =>
    withCustomers(async (app, asha) => {
      expect(await fetchText(asha, '/')).not.toContain('Lamps');
      await app.db
        .insertInto('categories')
        .values({ slug: 'lamps', name: 'Lamps', hero_image: '/x.webp', placeholder: null, position: 1 })
        .execute();
      app.pageCaches.guestPages?.recordWrite();
      expect(await fetchText(asha, '/')).toContain('Lamps');
    }));

  it('is not shown to guests, nor to a customer who has signed out', () =>
    withCustomers(async (app, asha) => {
      expect(await fetchText(asha, '/')).toContain('customer');
      const guest = await app.inject('/');
      expect(guest.body).toContain('/ | guest |');
      expect(readSession(guest.body).user).toBeNull();
      await asha.post('/api/logout');
      expect(await fetchText(asha, '/')).toContain('/ | guest |');
    }));
});

describe('a page that depends on the customer', () => {
  it('is rendered for each customer when it shows the customer’s name', () =>
    withCustomers(async (_app, asha, ravi) => {
      for (const url of ['/named', '/leaky']) {
        expect((await asha.get(url)).body).toContain(`| ${ASHA.full_name} |`);
        expect((await ravi.get(url)).body).toContain(`| ${RAVI.full_name} |`);
        expect((await asha.get(url)).body).toContain(`| ${ASHA.full_name} |`);
      }
    }));

  it('is rendered for each customer when its data is private, or when it is an error page', () =>
    withCustomers(async (_app, asha, ravi) => {
      for (const url of ['/orders', '/account', '/missing']) {
        const first = readRenderNumber(await fetchText(asha, url));
        expect(readRenderNumber(await fetchText(ravi, url))).toBeGreaterThan(first);
        expect(readSession((await ravi.get(url)).body).user).toMatchObject({ email: RAVI.email });
      }
    }));
});
