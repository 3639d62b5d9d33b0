import { sendJson } from '@rangmala/shared/api';
import type {
  Credentials,
  ForgottenPassword,
  PasswordChange,
  PasswordReset,
  Profile,
  Registration,
  SessionUser,
} from '@rangmala/shared/contract';
import { useUser } from '@rangmala/shared/session';

/** Every call rejects with an ApiError when the server refuses it. */
interface Spoken {
  message: string;
}

/** Opens an account, and resolves to what the server says to that. */
export async function register(registration: Registration): Promise<string> {
  return (await sendJson<Spoken>('POST', '/register', registration)).message;
}

/** Has a link mailed to choose a new password; resolves to the same words whether there is such an account. */
export async function askForResetLink(forgotten: ForgottenPassword): Promise<string> {
  return (await sendJson<Spoken>('POST', '/forgot-password', forgotten)).message;
}

/** Signs in with a password, in every tab. */
export function useSignIn(): (credentials: Credentials) => Promise<void> {
  const { signIn } = useUser();
  return async (credentials) => signIn(await sendJson<SessionUser>('POST', '/login', credentials));
}

/** Sets a new password by a mailed link. That signs out every browser of that account, this one perhaps too. */
export function useResetPassword(): (reset: PasswordReset) => Promise<void> {
  const { refresh } = useUser();
  return async (reset) => {
    await sendJson('POST', '/reset-password', reset);
    // The password is set, whatever becomes of this question.
    await refresh().catch(() => undefined);
  };
}

/** Changes the password of who is signed in; every other browser is signed out. */
export async function changePassword(change: PasswordChange): Promise<void> {
  await sendJson('POST', '/change-password', change);
}

/** Changes the name of who is signed in, in every tab. */
export function useSaveProfile(): (profile: Profile) => Promise<void> {
  const { signIn } = useUser();
  return async (profile) => signIn(await sendJson<SessionUser>('PUT', '/profile', profile));
}
