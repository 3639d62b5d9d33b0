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
import { choose } from './choose-composition.ts';
import { overridesOf } from '../previews/overrides.ts';
import type { Previews } from '../previews/previews.ts';
import type { ReleaseStats } from '../canaries/release-stats.ts';
import { liveReleaseOf, type Live, type LiveSnapshots } from '../registry/active-snapshot.ts';
import type { ServerBundles } from './server-bundles.ts';
import type { Settings } from '../../settings.ts';
import { type ComposedParts, noticeOf, originsOf, withDevApps } from '../previews/dev-apps.ts';
import { pagePolicy } from './content-security-policy.ts';

/** What a page shows first must be there by then; what is later is fetched by the browser. */
const ANSWER_MS = 1_500;

const GUEST: Session = { user: null, artist: null };

interface Parts {
  app: FastifyInstance;
  settings: Settings;
  /** Who the pages say we are. */
  info: SiteInfo;
  live: LiveSnapshots;
  bundles: ServerBundles;
  previews: Previews;
  stats: ReleaseStats;
}

/** Answers any address that is nobody else's with a page of the composed site. */
export function pageHandler({ app, settings, info, live, bundles, previews, stats }: Parts) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const chosen = await choose(live, previews, request, reply);
    if (!chosen.live) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The site is being set up. Please try again in a minute.');
    }
    const { cookie } = request.headers;
    const nonce = randomBytes(16).toString('base64');
    const own = overridesOf(request);
    const devApps = { ...settings.devApps, ...own };
    const notice = bothOf(chosen.notice, noticeOf(devApps, own));
    const visit = {
      url: request.url,
      nonce,
      site: info,
      session: await sessionOf(app, cookie),
      fetchApi: (path: string) => within(ANSWER_MS, app.readInProcess(path, { cookie })),
      ...(notice ? { notice } : {}),
    };
    const compose = (composition: Live): RenderRequest => ({
      ...visit,
      ...withDevApps(devApps, renderParts(composition, bundles)),
    });
    const began = performance.now();
    const result = await renderSafely(shellsToTry(live, chosen.live), compose, bundles);
    const ms = performance.now() - began;
    for (const release of result.rendered ?? []) stats.count({ ...release, source: 'server', ok: true, ms });
    for (const { app: remote, name, version, error } of result.failures) {
      stats.count({ app: remote, version, source: 'server', ok: false });
      request.log.warn({ remote, name, version, err: error }, 'a part of the page could not be rendered');
    }
    const { user, artist } = visit.session;
    // What is somebody's own is kept nowhere: pressing Back after signing out must not show it again.
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

/** The composition that the visitor is to get, then what stands in when its shell cannot even be loaded. */
function shellsToTry(live: LiveSnapshots, chosen: Live): (() => Promise<Live | undefined>)[] {
  return [async () => chosen, () => live.current(), () => live.withShellBefore()];
}

/**
 * Rendering is a faster first paint, not a duty: when it fails the browser draws the page. What a shell did to fail
 * stands among the result's failures, like any remote's.
 */
async function renderSafely(
  compositions: (() => Promise<Live | undefined>)[],
  compose: (composition: Live) => RenderRequest,
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
      const asked = compose(composition);
      const rendered = asked.development
        ? undefined
        : await shell.render(asked).catch((error: unknown) => void failed('page', error));
      const result = rendered ?? shell.renderEmpty(asked);
      return { ...result, failures: [...failures, ...result.failures] };
    } catch (error) {
      failed('server bundle', error);
    }
  }
  throw failures.at(-1)?.error;
}

/** A preview's notice and that of one's own machine, when there are both: one leaves them one after the other. */
function bothOf(one: PageNotice | undefined, other: PageNotice | undefined): PageNotice | undefined {
  return one && other ? { text: `${one.text} ${other.text}`, leave: one.leave } : (one ?? other);
}

function renderParts({ snapshot, shell, releases }: Live, bundles: ServerBundles): ComposedParts {
  return {
    snapshot,
    shell: liveReleaseOf(shell),
    chunks: Object.fromEntries([
      ['shell', shell.chunks],
      ...Object.entries(releases).map(([app, [current]]) => [app, current?.chunks ?? {}] as const),
    ]),
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

/** Who asks, as the API sees it; a guest needs no question. */
async function sessionOf(app: FastifyInstance, cookie: string | undefined): Promise<Session> {
  if (cookie === undefined) return GUEST;
  const { status, body } = await app.readInProcess('/session', { cookie });
  return status === 200 ? (body as Session) : GUEST;
}

async function within(ms: number, answer: Promise<ApiAnswer>): Promise<ApiAnswer> {
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
