import type { FastifyInstance } from 'fastify';
import type { InProcessText } from '../../http/in-process.ts';
import type { RenderServices } from './pending-render.ts';
import type { ReleaseName } from './render-messages.ts';
import { renderVisit, type RenderVisitOptions, type Visit } from './render-visit.ts';

const VISIT = {
  composition: {
    snapshot: { number: 1, shell: 'a', remotes: [] },
    shell: { version: 'a', entry: [], chunks: {} },
    releases: { shop: [{ app: 'shop', version: '1' }], gallery: [{ app: 'gallery', version: '1' }] },
    canaries: {},
  },
  url: '/',
  nonce: 'n',
  session: { user: null, artist: null },
  devApps: {},
} as unknown as Visit;

const SHOP: ReleaseName = { app: 'shop', version: '1' };

const LIVE_SHOP: ReleaseName = { app: 'shop', version: 'live' };

/** The composition of other visitors. */
const LIVE_COMPOSITION = { shell: { app: 'shell', version: 'live' }, releases: { shop: [LIVE_SHOP, SHOP] } };

const { jest } = import.meta;

/** Starts a render that makes one API call. `respond` answers the call. */
function startRender() {
  const usedReleases: ReleaseName[] = [];
  const liveReleases: ReleaseName[] = [];
  let respond: (response: InProcessText) => void = () => undefined;
  const apiResponse = new Promise<InProcessText>((resolve) => (respond = resolve));
  const renderer = {
    isBlocked: () => false,
    async render(_job: unknown, _mode: unknown, { fetchApi }: RenderServices) {
      await fetchApi('/categories').catch(() => undefined);
      await apiResponse;
      return { status: 200, html: Buffer.from('page'), failures: [], rendered: [SHOP] };
    },
  };
  const options = {
    app: {
      readTextInProcess: () => apiResponse,
      log: { warn: () => undefined },
    } as unknown as FastifyInstance,
    renderer,
    responses: { read: () => undefined },
    bundles: {
      markUsed: (releases: ReleaseName[]) => void usedReleases.push(...releases),
      markLive: (releases: ReleaseName[]) => void liveReleases.push(...releases),
    },
    activeSnapshot: { lastComposition: LIVE_COMPOSITION },
    counter: { count: () => undefined },
    errors: { add: () => undefined },
  } as unknown as RenderVisitOptions;
  return {
    rendering: renderVisit(options, VISIT),
    usedReleases,
    liveReleases,
    respond: () => respond({ status: 200, json: '[]' }),
  };
}

describe('renderVisit', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('reports a page as complete when its API calls were answered in time', async () => {
    const { rendering, respond } = startRender();
    respond();
    expect((await rendering).isComplete).toBe(true);
  });

  it('marks the bundles of the shell and the rendered remotes as used, and the bundles of live releases as live', async () => {
    const { rendering, respond, usedReleases, liveReleases } = startRender();
    respond();
    await rendering;
    expect(usedReleases).toEqual([{ app: 'shell', version: 'a' }, SHOP]);
    expect(liveReleases).toEqual([{ app: 'shell', version: 'live' }, LIVE_SHOP]);
  });

  it('reports a page as incomplete when an API response came after the time limit, before the render ended', async () => {
    const { rendering, respond } = startRender();
    await jest.advanceTimersByTimeAsync(1_500);
    respond();
    expect((await rendering).isComplete).toBe(false);
  });
});
