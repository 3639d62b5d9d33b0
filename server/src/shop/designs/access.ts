import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { currentCustomer } from '../../accounts/index.ts';
import type { Database } from '../../database/database.ts';
import type { DesignRow } from '../../database/design-tables.ts';
import { siteSecret } from '../../database/site-secret.ts';
import { NotFoundError } from '../../http/errors.ts';
import { fingerprint } from '../../lib/secrets.ts';
import { findDesignRow } from './queries.ts';

const HOUR_MS = 60 * 60_000;
const SECRET = 'design-pictures';

/**
 * Returns a design to a request with its token in the header `Design-Token`, or to the customer who owns it.
 * @throws NotFoundError for any other request, which must not learn whether the design exists
 */
export async function requireDesign(request: FastifyRequest, id: string): Promise<DesignRow> {
  const row = await findDesignRow(request.server.db, id);
  if (row && (hasToken(request, row) || (await isOwner(request, row)))) return row;
  throw new NotFoundError('Design not found');
}

function hasToken({ headers }: FastifyRequest, { token_hash }: DesignRow): boolean {
  const token = headers['design-token'];
  return typeof token === 'string' && equal(fingerprint(token), token_hash);
}

async function isOwner(request: FastifyRequest, { user_id }: DesignRow): Promise<boolean> {
  return user_id !== null && (await currentCustomer(request))?.userId === user_id;
}

/**
 * Signs the address of a design's picture, so that an `<img>` loads it without a token, for one to two hours.
 * @param path below `/api`, without a query
 */
export async function signPath(
  db: Database,
  now: Date,
  path: string,
  query: Record<string, string> = {},
  lastsMs = HOUR_MS,
): Promise<string> {
  // Rounded, so that the address stays the same for an hour and browsers keep the picture.
  const expires = String((Math.floor((now.getTime() + lastsMs) / HOUR_MS) + 1) * HOUR_MS);
  const signature = await signatureOf(db, path, expires);
  return `/api${path}?${new URLSearchParams({ ...query, expires, signature })}`;
}

/** Returns whether the address was made by {@link signPath} and has not expired. */
export async function isSigned(
  db: Database,
  now: Date,
  path: string,
  { expires, signature }: { expires?: string | undefined; signature?: string | undefined },
): Promise<boolean> {
  if (!expires || !signature || !(Number(expires) > now.getTime())) return false;
  return equal(signature, await signatureOf(db, path, expires));
}

async function signatureOf(db: Database, path: string, expires: string): Promise<string> {
  const secret = await siteSecret(db, SECRET);
  return createHmac('sha256', secret).update(`${path} ${expires}`).digest('base64url');
}

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
