import { ApiError, markStale, useUpdateResponse } from '@rangmala/shared/api';
import type { Appointment, AppointmentChange, BookingRequest, FreeTime } from '@rangmala/shared/contract';
import { IDEMPOTENCY_KEY } from '@rangmala/shared/contract/rules';
import { callApi } from '@rangmala/shared/endpoints';
import { appointmentPath, appointmentsPath } from './use-appointments.ts';
import { availabilityPath } from './use-availability.ts';

const BOOKING_FAILED = 'Could not book the appointment. Please try again.';
const CANCEL_FAILED = 'Could not cancel the appointment. Please try again.';
const CHANGE_FAILED = 'Could not change the appointment. Please try again.';

export type Refusal =
  /** The session has ended or another customer is signed in. */
  | { kind: 'signed-out' }
  /**
   * The server refused. When it refused the requested time, `nearest` contains the artist's free times around this
   * time; otherwise it is empty.
   */
  | { kind: 'refused'; message: string; reason: string; nearest: FreeTime[] }
  /** No answer or a server error: the result is unknown. Sending again has no further effect. */
  | { kind: 'lost'; message: string };
/** A refusal that the page shows; `signed-out` redirects to the sign-in page instead. */
export type DisplayedRefusal = Exclude<Refusal, { kind: 'signed-out' }>;
export type BookingOutcome = { kind: 'done'; appointment: Appointment } | Refusal;

/** Returns a function that books a session. Calls with the same key book one session only. */
export function useBook(): (request: BookingRequest, key: string) => Promise<BookingOutcome> {
  const update = useUpdateResponse();
  return async (request, key) => {
    try {
      const booked = await callApi('POST /appointments', {
        body: request,
        headers: { [IDEMPOTENCY_KEY]: key },
      });
      update(
        appointmentsPath(booked.user_id),
        (appointments) => appointments && [...appointments.filter(({ id }) => id !== booked.id), booked],
      );
      markStale([availabilityPath(booked.artist_id, booked.date)]);
      return { kind: 'done', appointment: booked };
    } catch (error) {
      return await refusalOf(error, BOOKING_FAILED);
    }
  };
}

/** Returns a function that moves an appointment or changes its method. */
export function useChange(): (original: Appointment, change: AppointmentChange) => Promise<BookingOutcome> {
  const update = useUpdateResponse();
  return async (original, change) => {
    try {
      const changed = await callApi('PUT /appointments/{id}', { params: { id: original.id }, body: change });
      update(appointmentPath(original.id), () => changed);
      update(appointmentsPath(changed.user_id), (appointments) =>
        appointments?.map((appointment) => (appointment.id === changed.id ? changed : appointment)),
      );
      markStale([original, changed].map(({ artist_id, date }) => availabilityPath(artist_id, date)));
      return { kind: 'done', appointment: changed };
    } catch (error) {
      return await refusalOf(error, CHANGE_FAILED);
    }
  };
}

/** Returns a function that cancels an appointment. Its result is undefined after the cancellation. */
export function useCancel(): (appointment: Appointment) => Promise<Refusal | undefined> {
  const update = useUpdateResponse();
  return async ({ id, artist_id, date, user_id }) => {
    try {
      await callApi('DELETE /appointments/{id}', { params: { id } });
    } catch (error) {
      return await refusalOf(error, CANCEL_FAILED);
    }
    update(appointmentsPath(user_id), (appointments) => appointments?.filter((other) => other.id !== id));
    markStale([availabilityPath(artist_id, date), appointmentPath(id)]);
    return undefined;
  };
}

async function refusalOf(error: unknown, message: string): Promise<Refusal> {
  if (!(error instanceof ApiError)) throw error;
  const { status, message: reason, body } = error;
  if (status === 401 || status === 403) return { kind: 'signed-out' };
  if (status === 0 || status >= 500) return { kind: 'lost', message };
  const { bookingConflictSchema } = await import(
    /* webpackChunkName: "contract" */ '@rangmala/shared/contract'
  );
  return {
    kind: 'refused',
    message,
    reason,
    nearest: bookingConflictSchema.safeParse(body).data?.nearest ?? [],
  };
}
