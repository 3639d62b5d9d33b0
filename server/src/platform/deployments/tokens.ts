import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { ForbiddenError, NotSignedInError } from '../../http/errors.ts';

/** A team, as its token says: `app` is the one it ships, `*` every one (the site's owner). */
export interface Team {
  app: string;
  /** Whose token it is, as the history shows it. */
  name: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Only the digest is stored: a token is 256 random bits, so a plain hash cannot be turned back. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a token that ships `app` for so many days; it is shown once and never stored. */
export async function createToken(
  db: Database,
  { app, name, days }: Team & { days: number },
  now = new Date(),
): Promise<string> {
  const token = `rangmala_${randomBytes(32).toString('base64url')}`;
  await db
    .insertInto('deploy_tokens')
    .values({
      id: randomUUID(),
      app,
      name,
      token_hash: hashOf(token),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + days * DAY_MS).toISOString(),
      revoked_at: null,
    })
    .execute();
  return token;
}

/** Ends every token of that name; how many there were. */
export async function revokeTokens(db: Database, name: string, now = new Date()): Promise<number> {
  const ended = await db
    .updateTable('deploy_tokens')
    .set({ revoked_at: now.toISOString() })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length;
}

/**
 * The team whose token this is.
 * @throws NotSignedInError in a sentence when it is missing, unknown, expired or taken back
 */
export async function teamOf(db: Database, token: string | undefined, now = new Date()): Promise<Team> {
  if (!token) throw new NotSignedInError('This needs a team’s token: set RANGMALA_TOKEN.');
  const row = await db
    .selectFrom('deploy_tokens')
    .select(['app', 'name', 'expires_at', 'revoked_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) throw new NotSignedInError('This token is not known here.');
  if (row.revoked_at) throw new NotSignedInError('This token was taken back.');
  if (row.expires_at <= now.toISOString()) {
    throw new NotSignedInError(`This token expired on ${row.expires_at.slice(0, 10)}.`);
  }
  return { app: row.app, name: row.name };
}

/** The token of a request's `Authorization: Bearer …` header. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The team of a request, if its token ships `app`. */
export async function requireTeam(request: FastifyRequest, app: string): Promise<Team> {
  const team = await teamOf(request.server.db, bearerOf(request));
  if (team.app !== '*' && team.app !== app) {
    throw new ForbiddenError(`This token ships ${team.app}; it cannot change ${app}.`);
  }
  return team;
}
