import { DEFAULT_NOTICE_HOURS } from '@rangmala/shared/contract';
import type { FastifyInstance } from 'fastify';
import { endAllSessions } from '../../accounts/index.ts';
import { cancelSessionsOfArtist, findArtistMailbox, lockArtistSchedule } from '../../booking/index.ts';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transactions.ts';
import { NotFoundError } from '../../http/errors.ts';
import { writeEmail } from '../../mail/email-template.ts';
import { deleteUnusedUpload } from '../artworks/changes.ts';
import { deletePrintFiles } from '../artworks/print-file.ts';

/**
 * Deletes an artist's account. One transaction cancels upcoming appointments, deletes profile, hours and gallery, signs
 * the artist out everywhere and enqueues a mail to the artist's verified email address. After the transaction, deletes
 * uploaded pictures that are no longer used. The artist's row remains with the name, because past appointments refer to
 * the row.
 * @throws NotFoundError for an unknown or deleted artist
 */
export async function deleteArtistAccount(app: FastifyInstance, id: string): Promise<void> {
  const { pictures, artworkIds } = await transact(app.db, async (transaction) => {
    if (!(await lockArtistSchedule(transaction, id))) throw new NotFoundError('Artist not found');
    const mailbox = await findArtistMailbox(transaction, id);
    await cancelSessionsOfArtist(transaction, app, id);
    const artworks = await deleteGallery(transaction, id);
    const portrait = await clearProfile(transaction, id, app.now());
    await endAllSessions(transaction, 'artist', id);
    if (mailbox) await enqueueDeletionEmail(app, mailbox, transaction);
    return {
      pictures: [...artworks.map(({ image }) => image), portrait],
      artworkIds: artworks.map((artwork) => artwork.id),
    };
  });
  for (const artworkId of artworkIds) await deletePrintFiles(app, artworkId);
  for (const url of pictures) {
    await deleteUnusedUpload(app, url).catch((error: unknown) =>
      app.log.error({ err: error }, 'a picture of a deleted artist could not be deleted'),
    );
  }
}

/** Deletes an artist's artworks and returns their ids and the URLs of their pictures. */
async function deleteGallery(transaction: Database, id: string): Promise<{ id: string; image: string }[]> {
  await transaction
    .deleteFrom('artwork_art_types')
    .where('artwork_id', 'in', (from) =>
      from.selectFrom('artworks').select('artworks.id').where('artist_id', '=', id),
    )
    .execute();
  return transaction.deleteFrom('artworks').where('artist_id', '=', id).returning(['id', 'image']).execute();
}

/**
 * Marks an artist as deleted. Deletes the profile, password, email addresses, hours, mailed links and calendar feed.
 * The artist's row keeps the name.
 * @returns the portrait's URL
 */
async function clearProfile(transaction: Database, id: string, now: Date): Promise<string> {
  for (const table of [
    'artist_art_types',
    'artist_skills',
    'artist_availability',
    'artist_days_off',
    'artist_tokens',
    'calendar_feeds',
  ] as const) {
    await transaction.deleteFrom(table).where('artist_id', '=', id).execute();
  }
  const { image } = await transaction
    .selectFrom('artists')
    .where('id', '=', id)
    .select('image')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('artists')
    .set({
      image: '',
      placeholder: null,
      bio: '',
      testimonial: '',
      rating_tenths: 0,
      featured: 0,
      password_hash: null,
      email: null,
      email_verified_at: null,
      pending_email: null,
      daily_summary: 0,
      summary_date: null,
      notice_hours: DEFAULT_NOTICE_HOURS,
      max_sessions_per_day: null,
      deleted_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
  return image;
}

async function enqueueDeletionEmail(
  { mail, settings }: FastifyInstance,
  mailbox: { name: string; email: string },
  transaction: Database,
): Promise<void> {
  await mail.enqueue(
    writeEmail(settings.site, mailbox, 'Your artist account has been deleted', {
      heading: 'Your artist account has been deleted',
      paragraphs: [
        'As you asked, we’ve deleted your profile, hours, gallery and email address. Any upcoming sessions have been cancelled, and we’ve told the customers.',
        'Past sessions stay in your customers’ lists, with your name and your messages.',
      ],
      closing: ['If this wasn’t you, reply to this email right away.'],
    }),
    transaction,
  );
}
