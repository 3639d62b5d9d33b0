import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageNotice, Session } from '@rangmala/shared/contract';
import { chooseEncoding } from '../../http/accepted-encoding.ts';
import { sendUnavailablePage } from '../../http/error-handling/unavailable-page.ts';
import { hasToken } from '../../http/token-pages.ts';
import type { Settings } from '../../settings.ts';
import type { ReportLimit } from '../canaries/report-limit.ts';
import type { CustomerPages } from '../page-cache/customer-pages.ts';
import type { GuestPages } from '../page-cache/guest-pages.ts';
import { createDevNotice, listDevOrigins } from '../previews/dev-apps.ts';
import type { Composition } from '../registry/composition.ts';
import { readOverrides } from '../previews/overrides.ts';
import type { Previews } from '../previews/previews.ts';
import { chooseComposition } from './choose-composition.ts';
import { encodeUncachedPage } from '../page-cache/page-body.ts';
import { buildPagePolicy } from './content-security-policy.ts';
import { buildCustomerPage } from './render-customer-page.ts';
import { GUEST_SESSION, renderGuestPage, type UncacheablePage } from './render-guest-page.ts';
import { type RenderedVisit, renderVisit, type RenderVisitOptions } from './render-visit.ts';
import type { ReleaseName } from './render-messages.ts';
import { readVisitorSession } from './visitor-session.ts';

interface PageOptions extends RenderVisitOptions {
  settings: Settings;
  previews: Previews;
  guestPages: GuestPages;
  customerPages: CustomerPages;
  reportLimit: ReportLimit;
}

/** Returns the handler for all paths without another route. The handler sends pages of the composed site. */
export function createPageHandler(options: PageOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await renderAndSendPage(options, request, reply);
    } catch (error) {
      // Sends a page in place of a JSON error.
      request.log.error({ err: error }, 'a page could not be answered');
      return sendUnavailablePage(reply, options.siteInfo, request.url);
    }
  };
}

async function renderAndSendPage(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { settings, guestPages } = options;
  const { cookie } = request.headers;
  const { composition: visitorComposition, notice: previewNotice } = await chooseComposition(
    options,
    request,
    reply,
  );
  if (!visitorComposition) {
    return reply
      .code(503)
      .header('retry-after', '10')
      .type('text/plain; charset=utf-8')
      .send('The site is being set up. Please try again in a minute.');
  }
  const overrides = readOverrides(request);
  const devApps = { ...settings.devApps, ...overrides };
  const notice = joinNotices(previewNotice, createDevNotice(devApps, overrides));
  const canUseCache = Object.keys(devApps).length === 0 && !notice;
  const recordFailure = (release: ReleaseName) =>
    Promise.resolve(options.reportLimit.countReport(request, 'serverFailures', release));
  let uncachedPage: UncacheablePage | undefined;
  if (canUseCache) {
    const isSent = await guestPages.renderAndSend(request, reply, visitorComposition, (visit) =>
      renderGuestPage(options, visit, (page) => (uncachedPage = page), recordFailure),
    );
    if (isSent) return undefined;
  }
  if (uncachedPage?.isDatabaseDown && (await guestPages.trySendOld(request, reply, visitorComposition)))
    return undefined;
  // Sends the guest page only to this visitor, because the page cannot be cached.
  if (uncachedPage)
    return sendRenderedPage(options, request, reply, uncachedPage, {
      session: GUEST_SESSION,
      nonce: uncachedPage.nonce,
    });
  const session = await readVisitorSession(request);
  if (!session) return sendUnavailablePage(reply, options.siteInfo, request.url);
  if (canUseCache && (await sendCustomerPage(options, request, reply, visitorComposition, session)))
    return reply;
  const nonce = createNonce();
  const visit = {
    composition: visitorComposition,
    url: request.url,
    nonce,
    session,
    devApps,
    notice,
    cookie,
    recordFailure,
  };
  return sendRenderedPage(options, request, reply, await renderVisit(options, visit), {
    session,
    nonce,
    devOrigins: listDevOrigins(devApps),
  });
}

/**
 * Sends a signed-in customer a page that differs between customers only in the session.
 * @returns whether a response was sent; otherwise the page has to be rendered for this visitor
 */
async function sendCustomerPage(
  { customerPages }: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  visitorComposition: Composition,
  session: Session,
): Promise<boolean> {
  if (!session.user || session.artist) return false;
  const template = await customerPages.findOrRenderTemplate(request.url, visitorComposition);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = template && buildCustomerPage(template, session, encoding);
  if (!body) return false;
  if (encoding) reply.header('content-encoding', encoding);
  await reply
    .header('cache-control', 'private, no-store')
    .header('vary', 'cookie, accept-encoding')
    .header('content-security-policy', template.policy)
    .type('text/html; charset=utf-8')
    .send(body);
  return true;
}

interface ResponseParts {
  session: Session;
  nonce: string;
  devOrigins?: string[];
}

async function sendRenderedPage(
  { siteInfo }: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { result, isDatabaseDown }: RenderedVisit,
  { session: { user, artist }, nonce, devOrigins = [] }: ResponseParts,
): Promise<FastifyReply> {
  if (isDatabaseDown) return sendUnavailablePage(reply, siteInfo, request.url);
  // Browsers must not store private pages: the back button must not show a private page after the sign-out.
  const isPrivate = Boolean(user ?? artist) || hasToken(request.url);
  reply.header('cache-control', isPrivate ? 'private, no-store' : 'private, no-cache');
  reply.header('vary', 'cookie, accept-encoding');
  if (result.redirect !== undefined) return reply.redirect(result.redirect, 302);
  const { body, encoding } = await encodeUncachedPage(result.html, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(result.status)
    .header('content-security-policy', buildPagePolicy(nonce, devOrigins))
    .type('text/html; charset=utf-8')
    .send(body);
}

const createNonce = () => randomBytes(16).toString('base64');

/** Combines the notices of a preview and of apps in development. If there are both, the link ends the preview. */
function joinNotices(
  previewNotice: PageNotice | undefined,
  devNotice: PageNotice | undefined,
): PageNotice | undefined {
  return previewNotice && devNotice
    ? { text: `${previewNotice.text} ${devNotice.text}`, leave: previewNotice.leave }
    : (previewNotice ?? devNotice);
}
