import type { Session, SessionUser } from '@rangmala/shared/contract';
import { checkObject, checkText, createBrowserStore, type Decoded } from '@rangmala/shared/storage';

/** Name shown for a customer without a name. */
const GENERIC_NAME = 'Customer';

/** Returns the user with a trimmed name, or with {@link GENERIC_NAME} when the name is empty. */
export function normalizeName(user: SessionUser): SessionUser {
  return { ...user, name: user.name.trim() || GENERIC_NAME };
}

const EMAIL_PATTERN = /^(?=.{3,254}$)\S+@\S+$/;
const SHORT_TEXT = /^.{0,200}$/s;

/**
 * Parses the stored user.
 * @throws SyntaxError or TypeError for an invalid user
 */
function decodeUser(raw: string): Decoded<SessionUser> {
  const { email, name = '', userId = '', isGoogleUser = false } = checkObject(JSON.parse(raw));
  if (typeof isGoogleUser !== 'boolean') throw new TypeError('isGoogleUser must be true or false.');
  return {
    value: normalizeName({
      email: checkText(email, EMAIL_PATTERN),
      name: checkText(name, SHORT_TEXT),
      userId: checkText(userId, SHORT_TEXT),
      isGoogleUser,
    }),
  };
}

/** Creates the store of a flag, which is stored as "true". */
const createFlagStore = (key: string) =>
  createBrowserStore<boolean>({
    key,
    empty: false,
    decode: (raw) => ({ value: Boolean(checkText(raw, /^true$/)) }),
    encode: (isSet) => (isSet ? 'true' : null),
  });

const userStore = createBrowserStore<SessionUser | null>({
  key: 'rangmala.user',
  empty: null,
  decode: decodeUser,
  encode: (value) => (value ? JSON.stringify(value) : null),
});
const loggedInStore = createFlagStore('loggedIn');
const artistLoggedInStore = createFlagStore('artistLoggedIn');
const artistIdStore = createBrowserStore<string | null>({
  key: 'artistId',
  empty: null,
  decode: (raw) => ({ value: checkText(raw, /^[\w-]{1,100}$/) }),
  encode: (value) => value,
});

/** The session in the browser's storage. Used only for display, because the server accepts only the session cookie. */
export const storedSession = {
  subscribeUser: userStore.subscribe,
  readUser: userStore.read,
  setUser(newUser: SessionUser | null): void {
    loggedInStore.update(() => newUser !== null);
    userStore.update((storedUser) =>
      isSameUser(storedUser, newUser) ? storedUser : newUser && normalizeName(newUser),
    );
  },
  subscribeArtist(listener: () => void): () => void {
    const unsubscribes = [artistLoggedInStore.subscribe(listener), artistIdStore.subscribe(listener)];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  },
  /** The artist's id while the flag `artistLoggedIn` is set, otherwise null. */
  readArtist: (): string | null => (artistLoggedInStore.read() ? artistIdStore.read() : null),
  setArtist(id: string | null): void {
    artistIdStore.update(() => id);
    artistLoggedInStore.update(() => id !== null);
  },
};

/** Stores the server's session. Removes a stored customer or artist that is not in the session. */
export function adoptSession({ user: customer, artist }: Session): void {
  storedSession.setUser(customer);
  storedSession.setArtist(artist?.artist_id ?? null);
}

/** Returns whether two users have the same details. Ignores white space around the names. */
export function isSameUser(firstUser: SessionUser | null, secondUser: SessionUser | null): boolean {
  if (!firstUser || !secondUser) return firstUser === secondUser;
  const [first, second] = [normalizeName(firstUser), normalizeName(secondUser)];
  return (
    first.userId === second.userId &&
    first.email === second.email &&
    first.name === second.name &&
    first.isGoogleUser === second.isGoogleUser
  );
}
