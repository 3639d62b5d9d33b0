import type { FastifyInstance } from 'fastify';
import { insertArtistToken } from '../accounts/artist-email/queries.ts';
import type { ArtistTokenRow } from '../database/booking-tables.ts';
import { updateMeera } from './artists.ts';
import { createBrowser } from './browser.ts';
import { deliverMails } from './mailbox.ts';

type Purpose = ArtistTokenRow['purpose'];

/** Password that {@link openMailedLink} sets. */
export const NEW_PASSWORD = 'lamp oil and turmeric';

/** Sets the verified email address of the artist Meera. */
export const verifyMeerasEmail = (app: FastifyInstance, email = 'meera@example.in'): Promise<void> =>
  updateMeera(app, { email, email_verified_at: app.now().toISOString() });

/** Inserts the token of a link that was mailed to the artist Meera. @returns the token */
export async function insertMeerasToken(
  { db, now }: FastifyInstance,
  purpose: Purpose,
  email: string,
): Promise<string> {
  return (await insertArtistToken(db, now(), { artist_id: 'meera', purpose, email })) ?? '';
}

/** Delivers due mails. @returns recipient, path and token of the latest mailed link */
export async function readLastLink(
  app: FastifyInstance,
): Promise<{ to: string; path: string; token: string }> {
  const mail = (await deliverMails(app)).at(-1);
  const [, path = '', token = ''] =
    /localhost:3000(\/[\w/-]+)\?token=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  return { to: [mail?.to].flat()[0]?.text ?? '', path, token };
}

/** Opens a mailed link. @returns the status of the response */
export async function openMailedLink(app: FastifyInstance, purpose: Purpose, token: string): Promise<number> {
  const body = purpose === 'verify-email' ? { token } : { token, password: NEW_PASSWORD };
  return (await createBrowser(app).post(`/api/artists/${purpose}`, body)).statusCode;
}
