import { useRef } from 'react';
import { useNavigate } from '@rangmala/shared/router';
import type { BookingRequest } from '@rangmala/shared/contract';
import { IDEMPOTENCY_KEY } from '@rangmala/shared/contract/rules';
import { callApi } from '@rangmala/shared/endpoints';
import { links } from '@rangmala/shared/links';
import { usePrefetch } from '@rangmala/shared/remote';
import { useUser } from '@rangmala/shared/session';
import { type BookingFailure, useBookingRequest } from '../../components/use-booking-request.ts';
import { removeAppointmentDraft } from './use-appointment-draft.ts';

/**
 * Returns the function `book` and the state of its request. `book` books the choices and opens the confirmation page.
 * For a guest, `book` only opens the sign-in page. `failure` is about the last attempt to book the current choices.
 * @param url URL of the booking flow with all choices
 */
export function useBookingSubmission(url: string) {
  const { user } = useUser();
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const { send, isBusy, failure } = useBookingRequest({
    message: 'Could not book the appointment. Please try again.',
    returnUrl: url,
    choices: url,
  });
  /**
   * The last request and its Idempotency-Key. A repeated request gets the same key, so that the server books only once.
   */
  const lastKey = useRef({ choices: '', value: '' });

  async function book(request: Omit<BookingRequest, 'user_id'>): Promise<BookingFailure | undefined> {
    const userId = user?.userId;
    if (!userId) {
      void navigate(links.signIn(url));
      return undefined;
    }
    const choices = JSON.stringify(request);
    if (lastKey.current.choices !== choices) lastKey.current = { choices, value: createRandomKey() };
    prefetch(links.appointmentConfirmation());
    return send(async () => {
      const appointment = await callApi('POST /appointments', {
        body: { ...request, user_id: userId },
        headers: { [IDEMPOTENCY_KEY]: lastKey.current.value },
      });
      removeAppointmentDraft();
      // The first navigation replaces this history entry, so that Back leads from the confirmation to an empty booking
      // form.
      void navigate(links.appointment(), { replace: true });
      void navigate(links.appointmentConfirmation(), { state: { appointment } });
    });
  }

  return { book, isBusy, failure };
}

/** Returns 32 random hexadecimal digits. Does not use `crypto.randomUUID`, which needs a secure context. */
function createRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
