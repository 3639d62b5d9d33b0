import { ApiError, markStale, useUpdateResponse } from '@rangmala/shared/api';
import type { Appointment, AppointmentChange, BookingRequest, FreeTime } from '@rangmala/shared/contract';
import { APPOINTMENT_FILTERS, IDEMPOTENCY_KEY } from '@rangmala/shared/contract/rules';
import { callApi } from '@rangmala/shared/endpoints';
import {
  getAppointmentPath,
  getAppointmentsPath,
  getAvailabilityPath,
  listAppointmentPaths,
} from './paths.ts';

const BOOKING_FAILED = 'Could not book the appointment. Please try again.';
const CANCEL_FAILED = 'Could not cancel the appointment. Please try again.';
const CHANGE_FAILED = 'Could not change the appointment. Please try again.';

export type BookingFailure =
  /** The browser is signed out, or signed in as another customer. */
  | { kind: 'signed-out' }
  /** The server refused the request. `nearest` lists free times near the requested time. */
  | { kind: 'refused'; message: string; reason: string; nearest: FreeTime[] }
  /** No response or a server error: the server may have carried out the request. Sending the request again is safe. */
  | { kind: 'unknown-result'; message: string };
/** A failure that a page shows as a message. After `signed-out`, the page redirects to the sign-in page instead. */
export type DisplayedFailure = Exclude<BookingFailure, { kind: 'signed-out' }>;
export type BookingOutcome = { kind: 'succeeded'; appointment: Appointment } | BookingFailure;

/**
 * Returns a function that changes the cached first pages of a customer's appointments. All pages are requested again
 * when they are shown next.
 */
function useUpdateLists() {
  const updateResponse = useUpdateResponse();
  return (userId: string, change: (appointments: Appointment[]) => Appointment[]): void => {
    for (const show of APPOINTMENT_FILTERS) {
      updateResponse(
        getAppointmentsPath(userId, show),
        (appointments) => appointments && change(appointments),
      );
    }
    markStale(listAppointmentPaths(userId));
  };
}

/** Returns a function that books a session. Calls with the same key book at most one session. */
export function useBookAppointment(): (request: BookingRequest, key: string) => Promise<BookingOutcome> {
  const updateLists = useUpdateLists();
  return async (request, key) => {
    try {
      const newAppointment = await callApi('POST /appointments', {
        body: request,
        headers: { [IDEMPOTENCY_KEY]: key },
      });
      updateLists(newAppointment.user_id, (appointments) => [
        ...appointments.filter(({ id }) => id !== newAppointment.id),
        newAppointment,
      ]);
      markStale([getAvailabilityPath(newAppointment.artist_id, newAppointment.date)]);
      return { kind: 'succeeded', appointment: newAppointment };
    } catch (error) {
      return await toBookingFailure(error, BOOKING_FAILED);
    }
  };
}

export function useChangeAppointment(): (
  original: Appointment,
  change: AppointmentChange,
) => Promise<BookingOutcome> {
  const updateResponse = useUpdateResponse();
  const updateLists = useUpdateLists();
  return async (original, change) => {
    try {
      const changedAppointment = await callApi('PUT /appointments/{id}', {
        params: { id: original.id },
        body: change,
      });
      updateResponse(getAppointmentPath(original.id), () => changedAppointment);
      updateLists(changedAppointment.user_id, (appointments) =>
        appointments.map((appointment) =>
          appointment.id === changedAppointment.id ? changedAppointment : appointment,
        ),
      );
      markStale(
        [original, changedAppointment].map(({ artist_id, date }) => getAvailabilityPath(artist_id, date)),
      );
      return { kind: 'succeeded', appointment: changedAppointment };
    } catch (error) {
      return await toBookingFailure(error, CHANGE_FAILED);
    }
  };
}

/** Returns a function that cancels an appointment. The function returns the failure, or undefined on success. */
export function useCancelAppointment(): (appointment: Appointment) => Promise<BookingFailure | undefined> {
  const updateLists = useUpdateLists();
  return async ({ id, artist_id, date, user_id }) => {
    try {
      await callApi('DELETE /appointments/{id}', { params: { id } });
    } catch (error) {
      return await toBookingFailure(error, CANCEL_FAILED);
    }
    updateLists(user_id, (appointments) => appointments.filter((appointment) => appointment.id !== id));
    markStale([getAvailabilityPath(artist_id, date), getAppointmentPath(id)]);
    return undefined;
  };
}

/** Converts an error of a request to a failure. @param message what could not be done */
export async function toBookingFailure(error: unknown, message: string): Promise<BookingFailure> {
  if (!(error instanceof ApiError)) throw error;
  const { status, message: reason, body } = error;
  if (status === 401 || status === 403) return { kind: 'signed-out' };
  if (status === 0 || status >= 500) return { kind: 'unknown-result', message };
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
