import type { Credentials, PasswordReset, Profile } from '@rangmala/shared/contract';
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

/** Returns a function that sets a new password with a mailed token. The server then signs out all browsers. */
export function useResetPassword(): (reset: PasswordReset) => Promise<void> {
  const { refresh } = useUser();
  return async (reset) => {
    await callApi('POST /reset-password', { body: reset });
    // Ignores a failure, because the password is already set.
    await refresh().catch(() => undefined);
  };
}

/** Returns a function that changes the name of the signed-in customer, in every tab. */
export function useSaveProfile(): (profile: Profile) => Promise<void> {
  const { signIn } = useUser();
  return async (profile) => signIn(await callApi('PUT /profile', { body: profile }));
}
