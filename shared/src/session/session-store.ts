import { onNotSignedIn } from '@rangmala/shared/api';
import type { Session, SessionUser } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { readStoredText, writeStoredText } from '@rangmala/shared/storage';

/** Name shown for a customer without a name. */
const GENERIC_NAME = 'Customer';

/** Keys in localStorage. The tabs of a browser see by them that another tab has signed in or out. */
const KEYS = {
  user: 'rangmala.user',
  loggedIn: 'loggedIn',
  artist: 'artistId',
  artistFlag: 'artistLoggedIn',
};

/**
 * Creates the store of the page's session: the session of the HTML until the visitor signs in or out. The browser's
 * storage only says whether the session may be another one by now. Then the store requests the session, because an old
 * page or a forged entry must not sign a user in or out.
 */
export function createSessionStore(initial: Session) {
  const htmlSession: Session = { ...initial, user: initial.user && normalizeUser(initial.user) };
  const listeners = new Set<() => void>();
  let session = htmlSession;
  /** Number of sign-ins and sign-outs in this tab and in others. A response from before the last one is out of date. */
  let changeCount = 0;
  let pendingRefresh: Promise<Session> | undefined;

  function change(next: Partial<Session>): void {
    changeCount += 1;
    adopt({ ...session, ...next });
  }

  function adopt({ user, artist }: Session): void {
    const next: Session = { user: user && normalizeUser(user), artist };
    // Keeps the same object while the details are the same. A new object would make React discard the server's HTML of
    // parts that are not hydrated yet.
    if (JSON.stringify(next) !== JSON.stringify(session)) session = next;
    store(session);
    for (const listener of [...listeners]) listener();
  }

  /** Requests the session from the server and stores the session. Rejects with an ApiError when the request fails. */
  function refresh(): Promise<Session> {
    pendingRefresh ??= request().finally(() => (pendingRefresh = undefined));
    return pendingRefresh;
  }

  async function request(): Promise<Session> {
    for (;;) {
      const countBefore = changeCount;
      const response = await callApi('GET /session');
      if (changeCount !== countBefore) continue;
      adopt(response);
      return response;
    }
  }

  const isStored = () => {
    const { userId, artistId } = readStored();
    return userId === session.user?.userId && artistId === session.artist?.artist_id;
  };

  /** Requests the session. Ignores a failure, because the next 401 response causes another request. */
  const revalidate = () => void refresh().catch(() => undefined);

  /**
   * Requests the session when it differs from the browser's storage, now and after a change in another tab, after a 401
   * response, and when the page is shown from the back/forward cache. Works only in a browser.
   * @returns a function that removes the listeners
   */
  function start(): () => void {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && revalidate();
    const onStorage = ({ key }: StorageEvent) => {
      // The key is null when another tab has cleared the whole storage.
      if ((key !== null && !Object.values(KEYS).includes(key)) || isStored()) return;
      changeCount += 1;
      revalidate();
    };
    const stopListening = onNotSignedIn(() => (session.user || session.artist) && revalidate());
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('storage', onStorage);
    if (isStored()) store(session);
    // Keeps the session when the request fails, because the storage may be forged.
    else refresh().catch(() => store(session));
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('storage', onStorage);
      stopListening();
    };
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => session,
    /** Returns the session for which the server rendered the HTML. */
    readServer: () => htmlSession,
    actions: {
      /** Stores the signed-in customer. Must be called after the server has set the session cookie. */
      signIn: (user: SessionUser) => change({ user }),
      /** Removes the customer in every tab. Does not end the session on the server. */
      signOut: () => change({ user: null }),
      signInArtist: (id: string) => change({ artist: { artist_id: id } }),
      signOutArtist: () => change({ artist: null }),
      refresh,
    },
    start,
  };
}

/** Functions that change the session of the browser, or request the session of the server. */
export type SessionActions = ReturnType<typeof createSessionStore>['actions'];

/** Returns the user with the fields in a fixed sequence, and with {@link GENERIC_NAME} instead of an empty name. */
const normalizeUser = ({ email, name, userId, isGoogleUser }: SessionUser): SessionUser => ({
  email,
  name: name.trim() || GENERIC_NAME,
  userId,
  isGoogleUser,
});

function store({ user, artist }: Session): void {
  const write = (key: string, text: string | null) => writeStoredText('localStorage', key, text);
  write(KEYS.loggedIn, user && 'true');
  write(KEYS.user, user && JSON.stringify(user));
  write(KEYS.artist, artist && artist.artist_id);
  write(KEYS.artistFlag, artist && 'true');
}

/** Returns the ids in the browser's storage. Logs an invalid entry, which the next {@link store} replaces. */
function readStored(): { userId: string | undefined; artistId: string | undefined } {
  const read = (key: string) => readStoredText('localStorage', key) ?? undefined;
  const logDropped = (key: string) => console.warn(`The stored ${key} was dropped: it is invalid.`);
  const user = read(KEYS.user);
  const userId = user === undefined ? undefined : parseUserId(user);
  const flag = read(KEYS.artistFlag);
  if (user !== undefined && userId === undefined) logDropped(KEYS.user);
  if (flag !== undefined && flag !== 'true') logDropped(KEYS.artistFlag);
  return { userId, artistId: flag === 'true' ? read(KEYS.artist) : undefined };
}

function parseUserId(user: string): string | undefined {
  try {
    const { userId } = JSON.parse(user) as Partial<Record<string, unknown>>;
    return typeof userId === 'string' ? userId : undefined;
  } catch {
    return undefined;
  }
}
