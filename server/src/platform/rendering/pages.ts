import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiAnswer, PageNotice, Session, SiteInfo } from '@rangmala/shared/contract';
import { pingDatabase } from '../../database/database.ts';
import type { Settings } from '../../settings.ts';
import type { RecentErrors } from '../canaries/recent-errors.ts';
import type { ReleaseStats } from '../canaries/release-stats.ts';
import { noticeOf, originsOf } from '../previews/dev-apps.ts';
import { overridesOf } from '../previews/overrides.ts';
import type { Previews } from '../previews/previews.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import type { BundleStore } from './bundle-store.ts';
import { chooseComposition } from './choose-composition.ts';
import { pagePolicy } from './content-security-policy.ts';
import { renderPage } from './render-page.ts';
import type { Renderer } from './renderer.ts';
import { sendUnavailable } from './unavailable-page.ts';

const GUEST: Session = { user: null, artist: null };

interface PageOptions {
  app: FastifyInstance;
  settings: Settings;
  /** The site's name and contacts as pages show them. */
  info: SiteInfo;
  activeSnapshot: ActiveSnapshot;
  bundles: BundleStore;
  renderer: Renderer;
  previews: Previews;
  stats: ReleaseStats;
  errors: RecentErrors;
}

/** Returns the handler that answers every address without a route of its own with a page of the composed site. */
export function pageHandler(options: PageOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    try {
      return await answerPage(options, request, reply, nonce);
    } catch (error) {
      // Whatever failed, a browser gets a page: JSON is for the API.
      request.log.error({ err: error }, 'a page could not be answered');
      return sendUnavailable(reply, options.info, nonce, request.url);
    }
  };
}

async function answerPage(
  { app, settings, info, activeSnapshot, bundles, renderer, previews, stats, errors }: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: string,
): Promise<FastifyReply> {
  const { composition: chosen, notice: previewNotice } = await chooseComposition(
    activeSnapshot,
    previews,
    request,
    reply,
  );
  if (!chosen) {
    return reply
      .code(503)
      .header('retry-after', '10')
      .type('text/plain; charset=utf-8')
      .send('The site is being set up. Please try again in a minute.');
  }
  const { cookie } = request.headers;
  const own = overridesOf(request);
  const devApps = { ...settings.devApps, ...own };
  let serverErrors = 0;
  const fetchApi = async (path: string): Promise<ApiAnswer> => {
    const answer = await app.readInProcess(path, { cookie });
    if (answer.status >= 500) serverErrors += 1;
    return answer;
  };
  const session = await sessionOf(fetchApi, cookie);
  const startedAt = performance.now();
  const result = await renderPage({
    renderer,
    bundles,
    compositions: [
      () => Promise.resolve(chosen),
      () => activeSnapshot.current(),
      () => activeSnapshot.withPreviousShell(),
    ],
    url: request.url,
    nonce,
    site: info,
    session,
    devApps,
    notice: joinNotices(previewNotice, noticeOf(devApps, own)),
    fetchApi,
  });
  const ms = performance.now() - startedAt;
  for (const release of result.rendered ?? []) stats.count({ ...release, source: 'server', ok: true, ms });
  for (const { app: remote, name, version, message, stack } of result.failures) {
    stats.count({ app: remote, version, source: 'server', ok: false });
    errors.add({ app: remote, version, name, message: stack ?? message });
    request.log.warn({ remote, name, version, message, stack }, 'a part of the page could not be rendered');
  }
  if (serverErrors > 0 && !(await isDatabaseAvailable(app))) {
    return sendUnavailable(reply, info, nonce, request.url);
  }
  const { user, artist } = session;
  // Private pages are not stored: Back after signing out must not show them again.
  reply.header('cache-control', user || artist ? 'private, no-store' : 'private, no-cache');
  reply.header('vary', 'cookie');
  if (result.redirect !== undefined) return reply.redirect(result.redirect, 302);
  return reply
    .code(result.status)
    .header('content-security-policy', pagePolicy(nonce, originsOf(devApps)))
    .type('text/html; charset=utf-8')
    .send(result.html);
}

/** Joins the notices of a preview and of developers' apps; leaving leads to the preview first. */
function joinNotices(one: PageNotice | undefined, other: PageNotice | undefined): PageNotice | undefined {
  return one && other ? { text: `${one.text} ${other.text}`, leave: one.leave } : (one ?? other);
}

/** Returns the visitor's session; without a cookie the API is not asked. */
async function sessionOf(
  fetchApi: (path: string) => Promise<ApiAnswer>,
  cookie: string | undefined,
): Promise<Session> {
  if (cookie === undefined) return GUEST;
  const { status, body } = await fetchApi('/session');
  return status === 200 ? (body as Session) : GUEST;
}

async function isDatabaseAvailable(app: FastifyInstance): Promise<boolean> {
  return pingDatabase(app.db).then(
    () => true,
    () => false,
  );
}
