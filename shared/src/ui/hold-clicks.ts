/** Parts of the page that are not hydrated yet, each with the promise of its hydration. */
const waiting = new Map<Element, Promise<void>>();

/** Longest wait for the hydration of a part with a clicked link. Then the browser loads the page of the link. */
const GIVE_UP_MS = 4_000;

/**
 * Holds clicks on a part of the page until it is hydrated, and then repeats them. Clicks with a modifier key are left
 * to the browser.
 * @returns a function that stops holding clicks
 */
export function holdClicks(part: Element, hydrated: Promise<void>): () => void {
  // A capturing listener on the window, because React's listener on the root discards clicks on such parts.
  if (waiting.size === 0) window.addEventListener('click', onClick, { capture: true });
  waiting.set(part, hydrated);
  const release = () => {
    waiting.delete(part);
    if (waiting.size === 0) window.removeEventListener('click', onClick, { capture: true });
  };
  void hydrated.then(release);
  return release;
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  for (const [part, hydrated] of waiting) {
    if (!part.contains(target)) continue;
    event.preventDefault();
    event.stopPropagation();
    const timeout = new Promise<'late'>((resolve) => setTimeout(resolve, GIVE_UP_MS, 'late'));
    void Promise.race([hydrated, timeout]).then((result) => repeatClick(target, result === 'late'));
  }
}

function repeatClick(target: Element, isLate: boolean): void {
  const link = target.closest('a');
  if (isLate && link) window.location.assign(link.href);
  else if (target.isConnected)
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
