import { useNavigate } from '@rangmala/shared/router';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';

/** Returns a function that removes the stored user and opens the sign-in page. After a sign-in, `next` is opened. */
export function useRedirectToSignIn(): (next: string) => void {
  const { signOut } = useUser();
  const navigate = useNavigate();
  return (next) => {
    signOut();
    void navigate(links.signIn(next));
  };
}
