type Listener = () => void;

const waiting = new Map<Element, Listener>();
let observer: IntersectionObserver | undefined;

/**
 * Calls `listener` once when the element comes into view, but not before the page itself has loaded and
 * is idle: what may be needed later never competes with what is needed now. Never for those who save data.
 * @returns a function that stops waiting
 */
export function onSight(element: Element, listener: Listener): Listener {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  waiting.set(element, listener);
  whenIdle(() => {
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

function whenIdle(then: Listener): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 200));
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
