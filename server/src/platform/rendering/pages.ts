import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageNotice, Session } from '@rangmala/shared/contract';
import type { Settings } from '../../settings.ts';
import type { GuestPages } from '../page-cache/guest-pages.ts';
import { noticeOf, originsOf } from '../previews/dev-apps.ts';
import { overridesOf } from '../previews/overrides.ts';
import type { StaffLinks } from '../audiences/staff-links.ts';
import type { Previews } from '../previews/previews.ts';
import { hasOutlines, withOutlines } from '../outlines/outlines.ts';
import { chooseComposition } from './choose-composition.ts';
import { encodeOnce } from '../page-cache/page-body.ts';
import { pagePolicy } from './content-security-policy.ts';
import { GUEST, renderGuestPage, type UnstoredPage } from './render-guest-page.ts';
import {
  isDatabaseAvailable,
  type RenderedVisit,
  renderVisit,
  type RenderVisitOptions,
} from './render-visit.ts';
import { sendUnavailable } from './unavailable-page.ts';

interface PageOptions extends RenderVisitOptions {
  settings: Settings;
  previews: Previews;
  staffLinks: StaffLinks;
  guestPages: GuestPages;
}

/** Returns the handler that answers every address without a route with a page of the composed site. */
export function pageHandler(options: PageOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await answerPage(options, request, reply);
    } catch (error) {
      // A browser always gets a page; JSON errors are for the API.
      request.log.error({ err: error }, 'a page could not be answered');
      return sendUnavailable(reply, options.info, newNonce(), request.url);
    }
  };
}

async function answerPage(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { app, settings, guestPages } = options;
  const { cookie } = request.headers;
  let known: Promise<Session | undefined> | undefined;
  const readSession = () => (known ??= sessionOf(app, cookie));
  const { composition: chosen, notice: previewNotice } = await chooseComposition(options, request, reply, {
    isSignedIn: async () => Boolean((await readSession())?.user),
  });
  if (!chosen) {
    return reply
      .code(503)
      .header('retry-after', '10')
      .type('text/plain; charset=utf-8')
      .send('The site is being set up. Please try again in a minute.');
  }
  const own = overridesOf(request);
  const devApps = { ...settings.devApps, ...own };
  const notice = joinNotices(previewNotice, noticeOf(devApps, own));
  let unstored: UnstoredPage | undefined;
  if (Object.keys(devApps).length === 0 && !notice) {
    const isAnswered = await guestPages.answer(request, reply, chosen, (visit) =>
      renderGuestPage(options, visit, (page) => (unstored = page)),
    );
    if (isAnswered) return undefined;
  }
  // A guest page that cannot be cached is sent to the visitor who requested it first.
  if (unstored) return send(options, request, reply, unstored, { session: GUEST, nonce: unstored.nonce });
  const nonce = newNonce();
  const session = await readSession();
  if (!session) return sendUnavailable(reply, options.info, nonce, request.url);
  const visit = { composition: chosen, url: request.url, nonce, session, devApps, notice, cookie };
  return send(options, request, reply, await renderVisit(options, visit), {
    session,
    nonce,
    devOrigins: originsOf(devApps),
  });
}

interface AnswerParts {
  session: Session;
  nonce: string;
  devOrigins?: string[];
}

async function send(
  { info }: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { result, isDatabaseDown }: RenderedVisit,
  { session: { user, artist }, nonce, devOrigins = [] }: AnswerParts,
): Promise<FastifyReply> {
  if (isDatabaseDown) return sendUnavailable(reply, info, nonce, request.url);
  // Private pages are not stored: Back after signing out must not show them again.
  reply.header('cache-control', user || artist ? 'private, no-store' : 'private, no-cache');
  reply.header('vary', 'cookie, accept-encoding');
  if (result.redirect !== undefined) return reply.redirect(result.redirect, 302);
  const html = hasOutlines(request) ? withOutlines(result.html, nonce) : result.html;
  const { body, encoding } = await encodeOnce(html, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(result.status)
    .header('content-security-policy', pagePolicy(nonce, devOrigins))
    .type('text/html; charset=utf-8')
    .send(body);
}

const newNonce = () => randomBytes(16).toString('base64');

/** Combines the notices of a preview and of developers' apps; the leave link ends the preview first. */
function joinNotices(one: PageNotice | undefined, other: PageNotice | undefined): PageNotice | undefined {
  return one && other ? { text: `${one.text} ${other.text}`, leave: one.leave } : (one ?? other);
}

/** Returns the visitor's session, the guest's without a cookie; undefined when the database does not answer. */
async function sessionOf(app: FastifyInstance, cookie: string | undefined): Promise<Session | undefined> {
  if (cookie === undefined) return GUEST;
  const { status, body } = await app.readInProcess('/session', { cookie });
  if (status >= 500 && !(await isDatabaseAvailable(app))) return undefined;
  return status === 200 ? (body as Session) : GUEST;
}
