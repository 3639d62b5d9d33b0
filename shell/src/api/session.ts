import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { detailOr, UNREACHABLE } from '@rangmala/shared/api';
import { useCart } from '@rangmala/shared/cart';
import { callApi } from '@rangmala/shared/endpoints';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { useToast } from '@rangmala/shared/ui';

/**
 * Ends the session on the server and in every tab, empties the cart, and goes home (specification §4). Where the
 * server does not end it, nothing is pretended: the cookie would sign in again whoever comes next.
 */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useUser();
  const { clear } = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [leaving, setLeaving] = useState<string>();

  // Only when home is shown: the guard of an account page would lead to the sign-in screen first.
  useEffect(() => {
    if (leaving === undefined || leaving === key) return;
    clear();
    signOut();
  }, [leaving, key, clear, signOut]);

  return async () => {
    try {
      await callApi('POST /logout');
    } catch (error) {
      toast(`You are still signed in. ${detailOr(UNREACHABLE, error)}`, 'bad');
      return;
    }
    setLeaving(key);
    await navigate(links.home());
  };
}
