import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useForgetResponses } from '@rangmala/shared/api';
import type { Session, SessionUser } from '@rangmala/shared/contract';
import { createSessionStore, type SessionActions } from './session-store.ts';

export interface UserContextValue extends Readonly<SessionActions> {
  readonly user: SessionUser | null;
  readonly artist: { readonly artist_id: string } | null;
  /** Whether a customer is signed in. */
  readonly isAuthenticated: boolean;
}

const UserContext = createContext<UserContextValue | undefined>(undefined);

/** Beginnings of the API paths whose responses depend on the signed-in customer. */
const CUSTOMER_PATHS = [
  '/account',
  '/addresses',
  '/appointments',
  '/checkout',
  '/designs',
  '/orders',
  '/profile',
];

/**
 * Provides the visitor's session. When another customer or a guest takes the place of a customer, no page shows the
 * earlier customer's data any more.
 * @param initial session of the HTML, rendered first; changes of this property are ignored
 */
export function UserProvider({ initial, children }: { initial: Session; children: ReactNode }) {
  const [store] = useState(() => createSessionStore(initial));
  const { user, artist } = useSyncExternalStore(store.subscribe, store.read, store.readServer);
  useEffect(() => store.start(), [store]);

  const forgetResponses = useForgetResponses();
  const forgetCustomer = useEffectEvent(() =>
    CUSTOMER_PATHS.forEach((path) => forgetResponses(path, { requestsAgain: true })),
  );
  useEffect(() => {
    let knownId = store.read().user?.userId;
    return store.subscribe(() => {
      const userId = store.read().user?.userId;
      if (userId === knownId) return;
      knownId = userId;
      forgetCustomer();
    });
  }, [store]);

  const value = useMemo<UserContextValue>(
    () => ({ user, artist, isAuthenticated: user !== null, ...store.actions }),
    [store, user, artist],
  );
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
