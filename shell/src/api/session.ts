import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from '@rangmala/shared/router';
import { getErrorMessage, UNREACHABLE } from '@rangmala/shared/api';
import { type CartLine, useCart } from '@rangmala/shared/cart';
import { callApi } from '@rangmala/shared/endpoints';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { useToast } from '@rangmala/shared/ui';

/**
 * Returns a function that ends the session on the server and in every tab, empties the cart and opens the home page.
 * When the server cannot end the session, the user stays signed in and sees a message.
 */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useUser();
  const { clear, lines } = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const { key: locationKey } = useLocation();
  const [signOutKey, setSignOutKey] = useState<string>();

  const endSession = useEffectEvent(() => {
    setEmptiedCart(lines);
    clear();
    signOut();
  });

  // Removes the customer only after the home page is shown, because the guard of an account page would otherwise
  // redirect to the sign-in page.
  useEffect(() => {
    if (signOutKey === undefined || signOutKey === locationKey) return;
    endSession();
  }, [signOutKey, locationKey]);

  return async () => {
    try {
      await callApi('POST /logout');
    } catch (error) {
      toast(`You are still signed in. ${getErrorMessage(UNREACHABLE, error)}`, 'bad');
      return;
    }
    setSignOutKey(locationKey);
    await navigate(links.home());
  };
}

/** The lines that the notice offers to restore after a sign-out. */
let emptiedLines: readonly CartLine[] = [];
const listeners = new Set<() => void>();

/** Sets the lines that the notice offers to restore. An empty list hides the notice. */
export function setEmptiedCart(lines: readonly CartLine[]): void {
  emptiedLines = lines;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const NO_LINES: readonly CartLine[] = [];

/** Returns the lines that the notice offers to restore; an empty list hides the notice. */
export function useEmptiedCart(): readonly CartLine[] {
  return useSyncExternalStore(
    subscribe,
    () => emptiedLines,
    () => NO_LINES,
  );
}
