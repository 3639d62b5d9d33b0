import type { FastifyInstance } from 'fastify';
import type { Response } from 'light-my-request';
import { findCurrentSnapshot } from '../platform/registry/registry.ts';
import { createToken } from '../platform/tokens/tokens.ts';
import { publishBuiltReleases } from '../platform/releases/publish-built.ts';
import type { Environment } from '../settings.ts';
import { testWith } from './test-with.ts';
import { sitePlugin } from '../platform/plugin.ts';
import { type TestAppOptions, withApp, withFolder } from './app.ts';
import {
  buildTestRelease,
  type BuiltTestRelease,
  makeTestRelease,
  packTestRelease,
  type TestRelease,
} from './releases.ts';

export const makeShopRelease = (parts: Partial<TestRelease> = {}): BuiltTestRelease =>
  makeTestRelease({ app: 'shop', ...parts });

export interface TeamSite {
  app: FastifyInstance;
  /** Sends a packed release, by default with the shop team's token. */
  put(body: Buffer, options?: { app?: string; query?: string; token?: string }): Promise<Response>;
  /** Deploys a release of the shop. `query` says how, such as `?mode=canary`. */
  deploy(release?: Partial<TestRelease>, query?: string): Promise<Response>;
  post(path: string, payload?: object): Promise<Response>;
  /** Returns the home page for a visitor with these cookies. */
  getPage(cookie?: string): Promise<string>;
  token: string;
  headers: { authorization: string };
}

/** Runs `work` with a site that has these live releases. `root` contains the built releases. */
export function withReleases(
  releases: readonly TestRelease[],
  work: (app: FastifyInstance, root: string) => Promise<void>,
  { dependencies, ...options }: TestAppOptions = {},
): Promise<void> {
  return withFolder(async (root) => {
    for (const release of releases) await buildTestRelease(root, release);
    await withApp({ ...options, dependencies: { site: sitePlugin, ...dependencies } }, async (app) => {
      await publishBuiltReleases(app.db, app.storage, root);
      await work(app, root);
    });
  });
}

/** Runs `work` with a site that has a shell and a shop, and with the shop team's token. */
export function withTeamSite(work: (site: TeamSite) => Promise<void>, env: Environment = {}): Promise<void> {
  return withReleases(
    [{ app: 'shell' }, { app: 'shop', uniqueText: 'first' }],
    async (app) => {
      const token = await createToken(app.db, { app: 'shop', name: 'shop team', days: 1 });
      const headers = { authorization: `Bearer ${token}` };
      const put: TeamSite['put'] = (
        payload,
        { app: name = 'shop', query = '', token: requestToken = token } = {},
      ) =>
        app.inject({
          method: 'PUT',
          url: `/_releases/${name}${query}`,
          headers: { 'content-type': 'application/gzip', authorization: `Bearer ${requestToken}` },
          payload,
        });
      await work({
        app,
        token,
        headers,
        put,
        deploy: async (release, query = '') =>
          put(await packTestRelease(makeShopRelease(release)), { query }),
        post: (path, payload) =>
          app.inject({ method: 'POST', url: path, headers, ...(payload ? { payload } : {}) }),
        getPage: async (cookie) => (await app.inject({ url: '/', headers: cookie ? { cookie } : {} })).body,
      });
    },
    { env },
  );
}

/** Test with a shell, a shop and the shop team's token; see {@link withTeamSite}. */
export const test = testWith(withTeamSite);

export const readLiveShopVersion = async ({ app }: Pick<TeamSite, 'app'>): Promise<string> =>
  (await findCurrentSnapshot(app.db))?.live['shop'] ?? '';
