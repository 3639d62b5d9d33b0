import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { findCurrentCustomer } from '../../accounts/index.ts';
import type { Database } from '../../database/database.ts';
import type { DesignRow } from '../../database/design-tables.ts';
import { readOrCreateSiteSecret } from '../../database/site-secret.ts';
import { NotFoundError } from '../../http/errors.ts';
import { isSameSecret, sha256 } from '../../lib/secrets.ts';
import { findDesignRow } from './queries.ts';

const HOUR_MS = 60 * 60_000;
const SECRET_NAME = 'design-pictures';

/**
 * Returns a design when the request has the design's token in the header `Design-Token`, or when the design's owner is
 * signed in.
 * @throws NotFoundError for every other request and for an unknown id. Both cases get the same response, because the
 * response must not reveal that a design exists.
 */
export async function requireDesign(request: FastifyRequest, id: string): Promise<DesignRow> {
  const row = await findDesignRow(request.server.db, id);
  if (row && (hasToken(request, row) || (await isOwner(request, row)))) return row;
  throw new NotFoundError('Design not found');
}

function hasToken({ headers }: FastifyRequest, { token_hash }: DesignRow): boolean {
  const token = headers['design-token'];
  return typeof token === 'string' && isSameSecret(sha256(token), token_hash);
}

async function isOwner(request: FastifyRequest, { user_id }: DesignRow): Promise<boolean> {
  return user_id !== null && (await findCurrentCustomer(request))?.userId === user_id;
}

/**
 * Returns the signed URL of a design's picture, without the origin. An `<img>` can load the URL without a design
 * token. The URL is valid for at least `minLifetimeMs` milliseconds and for at most one hour more.
 * @param path path below `/api` without a query
 * @param query further parameters of the URL, which are not signed
 * @param minLifetimeMs shortest validity of the URL in milliseconds; one hour by default
 */
export async function signPath(
  db: Database,
  now: Date,
  path: string,
  query: Record<string, string> = {},
  minLifetimeMs = HOUR_MS,
): Promise<string> {
  // Rounds the expiry up to a full hour. The URL therefore stays the same for an hour, and browsers cache the picture.
  const expires = String((Math.floor((now.getTime() + minLifetimeMs) / HOUR_MS) + 1) * HOUR_MS);
  const signature = await computeSignature(db, path, expires);
  return `/api${path}?${new URLSearchParams({ ...query, expires, signature })}`;
}

/**
 * Returns true when {@link signPath} has created `signature` for this path and expiry, and the expiry is in the future.
 */
export async function hasValidSignature(
  db: Database,
  now: Date,
  path: string,
  { expires, signature }: { expires?: string | undefined; signature?: string | undefined },
): Promise<boolean> {
  if (!expires || !signature || !(Number(expires) > now.getTime())) return false;
  return isSameSecret(signature, await computeSignature(db, path, expires));
}

async function computeSignature(db: Database, path: string, expires: string): Promise<string> {
  const secret = await readOrCreateSiteSecret(db, SECRET_NAME);
  return createHmac('sha256', secret).update(`${path} ${expires}`).digest('base64url');
}
