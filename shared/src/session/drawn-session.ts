import { onNotSignedIn } from '@rangmala/shared/api';
import type { Session, SessionUser } from '@rangmala/shared/contract';
import { callApi } from '@rangmala/shared/endpoints';
import { adoptSession, storedSession, withName } from './stored-session.ts';

/** Whom a page draws, in the shape that `useSyncExternalStore` takes. */
export interface DrawnSession {
  subscribe: (listener: () => void) => () => void;
  readUser: () => SessionUser | null;
  readArtist: () => string | null;
  /** Whom the HTML was made for. */
  firstUser: () => SessionUser | null;
  firstArtist: () => string | null;
  signIn: (user: SessionUser) => void;
  signOut: () => void;
  signInArtist: (id: string) => void;
  signOutArtist: () => void;
  /** Asks the server who is there, and believes it. Rejects with an ApiError when it does not say. */
  refresh: () => Promise<Session>;
  /** Compares HTML and storage, and watches for reasons to doubt. Browser only. @returns a function that ends it */
  begin: () => () => void;
}

/**
 * Draws whom the HTML was made for until that is known to be true still, and from then on whom the storage names.
 * When both name the same, that is all. When they differ (the session ended, somebody signed in or out in another
 * tab while this page was on its way, the storage was tampered with) the server is asked, so that neither an old
 * page nor a forged entry signs anybody in or out, and nothing flickers meanwhile.
 */
export function createDrawnSession(initial: Session): DrawnSession {
  const first: Session = { ...initial, user: initial.user && withName(initial.user) };
  const listeners = new Set<() => void>();
  let settled = false;
  let asking: Promise<Session> | undefined;

  const readUser = () => (settled ? storedSession.readUser() : first.user);
  const readArtist = () => (settled ? storedSession.readArtist() : artistOf(first));

  function settle(): void {
    if (settled) return;
    settled = true;
    for (const listener of [...listeners]) listener();
  }

  function believe(session: Session): void {
    adoptSession(session);
    settle();
  }

  function refresh(): Promise<Session> {
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  }

  async function ask(): Promise<Session> {
    for (;;) {
      const [user, artist] = [storedSession.readUser(), storedSession.readArtist()];
      const session = await callApi('GET /session');
      // Who signed in or out meanwhile may have done so before or after the server looked: it looks again.
      if (user !== storedSession.readUser() || artist !== storedSession.readArtist()) continue;
      believe(session);
      return session;
    }
  }

  function compare(): void {
    const same = storedSession.readUser()?.userId === first.user?.userId;
    if (same && storedSession.readArtist() === artistOf(first)) believe(first);
    // Where the server cannot be asked, what it said with the HTML is the best we know.
    else refresh().catch(() => settled || believe(first));
  }

  /** What cannot be asked now is asked with the next refusal, or the next page. */
  const doubt = () => void refresh().catch(() => undefined);

  function begin(): () => void {
    // A page that the browser kept aside (back and forward) may be of a session long ended.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && doubt();
    const endListening = onNotSignedIn(() => (readUser() || readArtist()) && doubt());
    window.addEventListener('pageshow', onPageShow);
    compare();
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      endListening();
    };
  }

  /** What was done in this page needs no comparing any more. */
  const act =
    <Given extends unknown[]>(action: (...given: Given) => void) =>
    (...given: Given) => {
      action(...given);
      settle();
    };

  return {
    subscribe(listener) {
      listeners.add(listener);
      const ends = [storedSession.subscribeUser(listener), storedSession.subscribeArtist(listener)];
      return () => {
        listeners.delete(listener);
        ends.forEach((end) => end());
      };
    },
    readUser,
    readArtist,
    firstUser: () => first.user,
    firstArtist: () => artistOf(first),
    signIn: act((user: SessionUser) => storedSession.setUser(user)),
    signOut: act(() => storedSession.setUser(null)),
    signInArtist: act((id: string) => storedSession.setArtist(id)),
    signOutArtist: act(() => storedSession.setArtist(null)),
    refresh,
    begin,
  };
}

const artistOf = ({ artist }: Session): string | null => artist?.artist_id ?? null;
