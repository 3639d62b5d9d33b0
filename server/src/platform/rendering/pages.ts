import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  ApiAnswer,
  PageNotice,
  RenderFailure,
  RenderRequest,
  RenderResult,
  Session,
  SiteInfo,
} from '@rangmala/shared/contract';
import { chooseComposition } from './choose-composition.ts';
import { overridesOf } from '../previews/overrides.ts';
import type { Previews } from '../previews/previews.ts';
import type { ReleaseStats } from '../canaries/release-stats.ts';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { type Composition, snapshotReleaseOf } from '../registry/composition.ts';
import type { ServerBundles } from './server-bundles.ts';
import type { Settings } from '../../settings.ts';
import { type CompositionFields, noticeOf, originsOf, withDevApps } from '../previews/dev-apps.ts';
import { pagePolicy } from './content-security-policy.ts';

/** Time limit of an API call during a render; the browser fetches what is later. */
const API_MS = 1_500;

const GUEST: Session = { user: null, artist: null };

interface PageOptions {
  app: FastifyInstance;
  settings: Settings;
  /** The site's name and contacts as pages show them. */
  info: SiteInfo;
  activeSnapshot: ActiveSnapshot;
  bundles: ServerBundles;
  previews: Previews;
  stats: ReleaseStats;
}

/** Returns the handler that answers every address without a route of its own with a page of the composed site. */
export function pageHandler({ app, settings, info, activeSnapshot, bundles, previews, stats }: PageOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { composition: chosen, notice: previewNotice } = await chooseComposition(
      activeSnapshot,
      previews,
      request,
      reply,
    );
    if (!chosen) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The site is being set up. Please try again in a minute.');
    }
    const { cookie } = request.headers;
    const nonce = randomBytes(16).toString('base64');
    const own = overridesOf(request);
    const devApps = { ...settings.devApps, ...own };
    const notice = joinNotices(previewNotice, noticeOf(devApps, own));
    const visit = {
      url: request.url,
      nonce,
      site: info,
      session: await sessionOf(app, cookie),
      fetchApi: (path: string) => withTimeLimit(API_MS, app.readInProcess(path, { cookie })),
      ...(notice ? { notice } : {}),
    };
    const requestFor = (composition: Composition): RenderRequest => ({
      ...visit,
      ...withDevApps(devApps, compositionFields(composition, bundles)),
    });
    const startedAt = performance.now();
    const result = await renderSafely(compositionsToTry(activeSnapshot, chosen), requestFor, bundles);
    const ms = performance.now() - startedAt;
    for (const release of result.rendered ?? []) stats.count({ ...release, source: 'server', ok: true, ms });
    for (const { app: remote, name, version, error } of result.failures) {
      stats.count({ app: remote, version, source: 'server', ok: false });
      request.log.warn({ remote, name, version, err: error }, 'a part of the page could not be rendered');
    }
    const { user, artist } = visit.session;
    // Private pages are not stored: Back after signing out must not show them again.
    reply.header('cache-control', user || artist ? 'private, no-store' : 'private, no-cache');
    reply.header('vary', 'cookie');
    if (result.redirect !== undefined) return reply.redirect(result.redirect, 302);
    return reply
      .code(result.status)
      .header('content-security-policy', pagePolicy(nonce, originsOf(devApps)))
      .type('text/html; charset=utf-8')
      .send(result.html);
  };
}

/** The visitor's composition, then the replacements when its shell cannot be loaded. */
function compositionsToTry(
  activeSnapshot: ActiveSnapshot,
  chosen: Composition,
): (() => Promise<Composition | undefined>)[] {
  return [async () => chosen, () => activeSnapshot.current(), () => activeSnapshot.withPreviousShell()];
}

/**
 * Renders the page. When that fails, the browser draws it; the failures of shells are among the result's failures.
 */
async function renderSafely(
  compositions: (() => Promise<Composition | undefined>)[],
  requestFor: (composition: Composition) => RenderRequest,
  bundles: ServerBundles,
): Promise<RenderResult> {
  const failures: RenderFailure[] = [];
  for (const next of compositions) {
    const composition = await next();
    if (!composition) continue;
    const failed = (name: string, error: unknown) =>
      failures.push({ app: 'shell', name, version: composition.shell.version, error });
    try {
      const shell = await bundles.shell(composition.shell);
      const request = requestFor(composition);
      const rendered = request.development
        ? undefined
        : await shell.render(request).catch((error: unknown) => void failed('page', error));
      const result = rendered ?? shell.renderEmpty(request);
      return { ...result, failures: [...failures, ...result.failures] };
    } catch (error) {
      failed('server bundle', error);
    }
  }
  throw failures.at(-1)?.error;
}

/** Joins the notices of a preview and of developers' apps; leaving leads to the preview first. */
function joinNotices(one: PageNotice | undefined, other: PageNotice | undefined): PageNotice | undefined {
  return one && other ? { text: `${one.text} ${other.text}`, leave: one.leave } : (one ?? other);
}

function compositionFields(
  { snapshot, shell, releases }: Composition,
  bundles: ServerBundles,
): CompositionFields {
  return {
    snapshot,
    shell: snapshotReleaseOf(shell),
    chunks: Object.fromEntries([
      ['shell', shell.chunks],
      ...Object.entries(releases).map(([app, [current]]) => [app, current?.chunks ?? {}] as const),
    ]),
    previousChunks: Object.fromEntries(
      Object.entries(releases).map(([app, [, previous]]) => [app, previous?.chunks ?? {}]),
    ),
    async loadModule(app, name, index) {
      const release = app === 'shell' ? shell : releases[app]?.[index];
      if (!release) throw new Error(`${app} has no such release.`);
      const bundle = app === 'shell' ? await bundles.shell(shell) : await bundles.remote(release, shell);
      const module = bundle.modules[name];
      if (!module) throw new Error(`${app} ${release.version} has no server module ${name}.`);
      return module;
    },
  };
}

/** Returns the visitor's session; without a cookie the API is not asked. */
async function sessionOf(app: FastifyInstance, cookie: string | undefined): Promise<Session> {
  if (cookie === undefined) return GUEST;
  const { status, body } = await app.readInProcess('/session', { cookie });
  return status === 200 ? (body as Session) : GUEST;
}

async function withTimeLimit(ms: number, answer: Promise<ApiAnswer>): Promise<ApiAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
