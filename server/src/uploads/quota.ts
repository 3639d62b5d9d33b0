import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { TooManyRequestsError } from '../http/errors.ts';
import { getIpAddress } from '../http/rate-limits.ts';
import { createCookieOptions } from '../http/cookies.ts';
import { sha256, createSecret } from '../lib/secrets.ts';

/** Identifies the sender of an upload or of a new design: SHA-256 hashes of the IP address and of the guest cookie. */
export interface Uploader {
  address_hash: string;
  guest_hash: string;
}

/** Identifies an artist as sender of an upload: a SHA-256 hash of the artist's id instead of the guest cookie. */
export type ArtistUploader = Pick<Uploader, 'guest_hash'>;

/** Number and total size of uploads in 24 hours. */
interface UploadVolume {
  files: number;
  bytes: number;
}

const DAY_MS = 24 * 60 * 60_000;
const MB = 1024 * 1024;

/** Limit for one guest cookie in 24 hours. */
const GUEST_QUOTA: UploadVolume = { files: 150, bytes: 400 * MB };
/** Limit for one IP address in 24 hours. Many users may share an IP address. */
const IP_QUOTA: UploadVolume = { files: 1000, bytes: 2000 * MB };
/** Limit for the artworks of one artist in 24 hours. */
export const ARTIST_QUOTA: UploadVolume = { files: 500, bytes: 2000 * MB };

const TOO_MANY_UPLOADS = 'You’ve uploaded a lot of images today. Please try again tomorrow, or write to us.';

const GUEST_COOKIE = 'rangmala_uploads';
const COOKIE_DAYS = 30;

/**
 * Identifies the sender of an upload by IP address and guest cookie. Checks the sender's quotas if rate limits are on.
 * Uploads and pictures of designs count together.
 * @throws TooManyRequestsError when a quota is used up; the response then has a `retry-after` header
 */
export async function checkUploadQuota(request: FastifyRequest, reply: FastifyReply): Promise<Uploader> {
  const uploader = identifyUploader(request, reply);
  await checkDailyQuota(request, reply, TOO_MANY_UPLOADS, async (db, since) => {
    const [guestUsage, ipUsage] = await Promise.all([
      loadUsage(db, 'guest_hash', uploader.guest_hash, since),
      loadUsage(db, 'address_hash', uploader.address_hash, since),
    ]);
    return isUsedUp(guestUsage, GUEST_QUOTA) || isUsedUp(ipUsage, IP_QUOTA);
  });
  return uploader;
}

/**
 * Checks the quota of a signed-in artist for artworks if rate limits are on. Artworks count only for the account, not
 * for the IP address.
 * @throws TooManyRequestsError when the quota is used up; the response then has a `retry-after` header
 */
export async function checkArtistUploadQuota(
  request: FastifyRequest,
  reply: FastifyReply,
  artistId: string,
): Promise<ArtistUploader> {
  const uploader = { guest_hash: sha256(`uploads of artist ${artistId}`) };
  await checkDailyQuota(request, reply, TOO_MANY_UPLOADS, async (db, since) =>
    isUsedUp(await loadUsage(db, 'guest_hash', uploader.guest_hash, since), ARTIST_QUOTA),
  );
  return uploader;
}

/** Identifies a client by IP address and guest cookie. Sets the cookie when the request has no valid guest cookie. */
export function identifyUploader(request: FastifyRequest, reply: FastifyReply): Uploader {
  return {
    address_hash: sha256(`uploads from ${getIpAddress(request)}`),
    guest_hash: sha256(readOrCreateGuestToken(request, reply)),
  };
}

/**
 * Returns the token from the guest cookie. Without a valid cookie, creates a token and sets the cookie. Browsers send
 * the cookie only to the API, so pages stay cacheable.
 */
function readOrCreateGuestToken(request: FastifyRequest, reply: FastifyReply): string {
  const existingToken = request.cookies[GUEST_COOKIE];
  if (existingToken !== undefined && /^[\w-]{43}$/.test(existingToken)) return existingToken;
  const token = createSecret();
  reply.setCookie(GUEST_COOKIE, token, {
    ...createCookieOptions(request.server.settings),
    path: '/api',
    maxAge: (COOKIE_DAYS * DAY_MS) / 1000,
  });
  return token;
}

async function loadUsage(
  db: Database,
  column: 'guest_hash' | 'address_hash',
  hash: string,
  since: string,
): Promise<UploadVolume> {
  const rows = await db
    .selectFrom('uploads')
    .select(totalColumns)
    .where(column, '=', hash)
    .where('created_at', '>', since)
    .unionAll(
      db
        .selectFrom('design_assets')
        .select(totalColumns)
        .where(column, '=', hash)
        .where('created_at', '>', since),
    )
    .execute();
  return {
    files: rows.reduce((sum, { files }) => sum + Number(files), 0),
    bytes: rows.reduce((sum, { bytes }) => sum + Number(bytes ?? 0), 0),
  };
}

const totalColumns = [
  sql<number | string>`count(*)`.as('files'),
  sql<number | string | null>`sum(bytes)`.as('bytes'),
] as const;

const isUsedUp = (usage: UploadVolume, quota: UploadVolume): boolean =>
  usage.files >= quota.files || usage.bytes >= quota.bytes;

/**
 * Checks a quota of the last 24 hours if rate limits are on.
 * @param detail the sentence for the user when the quota is used up
 * @param isUsedUp returns whether the usage after the time `since` (ISO 8601) has reached the quota
 * @throws TooManyRequestsError when the quota is used up; the response then has a `retry-after` header
 */
export async function checkDailyQuota(
  { server: { db, now, settings } }: FastifyRequest,
  reply: FastifyReply,
  detail: string,
  isUsedUp: (db: Database, since: string) => Promise<boolean>,
): Promise<void> {
  if (!settings.rateLimits) return;
  const since = new Date(now().getTime() - DAY_MS).toISOString();
  if (!(await isUsedUp(db, since))) return;
  reply.header('retry-after', DAY_MS / 1000);
  throw new TooManyRequestsError(detail);
}
