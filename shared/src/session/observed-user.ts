import type { SessionUser } from '@rangmala/shared/contract';

/**
 * Returns a user that reports each read of a detail. Checking whether there is a user is not reported.
 * @param onRead called before each read
 */
export function observedUser(user: SessionUser, onRead: () => void): SessionUser {
  return new Proxy(user, {
    get(target, key): unknown {
      onRead();
      return Reflect.get(target, key);
    },
    has(target, key) {
      onRead();
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      onRead();
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(target, key) {
      onRead();
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}
