import { useNavigate } from 'react-router-dom';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';

/** Returns a function that drops the stored user, opens the sign-in page and comes back to `next`. For when the server does not know the user. */
export function useSignInFirst(): (next: string) => void {
  const { signOut } = useUser();
  const navigate = useNavigate();
  return (next) => {
    signOut();
    void navigate(links.signIn(next));
  };
}
