import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageNotice } from '@rangmala/shared/contract';
import type { Live, LiveSnapshots } from '../registry/active-snapshot.ts';
import { cookieName, cookieOptions } from '../../http/cookies.ts';
import type { Previews } from '../previews/previews.ts';

/** Holds a preview link's signed text. */
export const PREVIEW_COOKIE = 'rangmala_preview';

/** Which hundredth of the visitors this is: the same release at every visit. */
const BUCKET_COOKIE = 'rangmala_bucket';
const BUCKET_SECONDS = 30 * 24 * 60 * 60;

export interface Choice {
  live: Live | undefined;
  notice?: PageNotice;
}

/** The composition that this visitor gets: the live one, a trial, or the release they preview. */
export async function choose(
  live: LiveSnapshots,
  previews: Previews,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Choice> {
  const current = await live.current();
  if (!current) return { live: undefined };
  const instead = trialsFor(current, request, reply);
  const signed = request.cookies[cookieName(request.server.settings, PREVIEW_COOKIE)];
  const shown = signed === undefined ? undefined : await previews.read(signed).catch(() => undefined);
  if (shown && (await live.describe(shown.app, shown.version))) {
    return {
      live: await live.variant({ ...instead, [shown.app]: shown.version }),
      notice: {
        text: `You see a preview: ${shown.app} ${shown.version}, which is not live.`,
        leave: '/_preview/leave',
      },
    };
  }
  return { live: await live.variant(instead) };
}

function trialsFor({ canaries }: Live, request: FastifyRequest, reply: FastifyReply): Record<string, string> {
  const trials = Object.entries(canaries);
  if (trials.length === 0) return {};
  const bucket = bucketOf(request, reply);
  return Object.fromEntries(
    trials.filter(([, { percent }]) => bucket < percent).map(([app, { version }]) => [app, version]),
  );
}

function bucketOf(request: FastifyRequest, reply: FastifyReply): number {
  const { settings } = request.server;
  const name = cookieName(settings, BUCKET_COOKIE);
  const known = request.cookies[name];
  if (known !== undefined && /^\d{1,2}$/.test(known)) return Number(known);
  const bucket = randomInt(100);
  reply.setCookie(name, String(bucket), { ...cookieOptions(settings), maxAge: BUCKET_SECONDS });
  return bucket;
}
