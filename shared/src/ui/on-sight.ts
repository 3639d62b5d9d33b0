type Listener = () => void;

const waiting = new Map<Element, Listener>();
let observer: IntersectionObserver | undefined;

/**
 * Calls `listener` once when the element comes into view, but not before the page itself has loaded and
 * its visitor has had a look at it: what may be needed later never competes with what is needed now. Never for those who save data.
 * @returns a function that stops waiting
 */
export function onSight(element: Element, listener: Listener): Listener {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  waiting.set(element, listener);
  void whenSettled().then(() => {
    if (!waiting.has(element)) return;
    observer ??= new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) notify(target);
    });
    observer.observe(element);
  });
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

function notify(element: Element): void {
  const listener = waiting.get(element);
  waiting.delete(element);
  observer?.unobserve(element);
  listener?.();
}

/** A visitor who has not stirred this long after the page loaded is reading it: time for what may come next. */
const READING_MS = 3_000;

const STIRS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

let settled: Promise<void> | undefined;

/** The page has loaded, and its visitor stirs, or reads. */
function whenSettled(): Promise<void> {
  settled ??= new Promise((resolve) => {
    const idle = () => {
      for (const stir of STIRS) window.removeEventListener(stir, idle);
      clearTimeout(timer);
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else resolve();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loaded = () => {
      for (const stir of STIRS) window.addEventListener(stir, idle, { passive: true });
      timer = setTimeout(idle, READING_MS);
    };
    if (document.readyState === 'complete') loaded();
    else window.addEventListener('load', loaded, { once: true });
  });
  return settled;
}
