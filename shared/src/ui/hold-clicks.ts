/** Parts of the page that are not hydrated yet, each with the promise of its hydration. */
const waitingParts = new Map<Element, Promise<void>>();

/** Longest wait for the hydration of a clicked part. After this time, the browser loads the page of a clicked link. */
const MAX_WAIT_MS = 4_000;

/**
 * Holds clicks on a part of the page until it is hydrated, for at most {@link MAX_WAIT_MS}, and then repeats them. A
 * click inside several such parts waits for all of them and is repeated once.
 * Clicks with a modifier key are left to the browser.
 * @returns a function that stops holding clicks
 */
export function holdClicks(part: Element, hydration: Promise<void>): () => void {
  // Uses a capturing listener on the window, because React's listener on the root discards clicks on such parts.
  if (waitingParts.size === 0) window.addEventListener('click', onClick, { capture: true });
  waitingParts.set(part, hydration);
  const stopHolding = () => {
    waitingParts.delete(part);
    if (waitingParts.size === 0) window.removeEventListener('click', onClick, { capture: true });
  };
  void hydration.then(stopHolding);
  return stopHolding;
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const hydrations = [...waitingParts].flatMap(([part, hydration]) =>
    part.contains(target) ? [hydration] : [],
  );
  if (hydrations.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const timeout = new Promise<'late'>((resolve) => setTimeout(resolve, MAX_WAIT_MS, 'late'));
  void Promise.race([Promise.all(hydrations), timeout]).then((result) =>
    repeatClick(target, result === 'late'),
  );
}

function repeatClick(target: Element, isLate: boolean): void {
  const link = target.closest('a');
  if (isLate && link) window.location.assign(link.href);
  else if (target.isConnected)
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
