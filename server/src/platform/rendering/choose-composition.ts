import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageNotice } from '@rangmala/shared/contract';
import { toCookieName, createCookieOptions } from '../../http/cookies.ts';
import { isInAudience, type Visitor } from '../audiences/is-in-audience.ts';
import type { StaffLinks } from '../audiences/staff-links.ts';
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
  staffLinks: StaffLinks;
}

/**
 * Returns the composition for a visitor, with the canaries and the preview that the visitor gets.
 * @param reply gets the bucket cookie if a canary's audience includes the visitor and the request has no such cookie;
 * without `reply`, a visitor without the cookie gets no canary
 */
export async function chooseComposition(
  { activeSnapshot, previews, staffLinks }: ChoiceOptions,
  request: FastifyRequest,
  reply: FastifyReply | undefined,
  { isSignedIn }: Pick<Visitor, 'isSignedIn'>,
): Promise<ChosenComposition> {
  const current = await activeSnapshot.getComposition();
  if (!current) return { composition: undefined };
  const versions = await chooseCanaries(current, request, reply, {
    headers: request.headers,
    regionHeader: request.server.settings.regionHeader,
    isStaff: () => staffLinks.isStaff(request),
    isSignedIn,
  });
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

async function chooseCanaries(
  { canaries }: Composition,
  request: FastifyRequest,
  reply: FastifyReply | undefined,
  visitor: Visitor,
): Promise<Versions> {
  const versions: Record<string, string> = {};
  let bucket: number | undefined;
  for (const [app, { version, percent, audience }] of Object.entries(canaries)) {
    if (!(await isInAudience(audience, visitor))) continue;
    bucket ??= readBucket(request) ?? (reply && assignBucket(request, reply));
    if (bucket !== undefined && bucket < percent) versions[app] = version;
  }
  return versions;
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
