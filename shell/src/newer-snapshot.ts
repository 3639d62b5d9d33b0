import { hasUnsavedChanges } from '@rangmala/shared/remote';

/** Shortest time between two requests for the current snapshot number, in milliseconds. */
const CHECK_INTERVAL_MS = 30_000;

/**
 * Switches an open tab to newer releases. When the site has another snapshot than the page, a click on a link to
 * another page loads that page as a new document, unless unsaved changes would be lost.
 * @param pageSnapshot number of the page's snapshot
 * @returns a function that stops checking
 */
export function followNewerSnapshots(pageSnapshot: number): () => void {
  let isNewer = false;
  let checkedAt = performance.now();

  const checkSnapshot = async () => {
    if (isNewer || document.hidden || performance.now() - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = performance.now();
    try {
      const response = await fetch('/_site/snapshot');
      const { number } = (await response.json()) as { number?: unknown };
      isNewer = typeof number === 'number' && number !== pageSnapshot;
    } catch {
      // Ignores a failed request and the page of a captive portal. A later check repeats the request.
    }
  };

  const onClick = (event: MouseEvent) => {
    void checkSnapshot();
    if (!isNewer || hasUnsavedChanges() || !opensAnotherPage(event)) return;
    // Stops the event before it reaches the router. The browser then loads the page.
    event.stopPropagation();
  };

  const onVisible = () => void checkSnapshot();
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Returns whether the click opens another page of the site in this tab. */
function opensAnotherPage(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return false;
  const target = new URL(link.href);
  return target.origin === window.location.origin && target.pathname !== window.location.pathname;
}
