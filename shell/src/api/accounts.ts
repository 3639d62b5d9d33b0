import type {
  Credentials,
  ForgottenPassword,
  PasswordChange,
  PasswordReset,
  Profile,
  Registration,
} from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { useUser } from '@rangmala/shared/session';

/** Opens an account, and resolves to what the server says to that. Rejects with an ApiError like every call here. */
export async function register(registration: Registration): Promise<string> {
  return (await callApi('POST /register', { body: registration })).message;
}

/** Has a link mailed to choose a new password; resolves to the same words whether there is such an account. */
export async function askForResetLink(forgotten: ForgottenPassword): Promise<string> {
  return (await callApi('POST /forgot-password', { body: forgotten })).message;
}

/** Signs in with a password, in every tab. */
export function useSignIn(): (credentials: Credentials) => Promise<void> {
  const { signIn } = useUser();
  return async (credentials) => signIn(await callApi('POST /login', { body: credentials }));
}

/** Sets a new password by a mailed link. That signs out every browser of that account, this one perhaps too. */
export function useResetPassword(): (reset: PasswordReset) => Promise<void> {
  const { refresh } = useUser();
  return async (reset) => {
    await callApi('POST /reset-password', { body: reset });
    // The password is set, whatever becomes of this question.
    await refresh().catch(() => undefined);
  };
}

/** Changes the password of who is signed in; every other browser is signed out. */
export async function changePassword(change: PasswordChange): Promise<void> {
  await callApi('POST /change-password', { body: change });
}

/** Changes the name of who is signed in, in every tab. */
export function useSaveProfile(): (profile: Profile) => Promise<void> {
  const { signIn } = useUser();
  return async (profile) => signIn(await callApi('PUT /profile', { body: profile }));
}
