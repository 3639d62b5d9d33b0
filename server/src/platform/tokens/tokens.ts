import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { ForbiddenError, NotSignedInError } from '../../http/errors.ts';

/**
 * Holder of a deploy token. `app` is the app that the token may deploy, or `*` for all apps (the owner's token).
 */
export interface Team {
  app: string;
  /** Name of the holder, as shown in the history. */
  name: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the SHA-256 hash of a token. The database stores the hash instead of the token. Tokens have 256 random bits,
 * so a fast hash is sufficient.
 */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Creates a token that may deploy `app` for a number of days.
 * @returns the token; the database stores only the hash of the token
 */
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
      token_hash: hashToken(token),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + days * DAY_MS).toISOString(),
      revoked_at: null,
    })
    .execute();
  return token;
}

/** Revokes all tokens of the holder with this name. @returns the number of revoked tokens */
export async function revokeTokens(db: Database, name: string, now = new Date()): Promise<number> {
  const revokedRows = await db
    .updateTable('deploy_tokens')
    .set({ revoked_at: now.toISOString() })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return revokedRows.length;
}

/**
 * Returns the team of a token.
 * @throws NotSignedInError when the token is missing, unknown, expired or revoked
 */
export async function requireTeamOfToken(
  db: Database,
  token: string | undefined,
  now = new Date(),
): Promise<Team> {
  if (!token) throw new NotSignedInError('This needs a deploy token: set RANGMALA_TOKEN.');
  const row = await db
    .selectFrom('deploy_tokens')
    .select(['app', 'name', 'expires_at', 'revoked_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) throw new NotSignedInError('This token is not known here.');
  if (row.revoked_at) throw new NotSignedInError('This token was revoked.');
  if (row.expires_at <= now.toISOString()) {
    throw new NotSignedInError(`This token expired on ${row.expires_at.slice(0, 10)}.`);
  }
  return { app: row.app, name: row.name };
}

/** Returns the token in the header `Authorization: Bearer …` of a request; undefined without such a header. */
export function readBearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Returns the team of a request with a token that may deploy `app`.
 * @throws NotSignedInError when the token is missing or not valid
 * @throws ForbiddenError when the token is for another app
 */
export async function requireTeam(request: FastifyRequest, app: string): Promise<Team> {
  const team = await requireTeamOfToken(request.server.db, readBearerToken(request));
  rejectOtherTeam(team, app);
  return team;
}

/** Returns whether a team's token may change an app. */
export const canChangeApp = (team: Team, app: string): boolean => team.app === '*' || team.app === app;

/** @throws ForbiddenError when the token of the team is for another app */
export function rejectOtherTeam(team: Team, app: string): void {
  if (!canChangeApp(team, app))
    throw new ForbiddenError(`This token deploys ${team.app}; it cannot change ${app}.`);
}
