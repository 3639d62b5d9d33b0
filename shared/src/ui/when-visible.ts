import { waitForFirstInput } from './first-input.ts';

type Listener = () => void;

const listeners = new Map<Element, Listener>();
let observer: IntersectionObserver | undefined;

/**
 * Calls `listener` once, when the element is in the viewport. Observes the element only after
 * {@link waitUntilPageIsIdle}, because prefetching must not compete with the loading of the page. In data-saving mode,
 * never calls `listener`.
 * @returns a function that stops waiting
 */
export function callWhenVisible(element: Element, listener: Listener): Listener {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  listeners.set(element, listener);
  void waitUntilPageIsIdle().then(() => {
    if (!listeners.has(element)) return;
    observer ??= new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) notify(target);
    });
    observer.observe(element);
  });
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}

function notify(element: Element): void {
  const listener = listeners.get(element);
  listeners.delete(element);
  observer?.unobserve(element);
  listener?.();
}

/** Longest wait for the first input after the page has loaded, in milliseconds. */
const PREFETCH_DELAY_MS = 3_000;

let idlePromise: Promise<void> | undefined;

/**
 * Resolves after the page has loaded and the visitor has then interacted, or {@link PREFETCH_DELAY_MS} after the load.
 * In a browser with `requestIdleCallback`, also waits for an idle period.
 */
function waitUntilPageIsIdle(): Promise<void> {
  idlePromise ??= waitForPageLoad()
    .then(() => waitForFirstInput(PREFETCH_DELAY_MS))
    .then(
      () =>
        new Promise((resolve) => {
          if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
          else resolve();
        }),
    );
  return idlePromise;
}

function waitForPageLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}
