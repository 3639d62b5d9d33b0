import { useState } from 'react';
import { ApiError } from '@rangmala/shared/api';
import type { BookingConflict, FreeTime } from '@rangmala/shared/contract';
import { useRedirectToSignIn } from './SignInPrompt.tsx';

export interface BookingFailure {
  /** What could not be done. */
  message: string;
  /**
   * Why the server has refused the request. Undefined without a response and after a server error: the server may have
   * carried out the request.
   */
  reason: string | undefined;
  /** Free times near the requested time. */
  nearest: readonly FreeTime[];
}

export interface BookingRequestOptions {
  /** What could not be done when a request fails. */
  message: string;
  /** The URL to which the customer returns after signing in again. */
  returnUrl: string;
  /** What the customer has chosen. A failure is about these choices only. */
  choices?: unknown;
}

/**
 * Returns the function `send` and the state of its request. When the browser is signed out, or signed in as another
 * customer, `send` redirects to the sign-in page.
 */
export function useBookingRequest({ message, returnUrl, choices }: BookingRequestOptions) {
  const redirectToSignIn = useRedirectToSignIn();
  const [isBusy, setBusy] = useState(false);
  const [lastFailure, setLastFailure] = useState<{ choices: unknown; failure: BookingFailure }>();

  /**
   * Runs `request`, which must lead to another page or state: `isBusy` stays true after a success.
   * @returns the failure that this page shows; undefined after a success or a redirect
   */
  async function send(request: () => Promise<void>): Promise<BookingFailure | undefined> {
    setBusy(true);
    setLastFailure(undefined);
    try {
      await request();
      return undefined;
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401 || error.status === 403) {
        redirectToSignIn(returnUrl);
        return undefined;
      }
      const isRefused = error.status > 0 && error.status < 500;
      const failure = {
        message,
        reason: isRefused ? error.message : undefined,
        nearest: (isRefused && (error.body as BookingConflict | undefined)?.nearest) || [],
      };
      setLastFailure({ choices, failure });
      return failure;
    }
  }

  const failure = lastFailure?.choices === choices ? lastFailure?.failure : undefined;
  return { send, isBusy, failure };
}
