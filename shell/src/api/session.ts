import { useNavigate } from 'react-router-dom';
import { sendJson } from '@rangmala/shared/api';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';

/** Ends the session on the server and in every tab, and goes home (specification §4). */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useUser();
  const navigate = useNavigate();
  return async () => {
    try {
      await sendJson('POST', '/logout');
    } catch (error) {
      // Whoever asks to be signed out here is, whatever became of the call.
      console.warn('Signing out on the server failed.', error);
    }
    // First away from pages that only a customer may see, or their guard would lead to the sign-in screen.
    await navigate(links.home());
    signOut();
  };
}
