import { links } from '@rangmala/shared/links';

const callbacks = new Set<() => void>();

/**
 * Calls a function when the customer presses Sign Out. Registers the same function only once. The end of a session alone
 * does not count: the customer returns to the same page after signing in again.
 */
export function onSignOut(callback: () => void): void {
  // Listens only now, because the server also loads this module and has no document.
  if (callbacks.size === 0) document.addEventListener('submit', callOnSignOut, true);
  callbacks.add(callback);
}

function callOnSignOut({ target }: Event): void {
  if (target instanceof HTMLFormElement && target.getAttribute('action') === links.signOut()) {
    callbacks.forEach((callback) => callback());
  }
}
