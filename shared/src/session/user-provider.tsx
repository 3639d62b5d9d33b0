import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Session, SessionUser } from '@rangmala/shared/contract';
import { createSessionStore } from './session-store.ts';

export interface UserContextValue {
  readonly user: SessionUser | null;
  readonly artist: { readonly artist_id: string } | null;
  /** Whether a customer is signed in. */
  readonly isAuthenticated: boolean;
  /** Stores the signed-in customer. Must be called after the server has set the session cookie. */
  readonly signIn: (user: SessionUser) => void;
  /** Removes the customer in every tab. Does not end the session on the server. */
  readonly signOut: () => void;
  readonly signInArtist: (id: string) => void;
  readonly signOutArtist: () => void;
  /** Requests, stores and returns the session of the server. Rejects with an ApiError when the request fails. */
  readonly refresh: () => Promise<Session>;
}

interface UserProviderProps {
  initial: Session;
  children: ReactNode;
}

const UserContext = createContext<UserContextValue | undefined>(undefined);

/**
 * Provides the visitor's session.
 * @param initial session of the HTML, rendered first; changes of this property are ignored
 */
export function UserProvider({ initial, children }: UserProviderProps) {
  const [store] = useState(() => createSessionStore(initial));
  const user = useSyncExternalStore(store.subscribe, store.readUser, store.serverUser);
  const artistId = useSyncExternalStore(store.subscribe, store.readArtist, store.serverArtist);
  useEffect(() => store.start(), [store]);

  const value = useMemo<UserContextValue>(() => {
    const { signIn, signOut, signInArtist, signOutArtist, refresh } = store;
    return {
      user,
      artist: artistId === null ? null : { artist_id: artistId },
      isAuthenticated: user !== null,
      signIn,
      signOut,
      signInArtist,
      signOutArtist,
      refresh,
    };
  }, [store, user, artistId]);
  return <UserContext value={value}>{children}</UserContext>;
}

/**
 * Returns the visitor's session.
 * @throws Error outside a UserProvider
 */
export function useUser(): UserContextValue {
  const value = use(UserContext);
  if (!value) throw new Error('useUser must be used within a UserProvider');
  return value;
}
