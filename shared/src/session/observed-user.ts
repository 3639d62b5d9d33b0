import type { SessionUser } from '@rangmala/shared/contract';

/**
 * Returns a proxy of the user that calls `onRead` before each access to its properties. A comparison of the user with
 * null does not call `onRead`.
 */
export function observeUser(user: SessionUser, onRead: () => void): SessionUser {
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
