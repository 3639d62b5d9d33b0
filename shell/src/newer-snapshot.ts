import { hasUnsavedChanges } from '@rangmala/shared/remote';

/** A tab asks at most so often whether there is a newer snapshot. */
const ASK_MS = 30_000;

/**
 * Moves an open tab to newer releases at a navigation: once the site has another snapshot than the page, the
 * next link is followed by loading its page anew, unless something half-done would be lost.
 * @param shown number of the snapshot that the page was answered from
 * @returns a function that stops that
 */
export function followNewerSnapshots(shown: number): () => void {
  let isNewer = false;
  let askedAt = performance.now();

  const ask = async () => {
    if (isNewer || document.hidden || performance.now() - askedAt < ASK_MS) return;
    askedAt = performance.now();
    try {
      const response = await fetch('/_site/snapshot');
      const { number } = (await response.json()) as { number: number };
      isNewer = number !== shown;
    } catch {
      // Out of reach just now: the tab goes on with what it has.
    }
  };

  const onClick = (event: MouseEvent) => {
    void ask();
    if (!isNewer || hasUnsavedChanges() || !leadsOn(event)) return;
    // The router never hears of the click, so the browser follows the link itself.
    event.stopPropagation();
  };

  const onVisible = () => void ask();
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Whether the click follows a link of the site in this tab, to another page. */
function leadsOn(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return false;
  const to = new URL(link.href);
  return to.origin === window.location.origin && to.pathname !== window.location.pathname;
}
