import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageNotice, Session } from '@rangmala/shared/contract';
import { acceptsBrotli } from '../../http/accepted-encoding.ts';
import { sendUnavailablePage } from '../../http/error-handling/error-pages.ts';
import { matchesEtag } from '../../http/etag.ts';
import { hasToken } from '../../http/security.ts';
import type { Settings } from '../../settings.ts';
import type { ReportLimit } from '../release-reports/report-limit.ts';
import type { GuestPages } from '../page-cache/guest-pages.ts';
import { getRelevantUrl, isGuest } from '../page-cache/guest-request.ts';
import { compressPage, type PageBody, UNCACHED_QUALITY } from '../page-cache/page-body.ts';
import { createDevNotice, listDevOrigins } from '../previews/dev-apps.ts';
import { readOverrides } from '../previews/overrides.ts';
import type { Previews } from '../previews/previews.ts';
import type { Composition } from '../registry/composition.ts';
import { chooseComposition } from './choose-composition.ts';
import { buildPagePolicy } from './content-security-policy.ts';
import { type RenderedVisit, renderVisit, type RenderVisitOptions } from './render-visit.ts';
import type { ReleaseName } from './render-calls.ts';
import { GUEST_SESSION, readVisitorSession } from './visitor-session.ts';

interface PageOptions extends RenderVisitOptions {
  settings: Settings;
  previews: Previews;
  guestPages: GuestPages<RenderedVisit>;
  reportLimit: ReportLimit;
}

/** Returns the handler for all paths without another route. The handler sends pages of the composed site. */
export function createPageHandler(options: PageOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const lowerCaseUrl = lowerFirstSegment(request.url);
    if (lowerCaseUrl !== request.url) return reply.redirect(lowerCaseUrl, 301);
    try {
      return await renderAndSendPage(options, request, reply);
    } catch (error) {
      // Sends a page in place of a JSON error.
      request.log.error({ err: error }, 'a page could not be answered');
      return sendUnavailablePage(reply, options.settings.site, request.url);
    }
  };
}

/** Returns the URL `/shop/Mugs` for `/SHOP/Mugs`. The other segments may be ids, which have an exact spelling. */
const lowerFirstSegment = (url: string): string =>
  url.replace(/^\/[A-Za-z-]+(?=[/?]|$)/, (segment) => segment.toLowerCase());

async function renderAndSendPage(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { settings } = options;
  const { composition, notice: previewNotice } = await chooseComposition(options, request, reply);
  if (!composition) {
    return reply
      .code(503)
      .header('retry-after', '10')
      .type('text/plain; charset=utf-8')
      .send('The site is being set up. Please try again in a minute.');
  }
  const overrides = readOverrides(request);
  const devApps = { ...settings.devApps, ...overrides };
  const notice = joinNotices(previewNotice, createDevNotice(devApps, overrides));
  reply.header('content-security-policy', buildPagePolicy(listDevOrigins(devApps)));
  const recordFailure = (release: ReleaseName) =>
    options.reportLimit.countReport(request, 'serverFailures', release);
  const guestUrl = notice ? undefined : getGuestUrl(request, composition);
  if (guestUrl !== undefined) {
    const guestPage = await options.guestPages.findOrRender(guestUrl, composition, () =>
      renderVisit(options, { composition, url: guestUrl, session: GUEST_SESSION, recordFailure }),
    );
    return 'page' in guestPage
      ? sendCachedPage(request, reply, guestPage.page, settings.cdnSeconds)
      : sendVisit(options, request, reply, guestPage.visit, GUEST_SESSION);
  }
  const session = await readVisitorSession(request);
  if (!session) return sendUnavailablePage(reply, settings.site, request.url);
  const { url } = request;
  const { cookie } = request.headers;
  const visit = await renderVisit(options, {
    composition,
    url,
    session,
    devApps,
    notice,
    cookie,
    recordFailure,
  });
  return sendVisit(options, request, reply, visit, session);
}

/**
 * Returns the URL under which the page cache has the page of a request; undefined when the page must be rendered for this
 * visitor.
 */
function getGuestUrl({ url, headers }: FastifyRequest, composition: Composition): string | undefined {
  // Renders every visit while a canary runs, because the site compares the counted renders of both releases.
  if (Object.keys(composition.canaries).length > 0 || !isGuest(headers)) return undefined;
  return getRelevantUrl(url, composition);
}

function sendCachedPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { html, brotli, etag }: PageBody,
  cdnSeconds: number,
): FastifyReply {
  const canCdnCache = cdnSeconds > 0;
  reply
    // Weak, because the tag is the same for every encoding.
    .header('etag', `W/${etag}`)
    .header(
      'cache-control',
      canCdnCache
        ? `public, max-age=0, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}`
        : 'private, no-cache',
    )
    .header('vary', canCdnCache ? 'accept-encoding' : 'accept-encoding, cookie');
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  return acceptsBrotli(headers['accept-encoding'])
    ? reply.header('content-encoding', 'br').send(brotli)
    : reply.send(html);
}

async function sendVisit(
  { settings }: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { result, isDatabaseDown }: RenderedVisit,
  { user, artist }: Session,
): Promise<FastifyReply> {
  if (isDatabaseDown) return sendUnavailablePage(reply, settings.site, request.url);
  // Browsers must not store private pages: the back button must not show a private page after the sign-out.
  const isPrivate = Boolean(user ?? artist) || hasToken(request.url);
  reply.header('cache-control', isPrivate ? 'private, no-store' : 'private, no-cache');
  reply.header('vary', 'cookie, accept-encoding');
  if (result.redirect !== undefined) return reply.redirect(result.redirect, 302);
  reply.code(result.status).type('text/html; charset=utf-8');
  // The server compresses pages for other clients while it sends them.
  if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(result.html);
  const brotli = await compressPage(result.html, UNCACHED_QUALITY);
  return reply.header('content-encoding', 'br').send(brotli);
}

/** Combines the notices of a preview and of apps in development. If there are both, the link ends the preview. */
function joinNotices(
  previewNotice: PageNotice | undefined,
  devNotice: PageNotice | undefined,
): PageNotice | undefined {
  return previewNotice && devNotice
    ? { text: `${previewNotice.text} ${devNotice.text}`, leave: previewNotice.leave }
    : (previewNotice ?? devNotice);
}
