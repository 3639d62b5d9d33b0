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
import { createDrawnSession } from './drawn-session.ts';

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
  /** Asks the server who is there, takes that over and returns it. Rejects with an ApiError when it does not say. */
  readonly refresh: () => Promise<Session>;
}

const UserContext = createContext<UserContextValue | undefined>(undefined);

/**
 * Gives the tree below it the visitor's session.
 * @param initial the session in which the server answered this request: what is drawn until the
 * page is hydrated, so that it matches the HTML; a later one changes nothing
 */
export function UserProvider({ initial, children }: { initial: Session; children: ReactNode }) {
  const [drawn] = useState(() => createDrawnSession(initial));
  const user = useSyncExternalStore(drawn.subscribe, drawn.readUser, drawn.firstUser);
  const artistId = useSyncExternalStore(drawn.subscribe, drawn.readArtist, drawn.firstArtist);
  useEffect(() => drawn.begin(), [drawn]);

  const value = useMemo<UserContextValue>(() => {
    const { signIn, signOut, signInArtist, signOutArtist, refresh } = drawn;
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
  }, [drawn, user, artistId]);
  return <UserContext value={value}>{children}</UserContext>;
}

/** The visitor's session. Throws outside a UserProvider. */
export function useUser(): UserContextValue {
  const value = use(UserContext);
  if (!value) throw new Error('useUser must be used within a UserProvider');
  return value;
}
