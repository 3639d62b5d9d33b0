import { setImmediate } from 'node:timers';
import { createElement } from 'react';
import styled from 'styled-components';
import type { RenderRequest, SnapshotRemote } from '@rangmala/shared/contract';
import type { PageModule } from '@rangmala/shared/remote';
import { useUser } from '@rangmala/shared/session';
import { testSite } from '@rangmala/shared/testing';
import { render } from './server.tsx';

// React's server build needs setImmediate, which the browser test environment lacks.
beforeAll(() => void Object.assign(globalThis, { setImmediate }));

function createRemote(app: string): SnapshotRemote {
  const release = { version: '1.0.0', container: app, base: `/r/${app}/1.0.0/`, entry: ['remoteEntry.js'] };
  const page = { path: `/${app}`, page: 'MainPage', access: 'all' as const, indexed: true, slots: [] };
  return { app, releases: [release], pages: [page], slots: [] };
}

function throwError(): never {
  throw new Error('broken page');
}

/** Returns the request for a page of a site with this number of remotes. */
function createRequest(url: string, remoteCount: number): RenderRequest {
  const remotes = Array.from({ length: remoteCount }, (_, index) => createRemote(`remote-${index}`));
  return {
    url,
    snapshot: { number: 7, shell: '1.0.0', remotes },
    site: testSite,
    session: { user: null, artist: null },
    shell: { version: '1.0.0', container: 'shell', base: '/r/shell/1.0.0/', entry: ['main.js'] },
    chunks: {},
    loadModule: async (app) => ({ default: () => `The page of ${app}` }),
    fetchApi: async () => ({ status: 200, body: [] }),
  };
}

const ASHA = { email: 'asha@example.com', name: 'Asha Rao', userId: '7', isGoogleUser: false };

const Points = styled.p`
  color: gold;
`;

const PointsOfCustomer = () => useUser().user && createElement(Points);

const parsePayload = (html: string) =>
  JSON.parse(/type="application\/json" id="rangmala-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as unknown;

it('sends a page with its data in a data block, and scripts and preloads as elements', async () => {
  const { status, html } = await render(createRequest('/remote-1?from=mail', 3));
  expect(status).toBe(200);
  expect(html).toContain('The page of remote-1');
  expect(html).toContain('<script defer src="/r/shell/1.0.0/main.js"></script>');
  expect(html).toContain('<link rel="preload" as="script" href="/r/remote-1/1.0.0/remoteEntry.js">');
  expect(html).not.toMatch(/<script>|nonce/);
  expect(parsePayload(html)).toMatchObject({
    snapshot: createRequest('/', 3).snapshot,
    session: { user: null, artist: null },
    rendered: true,
  });
});

it.each<[string, PageModule]>([
  ['page', { default: throwError }],
  ['data function', { default: () => 'The new page', data: throwError }],
])('sends the previous release of a page whose %s throws, and reports the failure', async (_part, module) => {
  const request = createRequest('/remote-1', 3);
  const [current] = request.snapshot.remotes[1]?.releases ?? [];
  if (current) request.snapshot.remotes[1]?.releases.push({ ...current, version: '0.9.0' });
  const { html, failures, rendered } = await render({
    ...request,
    loadModule: async (app, _name, index) =>
      app === 'remote-1' && index === 0 ? module : { default: () => `The page of ${app}` },
  });
  expect(html).toContain('The page of remote-1');
  expect(failures).toMatchObject([{ app: 'remote-1', version: '1.0.0', error: new Error('broken page') }]);
  expect(rendered).toContainEqual({ app: 'remote-1', version: '0.9.0' });
  expect(parsePayload(html)).toMatchObject({ renderedReleases: { 'remote-1': 1 } });
});

it('sends the page without data that does not arrive', async () => {
  const { status, html } = await render({
    ...createRequest('/remote-1', 3),
    loadModule: async () => ({ default: () => 'The page', data: () => ['/items'] }),
    fetchApi: () => Promise.reject(new Error('late')),
  });
  expect(status).toBe(200);
  expect(parsePayload(html)).toMatchObject({ answers: {} });
});

it('keeps the styles of customers’ pages out of guests’ pages', async () => {
  const guestRequest: RenderRequest = {
    ...createRequest('/remote-1', 3),
    loadModule: async () => ({ default: PointsOfCustomer }),
  };
  const customerRequest = { ...guestRequest, session: { ...guestRequest.session, user: ASHA } };
  for (const visit of ['first', 'second']) {
    const { html } = await render(customerRequest);
    expect([visit, html]).toEqual([visit, expect.stringContaining('{color:gold;}')]);
  }
  const { html } = await render(guestRequest);
  expect(html).not.toContain('gold');
});

it('shows the page of the normalised path of a URL with dot segments', async () => {
  const { status, html } = await render(createRequest('/nowhere/../remote-1', 3));
  expect(status).toBe(200);
  expect(html).toContain('The page of remote-1');
});
