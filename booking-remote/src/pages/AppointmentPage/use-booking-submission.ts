import { useRef, useState } from 'react';
import { useNavigate } from '@rangmala/shared/router';
import type { BookingRequest } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { usePrefetch } from '@rangmala/shared/remote';
import { useUser } from '@rangmala/shared/session';
import { type DisplayedFailure, useBookAppointment } from '../../api/send-appointment.ts';
import { useRedirectToSignIn } from '../../components/SignInPrompt.tsx';
import { removeAppointmentDraft } from './use-appointment-draft.ts';

export interface BookingSubmission {
  isBusy: boolean;
  /** The failure of the last attempt to book the current choices. */
  failure: DisplayedFailure | undefined;
  /**
   * Books the choices.
   * @returns the failure that this page shows; undefined after a booking or a redirect to the sign-in page
   */
  book: (request: Omit<BookingRequest, 'user_id'>) => Promise<DisplayedFailure | undefined>;
}

/**
 * Returns the function `book` and the state of its request. `book` books the choices and opens the confirmation page.
 * For a guest, `book` only opens the sign-in page.
 * @param url URL of the booking flow with all choices
 */
export function useBookingSubmission(url: string): BookingSubmission {
  const { user } = useUser();
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const redirectToSignIn = useRedirectToSignIn();
  const send = useBookAppointment();
  const [isBusy, setBusy] = useState(false);
  const [currentFailure, setCurrentFailure] = useState<{ url: string; failure: DisplayedFailure }>();
  /**
   * The last request and its Idempotency-Key. A repeated request gets the same key, so that the server books only once.
   */
  const lastKey = useRef({ choices: '', value: '' });

  async function book(request: Omit<BookingRequest, 'user_id'>): Promise<DisplayedFailure | undefined> {
    if (!user?.userId) {
      void navigate(links.signIn(url));
      return undefined;
    }
    const choices = JSON.stringify(request);
    if (lastKey.current.choices !== choices) lastKey.current = { choices, value: createRandomKey() };
    setBusy(true);
    setCurrentFailure(undefined);
    prefetch(links.appointmentConfirmation());
    const outcome = await send({ ...request, user_id: user.userId }, lastKey.current.value);
    if (outcome.kind === 'succeeded') {
      removeAppointmentDraft();
      // Does not call `setBusy(false)`: the form stays busy until the confirmation page is shown. The first navigation
      // replaces this history entry, so that Back leads from the confirmation to an empty booking form.
      void navigate(links.appointment(), { replace: true });
      void navigate(links.appointmentConfirmation(), { state: { appointment: outcome.appointment } });
      return undefined;
    }
    setBusy(false);
    if (outcome.kind === 'signed-out') {
      redirectToSignIn(url);
      return undefined;
    }
    setCurrentFailure({ url, failure: outcome });
    return outcome;
  }

  return { isBusy, failure: currentFailure?.url === url ? currentFailure.failure : undefined, book };
}

/** Returns 32 random hexadecimal digits. Does not use `crypto.randomUUID`, which needs a secure context. */
function createRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
