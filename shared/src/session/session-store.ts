import { onNotSignedIn } from '@rangmala/shared/api';
import type { Session, SessionUser } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { adoptSession, isSameUser, storedSession, normalizeName } from './stored-session.ts';

/**
 * Creates the store of the page's session. The store returns the session of the HTML until a session is confirmed, and
 * then the session in the browser's storage. When the two sessions agree, the store sends no request. When the two
 * sessions differ, the store requests the session: an old page or a forged entry must not sign a user in or out.
 */
export function createSessionStore(initial: Session) {
  const htmlSession: Session = { ...initial, user: initial.user && normalizeName(initial.user) };
  const listeners = new Set<() => void>();
  let isConfirmed = false;
  let pendingRefresh: Promise<Session> | undefined;

  function readUser(): SessionUser | null {
    if (!isConfirmed) return htmlSession.user;
    const storedUser = storedSession.readUser();
    // Returns the same object while the details are the same. A new object would make React discard the server's HTML
    // of parts that are not hydrated yet.
    return isSameUser(storedUser, htmlSession.user) ? htmlSession.user : storedUser;
  }
  const readArtist = () => (isConfirmed ? storedSession.readArtist() : getArtistId(htmlSession));

  function confirm(): void {
    if (isConfirmed) return;
    isConfirmed = true;
    for (const listener of [...listeners]) listener();
  }

  function adopt(session: Session): void {
    adoptSession(session);
    confirm();
  }

  /** Requests the session from the server and stores the session. Rejects with an ApiError when the request fails. */
  function refresh(): Promise<Session> {
    pendingRefresh ??= request().finally(() => (pendingRefresh = undefined));
    return pendingRefresh;
  }

  async function request(): Promise<Session> {
    for (;;) {
      const [user, artist] = [storedSession.readUser(), storedSession.readArtist()];
      const session = await callApi('GET /session');
      // Repeats the request when the user has signed in or out in the meantime: the response may be out of date.
      if (user !== storedSession.readUser() || artist !== storedSession.readArtist()) continue;
      adopt(session);
      return session;
    }
  }

  function compareWithStorage(): void {
    const isSameUser = storedSession.readUser()?.userId === htmlSession.user?.userId;
    if (isSameUser && storedSession.readArtist() === getArtistId(htmlSession)) adopt(htmlSession);
    // Uses the session of the HTML when the request fails, because the storage may be forged.
    else refresh().catch(() => isConfirmed || adopt(htmlSession));
  }

  /** Requests the session. Ignores a failure, because the next 401 response causes another request. */
  const revalidate = () => void refresh().catch(() => undefined);

  /**
   * Compares the session of the HTML with the browser's storage, and requests the session when the two differ. Also
   * requests the session after a 401 response, and when the page is shown from the back/forward cache. Works only in a
   * browser.
   * @returns a function that removes the listeners
   */
  function start(): () => void {
    // Revalidates a page from the back/forward cache, because its session may have ended.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && revalidate();
    const stopListening = onNotSignedIn(() => (readUser() || readArtist()) && revalidate());
    window.addEventListener('pageshow', onPageShow);
    compareWithStorage();
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      stopListening();
    };
  }

  /** Returns a function that calls `action` and then replaces the session of the HTML by the stored session. */
  const confirmAfter =
    <Args extends unknown[]>(action: (...args: Args) => void) =>
    (...args: Args) => {
      action(...args);
      confirm();
    };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      const unsubscribes = [storedSession.subscribeUser(listener), storedSession.subscribeArtist(listener)];
      return () => {
        listeners.delete(listener);
        unsubscribes.forEach((unsubscribe) => unsubscribe());
      };
    },
    readUser,
    readArtist,
    /** Returns the customer for whom the server rendered the HTML; null for a guest. */
    serverUser: () => htmlSession.user,
    serverArtist: () => getArtistId(htmlSession),
    actions: {
      /** Stores the signed-in customer. Must be called after the server has set the session cookie. */
      signIn: confirmAfter((user: SessionUser) => storedSession.setUser(user)),
      /** Removes the customer in every tab. Does not end the session on the server. */
      signOut: confirmAfter(() => storedSession.setUser(null)),
      signInArtist: confirmAfter((id: string) => storedSession.setArtist(id)),
      signOutArtist: confirmAfter(() => storedSession.setArtist(null)),
      refresh,
    },
    start,
  };
}

/** Functions that change the session of the browser, or request the session of the server. */
export type SessionActions = ReturnType<typeof createSessionStore>['actions'];

const getArtistId = ({ artist }: Session): string | null => artist?.artist_id ?? null;
