import {
  createContext,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Session, SessionUser } from '@rangmala/shared/contract';
import { adoptSession, storedSession, withName } from './stored-session.ts';

export interface UserContextValue {
  readonly user: SessionUser | null;
  readonly artist: { readonly artist_id: string } | null;
  /** A customer is signed in (specification §4: when a user is present). */
  readonly isAuthenticated: boolean;
  /** Notes who signed in; the server has set its cookie before. */
  readonly signIn: (user: SessionUser) => void;
  /** Forgets the customer, in every tab. The caller ends the server's session and navigates. */
  readonly signOut: () => void;
  readonly signInArtist: (id: string) => void;
  readonly signOutArtist: () => void;
}

const UserContext = createContext<UserContextValue | undefined>(undefined);

const actions = {
  signIn: (user: SessionUser) => storedSession.setUser(user),
  signOut: () => storedSession.setUser(null),
  signInArtist: (id: string) => storedSession.setArtist(id),
  signOutArtist: () => storedSession.setArtist(null),
};

/**
 * Gives the tree below it the visitor's session.
 * @param initial the session in which the server answered this request: what is drawn until the
 * page is hydrated, so that it matches the HTML
 */
export function UserProvider({ initial, children }: { initial: Session; children: ReactNode }) {
  // Kept from the first render: a later one must not sign in again who has signed out meanwhile.
  const [first] = useState(() => ({ ...initial, user: initial.user && withName(initial.user) }));
  const user = useSyncExternalStore(storedSession.subscribeUser, storedSession.readUser, () => first.user);
  const artistId = useSyncExternalStore(
    storedSession.subscribeArtist,
    storedSession.readArtist,
    () => first.artist?.artist_id ?? null,
  );

  // A layout effect, so that a customer whom only the server knows (just back from the third party)
  // is stored before the stored user is drawn.
  useLayoutEffect(() => adoptSession(first), [first]);

  const value = useMemo<UserContextValue>(
    () => ({
      user,
      artist: artistId === null ? null : { artist_id: artistId },
      isAuthenticated: user !== null,
      ...actions,
    }),
    [user, artistId],
  );
  return <UserContext value={value}>{children}</UserContext>;
}

/** The visitor's session. Throws outside a UserProvider. */
export function useUser(): UserContextValue {
  const value = use(UserContext);
  if (!value) throw new Error('useUser must be used within a UserProvider');
  return value;
}
