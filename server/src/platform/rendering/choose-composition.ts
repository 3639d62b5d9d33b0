import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageNotice } from '@rangmala/shared/contract';
import { toCookieName, createCookieOptions } from '../../http/cookies.ts';
import { PREVIEW_COOKIE } from '../previews/preview-routes.ts';
import type { Previews } from '../previews/previews.ts';
import type { ActiveSnapshot, Versions } from '../registry/active-snapshot.ts';
import type { Composition } from '../registry/composition.ts';

/** Name of the cookie with a random number from 0 to 99, so that a visitor gets the same canaries at later visits. */
const BUCKET_COOKIE = 'rangmala_bucket';
const BUCKET_SECONDS = 30 * 24 * 60 * 60;

export interface ChosenComposition {
  composition: Composition | undefined;
  notice?: PageNotice;
}

export interface ChoiceOptions {
  activeSnapshot: ActiveSnapshot;
  previews: Previews;
}

/**
 * Returns the composition for a visitor, with the canaries and the preview that the visitor gets.
 * @param reply gets the bucket cookie while an app has a canary, if the request has no such cookie
 */
export async function chooseComposition(
  { activeSnapshot, previews }: ChoiceOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ChosenComposition> {
  const current = await activeSnapshot.getComposition();
  if (!current) return { composition: undefined };
  const versions = chooseCanaries(current, request, reply);
  const link = request.cookies[toCookieName(request.server.settings, PREVIEW_COOKIE)];
  const preview = link === undefined ? undefined : await previews.read(link).catch(() => undefined);
  if (preview && (await activeSnapshot.describe(preview.app, preview.version))) {
    const composition = await activeSnapshot.withReleases(
      { ...versions, [preview.app]: preview.version },
      preview.hasAllFlags ? preview.app : undefined,
    );
    if (preview.isQuiet) return { composition };
    return {
      composition,
      notice: {
        text: `You’re viewing a preview: ${preview.app} ${preview.version}, which is not live.`,
        leave: '/_preview/leave',
      },
    };
  }
  return { composition: await activeSnapshot.withReleases(versions) };
}

function chooseCanaries({ canaries }: Composition, request: FastifyRequest, reply: FastifyReply): Versions {
  const allCanaries = Object.entries(canaries);
  if (allCanaries.length === 0) return {};
  const bucket = readBucket(request) ?? assignBucket(request, reply);
  return Object.fromEntries(
    allCanaries.filter(([, { percent }]) => bucket < percent).map(([app, { version }]) => [app, version]),
  );
}

function readBucket({ server, cookies }: FastifyRequest): number | undefined {
  const value = cookies[toCookieName(server.settings, BUCKET_COOKIE)];
  return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}

function assignBucket({ server: { settings } }: FastifyRequest, reply: FastifyReply): number {
  const bucket = randomInt(100);
  reply.setCookie(toCookieName(settings, BUCKET_COOKIE), String(bucket), {
    ...createCookieOptions(settings),
    maxAge: BUCKET_SECONDS,
  });
  return bucket;
}
