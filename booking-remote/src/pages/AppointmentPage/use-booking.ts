import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BookingRequest } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { usePrefetch } from '@rangmala/shared/remote';
import { useUser } from '@rangmala/shared/session';
import { useBook, type ToldRefusal } from '../../api/send-appointment.ts';
import { useSignInFirst } from '../../components/use-sign-in.ts';

export interface Booking {
  isBusy: boolean;
  /** Why these very choices could not be booked. */
  refusal: ToldRefusal | undefined;
  /** @returns why it was not booked, when that stands on this screen */
  book: (request: Omit<BookingRequest, 'user_id'>) => Promise<ToldRefusal | undefined>;
}

/**
 * Books what is chosen and goes to the confirmation; who is not signed in goes there first, and comes back.
 * @param address of the booking flow with all that is chosen
 */
export function useBooking(address: string): Booking {
  const { user } = useUser();
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const signInFirst = useSignInFirst();
  const send = useBook();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ address: string; refusal: ToldRefusal }>();
  /** One key for one set of choices: sent again after a lost answer, it books nothing more. */
  const key = useRef({ address: '', value: '' });

  async function book(request: Omit<BookingRequest, 'user_id'>): Promise<ToldRefusal | undefined> {
    if (!user?.userId) {
      void navigate(links.signIn(address));
      return undefined;
    }
    if (key.current.address !== address) key.current = { address, value: randomKey() };
    setBusy(true);
    setRefused(undefined);
    prefetch(links.appointmentConfirmation());
    const outcome = await send({ ...request, user_id: user.userId }, key.current.value);
    if (outcome.kind === 'done') {
      // Busy to the end: nothing is to be pressed while the next screen comes.
      // Back from the confirmation begins anew, instead of finding the time taken by oneself.
      void navigate(links.appointment(), { replace: true });
      void navigate(links.appointmentConfirmation(), { state: { appointment: outcome.appointment } });
      return undefined;
    }
    setBusy(false);
    if (outcome.kind === 'signed-out') {
      signInFirst(address);
      return undefined;
    }
    setRefused({ address, refusal: outcome });
    return outcome;
  }

  return { isBusy, refusal: refused?.address === address ? refused.refusal : undefined, book };
}

/** A text that nobody else has: 128 random bits. `crypto.randomUUID` is missing on plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
