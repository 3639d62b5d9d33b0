/** Parts of the page that are not hydrated yet, each with the promise of its hydration. */
const waitingParts = new Map<Element, Promise<void>>();

/**
 * Longest time in milliseconds for which a click on a link waits for the hydration. Other clicks wait without a limit.
 */
const MAX_WAIT_MS = 4_000;

/** Matches fields and their labels. The browser changes a field itself, and React reads the new value at hydration. */
const FIELDS = 'label, select, textarea, input:not([type=submit], [type=button], [type=image], [type=reset])';

/**
 * Holds clicks on a part of the page until the part is hydrated, and then repeats the clicks. A click inside several
 * held parts waits for all of them and is repeated once. A click on a link waits for at most {@link MAX_WAIT_MS}; the
 * browser then loads the link's page. Clicks on fields and clicks with a modifier key are left to the browser.
 * @returns a function that stops holding clicks
 */
export function holdClicks(part: Element, hydration: Promise<void>): () => void {
  // Uses a capturing listener on the window, because React's listener on the root discards clicks on unhydrated parts.
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
  if (target.closest(FIELDS)) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const hydrations = [...waitingParts].flatMap(([part, hydration]) =>
    part.contains(target) ? [hydration] : [],
  );
  if (hydrations.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const link = target.closest('a');
  const waits: Promise<unknown>[] = [Promise.all(hydrations)];
  if (link) waits.push(new Promise<'late'>((resolve) => setTimeout(resolve, MAX_WAIT_MS, 'late')));
  void Promise.race(waits).then((result) => {
    if (link && result === 'late') window.location.assign(link.href);
    else repeatClick(target);
  });
}

function repeatClick(target: Element): void {
  if (target.isConnected) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
