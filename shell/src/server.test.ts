import { setImmediate } from 'node:timers';
import type { RenderRequest, SnapshotRemote } from '@rangmala/shared/contract';
import { testSite } from '@rangmala/shared/testing';
import { render, renderEmpty } from './server.tsx';

// React's server build needs setImmediate, which the browser test environment lacks.
beforeAll(() => void Object.assign(globalThis, { setImmediate }));

// The test environment has a window. Parts of the page would therefore wait two seconds for the input of a visitor.
jest.mock('../../shared/src/ui/first-input.ts', () => ({ waitForFirstInput: () => Promise.resolve() }));

function createRemote(app: string): SnapshotRemote {
  const release = {
    version: '1.0.0',
    container: app,
    base: `/r/${app}/1.0.0/`,
    entry: ['remoteEntry.js'],
  };
  const page = {
    path: `/${app}`,
    page: 'MainPage',
    access: 'all' as const,
    indexed: true,
    slots: [],
  };
  return { app, releases: [release], pages: [page], slots: [] };
}

/** Returns the request for a page of a site with this number of remotes. The page contains a part of the snapshot. */
function createRequest(url: string, remoteCount: number): RenderRequest {
  const remotes = Array.from({ length: remoteCount }, (_, index) => createRemote(`remote-${index}`));
  return {
    url,
    nonce: 'nonce',
    snapshot: { number: 7, shell: '1.0.0', remotes },
    remotesUrl: '/_site/remotes/7/digest',
    site: testSite,
    session: { user: null, artist: null },
    shell: { version: '1.0.0', container: 'shell', base: '/r/shell/1.0.0/', entry: ['main.js'] },
    chunks: {},
    loadModule: async (app) => ({ default: () => `The page of ${app}` }),
    fetchApi: async () => ({ status: 200, body: [] }),
  };
}

const parsePayload = (html: string) =>
  JSON.parse(/id="rangmala-page" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as unknown;

it.each(['/', '/remote-1', '/not/found'])(
  'sends %s with the same size for 3 and for 200 remotes',
  async (url) => {
    jest.spyOn(Date, 'now').mockReturnValue(0);
    const [few, many] = await Promise.all([render(createRequest(url, 3)), render(createRequest(url, 200))]);
    expect(many.html).toBe(few.html);
    expect(renderEmpty(createRequest(url, 200)).html).toBe(renderEmpty(createRequest(url, 3)).html);
  },
);

it('sends a page with its part of the snapshot, and the URL of all remotes', async () => {
  const { html } = await render(createRequest('/remote-1?from=mail', 200));
  expect(html).toContain('The page of remote-1');
  expect(parsePayload(html)).toMatchObject({
    snapshot: { number: 7, shell: '1.0.0', remotes: [createRemote('remote-1')] },
    remotesUrl: '/_site/remotes/7/digest',
    pathname: '/remote-1',
  });
});

it('sends the whole snapshot of a site with few remotes, without a URL', async () => {
  const { remotesUrl: _remotesUrl, ...request } = createRequest('/remote-1', 3);
  const payload = parsePayload((await render(request)).html);
  expect(payload).toMatchObject({ snapshot: request.snapshot });
  expect(payload).not.toHaveProperty('remotesUrl');
  expect(payload).not.toHaveProperty('pathname');
});

it('shows the page of the normalised path of a URL with dot segments', async () => {
  const { status, html } = await render(createRequest('/nowhere/../remote-1', 3));
  expect(status).toBe(200);
  expect(html).toContain('The page of remote-1');
});
