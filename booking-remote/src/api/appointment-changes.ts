import { markStale, useUpdateResponse } from '@rangmala/shared/api';
import type {
  Appointment,
  AppointmentChange,
  BookingRequest,
  FreeTime,
  Proposal,
} from '@rangmala/shared/contract';
import { APPOINTMENT_FILTERS, IDEMPOTENCY_KEY } from '@rangmala/shared/contract/rules';
import { callApi } from '@rangmala/shared/endpoints';
import { useUser } from '@rangmala/shared/session';
import {
  getAppointmentPath,
  getAppointmentsPath,
  getAvailabilityPath,
  getProposalPath,
  listAppointmentPaths,
} from './paths.ts';

/** The customer's answer to a proposal: a new time, or `cancel`. */
export type ProposalReply = Pick<FreeTime, 'date' | 'time'> | 'cancel';

/**
 * Returns functions that book and change sessions. Each function rejects with an ApiError when its request fails. It may
 * be called again when no response has arrived.
 */
export function useAppointmentChanges() {
  const updateResponse = useUpdateResponse();
  const { user } = useUser();

  /** Replaces an appointment in the cached lists; undefined removes it. */
  function updateLists({ id, user_id }: Appointment, changed?: Appointment): void {
    for (const show of APPOINTMENT_FILTERS) {
      updateResponse(getAppointmentsPath(user_id, show), (appointments) =>
        appointments?.flatMap((each) => (each.id === id ? (changed ?? []) : each)),
      );
    }
    markStale(listAppointmentPaths(user_id));
  }

  return {
    /** Books a session. Calls with the same key book at most one session. */
    async book(body: BookingRequest, key: string): Promise<Appointment> {
      const headers = { [IDEMPOTENCY_KEY]: key };
      const appointment = await callApi('POST /appointments', { body, headers });
      const { user_id, artist_id, date } = appointment;
      markStale([...listAppointmentPaths(user_id), getAvailabilityPath(artist_id, date)]);
      return appointment;
    },
    async change(original: Appointment, body: AppointmentChange): Promise<Appointment> {
      const changed = await callApi('PUT /appointments/{id}', { params: { id: original.id }, body });
      updateResponse(getAppointmentPath(original.id), () => changed);
      updateLists(original, changed);
      markStale([original, changed].map(({ artist_id, date }) => getAvailabilityPath(artist_id, date)));
      return changed;
    },
    async cancel(appointment: Appointment): Promise<void> {
      const { id, artist_id, date } = appointment;
      await callApi('DELETE /appointments/{id}', { params: { id } });
      updateLists(appointment);
      markStale([getAvailabilityPath(artist_id, date), getAppointmentPath(id)]);
    },
    /** Answers the proposal of a mailed link. */
    async answerProposal(token: string, { artist_id, date }: Proposal, reply: ProposalReply): Promise<void> {
      const answer =
        reply === 'cancel'
          ? { answer: 'cancel' as const }
          : { answer: 'move' as const, date: reply.date, time: reply.time };
      const proposal = await callApi('POST /appointment-proposals/answer', { body: { token, ...answer } });
      updateResponse(getProposalPath(token), () => proposal);
      markStale([
        getAvailabilityPath(artist_id, date),
        getAvailabilityPath(artist_id, proposal.date),
        ...(user ? listAppointmentPaths(user.userId) : []),
      ]);
    },
  };
}
