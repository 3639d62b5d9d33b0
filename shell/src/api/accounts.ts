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

/** Registers a customer and returns the server's message. Rejects with an ApiError when the call fails. */
export async function register(registration: Registration): Promise<string> {
  return (await callApi('POST /register', { body: registration })).message;
}

/** Requests a mailed link to reset the password. Returns the same message whether or not the account exists. */
export async function requestResetLink(request: ForgottenPassword): Promise<string> {
  return (await callApi('POST /forgot-password', { body: request })).message;
}

/** Returns a function that signs in with a password, in every tab. */
export function useSignIn(): (credentials: Credentials) => Promise<void> {
  const { signIn } = useUser();
  return async (credentials) => signIn(await callApi('POST /login', { body: credentials }));
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

/** Changes the password of the signed-in customer. The server signs out all other browsers. */
export async function changePassword(change: PasswordChange): Promise<void> {
  await callApi('POST /change-password', { body: change });
}

/** Returns a function that changes the name of the signed-in customer, in every tab. */
export function useSaveProfile(): (profile: Profile) => Promise<void> {
  const { signIn } = useUser();
  return async (profile) => signIn(await callApi('PUT /profile', { body: profile }));
}
