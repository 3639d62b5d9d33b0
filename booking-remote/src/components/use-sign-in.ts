import { useNavigate } from 'react-router-dom';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';

/**
 * For whom the server does not know, or knows as somebody else: forgets whom this browser took them for and
 * leads to the sign-in, from there back to an address.
 */
export function useSignInFirst(): (next: string) => void {
  const { signOut } = useUser();
  const navigate = useNavigate();
  return (next) => {
    signOut();
    void navigate(links.signIn(next));
  };
}
