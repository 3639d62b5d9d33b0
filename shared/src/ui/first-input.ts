const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Resolves at the first pointer, key, wheel or scroll event, or after `timeoutMs` milliseconds. */
export function waitForFirstInput(timeoutMs: number): Promise<void> {
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
