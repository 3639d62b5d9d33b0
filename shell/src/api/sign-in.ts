import type { Credentials } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { requireCookies, useUser } from '@rangmala/shared/session';

/**
 * Returns a function that signs in with a password, in every tab. The function rejects with an ApiError when the browser
 * blocks cookies: it cannot keep the session.
 */
export function useSignIn(): (credentials: Credentials) => Promise<void> {
  const { signIn } = useUser();
  return async (credentials) => {
    requireCookies();
    const user = await callApi('POST /login', { body: credentials });
    // Extensions and some settings block cookies although the browser says that it keeps them.
    const session = await callApi('GET /session').catch(() => undefined);
    requireCookies(session?.user !== null);
    signIn(user);
  };
}
