import { links } from '@rangmala/shared/links';

/**
 * Calls a function when the customer presses Sign Out. The end of a session alone does not count: the customer returns
 * to the same page after signing in again.
 */
export function onSignOut(callback: () => void): void {
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement && target.getAttribute('action') === links.signOut()) callback();
    },
    true,
  );
}
