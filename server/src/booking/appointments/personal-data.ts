import type { PersonalDataSource } from '../../accounts/index.ts';
import { cancelInTransaction } from './changes.ts';
import { getHandOverFolder, listShownArtworks } from './hand-overs/pictures.ts';
import { readHandOver } from './hand-overs/queries.ts';
import { listMessages } from './messages/queries.ts';
import { findStoredProposal } from './proposals.ts';
import { selectAppointments, selectAppointmentsOfUser, toAppointment } from './queries.ts';

/** Exports and erases the customer's sessions with artists, including notes and messages. */
export const appointmentSource: PersonalDataSource = {
  name: 'appointments',

  async read({ db, settings }, { userId }) {
    const rows = await selectAppointments(db)
      .where('appointments.user_id', '=', userId)
      .orderBy('appointments.starts_at')
      .execute();
    return Promise.all(
      rows.map(async (row) => {
        const { versions, events } = await readHandOver(db, row.id);
        return {
          ...toAppointment(row, settings.meetingUrl),
          status: row.status,
          ...(row.cancel_reason && { cancel_reason: row.cancel_reason }),
          ...(row.did_not_come === 1 && { did_not_come: true }),
          proposal: await findStoredProposal(db, row.id),
          messages: await listMessages(db, row.id),
          designs: versions,
          design_events: events,
        };
      }),
    );
  },

  /**
   * Cancels upcoming sessions and enqueues the mails about the cancellations. Deletes the messages, notes, reference
   * pictures and phone numbers of all sessions, the designs of the artists, also from the gallery, and what the artist has
   * written about them. Does not delete the sessions, because the artist still sees them.
   */
  async erase(app, subject, transaction) {
    const upcomingAppointments = await selectAppointmentsOfUser(
      transaction,
      subject.userId,
      { show: 'upcoming' },
      app.now(),
    ).execute();
    for (const { id } of upcomingAppointments)
      await cancelInTransaction(transaction, app, subject.userId, id);
    const designed = await transaction
      .selectFrom('hand_over_pictures')
      .innerJoin('appointments', 'appointments.id', 'hand_over_pictures.appointment_id')
      .where('user_id', '=', subject.userId)
      .select(['appointment_id', 'artwork_id'])
      .execute();
    const deleteArtworkFiles = await app.artistGallery.remove(transaction, listShownArtworks(designed));
    for (const table of [
      'appointment_messages',
      'appointment_proposals',
      'hand_over_pictures',
      'hand_over_events',
      'hand_overs',
    ] as const) {
      await transaction
        .deleteFrom(table)
        .where('appointment_id', 'in', (from) =>
          from.selectFrom('appointments').select('id').where('user_id', '=', subject.userId),
        )
        .execute();
    }
    await transaction
      .updateTable('appointments')
      .set({
        note: null,
        reference_image: null,
        phone: null,
        idempotency_key: null,
        occasion: null,
        needed_by: null,
        product: null,
        handed_over_at: null,
        cancel_reason: null,
        did_not_come: 0,
      })
      .where('user_id', '=', subject.userId)
      .execute();
    return async () => {
      await deleteArtworkFiles();
      for (const appointmentId of new Set(designed.map(({ appointment_id }) => appointment_id)))
        await app.storage.deleteAll(getHandOverFolder(appointmentId));
    };
  },
};
