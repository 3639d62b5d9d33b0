const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Resolves at the first pointer, key, wheel or scroll event, or after `timeoutMs` milliseconds. Resolves at once on a
 * scrolled page, because the visitor has scrolled before this code ran.
 */
export function waitForFirstInput(timeoutMs: number): Promise<void> {
  if (window.scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      for (const type of INPUT_EVENTS) window.removeEventListener(type, finish, true);
      clearTimeout(timer);
      resolve();
    };
    for (const type of INPUT_EVENTS) {
      window.addEventListener(type, finish, { passive: true, capture: true });
    }
    const timer = setTimeout(finish, timeoutMs);
  });
}
