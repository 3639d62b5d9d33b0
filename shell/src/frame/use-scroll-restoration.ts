import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from '@rangmala/shared/router';

const STORAGE_KEY = 'rangmala.scroll-positions';

/** Maximum number of stored scroll positions. Each position belongs to one history entry. */
const MAX_ENTRIES = 50;

/** Longest time in milliseconds for which a restored position is kept while the page grows. */
const RESTORE_TIMEOUT_MS = 3_000;

const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Events of the window before which the position of the shown page is recorded. */
const RECORD_EVENTS = ['scroll', 'click', 'popstate'] as const;
const CAPTURE = { capture: true, passive: true };

/**
 * Restores the scroll position on Back and Forward. A new page starts at its top, or at the element that the URL's
 * hash names. The new page takes the focus, so that keyboard and screen reader users continue in the new page.
 */
export function useScrollRestoration(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const navigationType: string = useNavigationType();
  const isBackOrForward = navigationType === 'POP';
  const shownEntry = useRef({ pathname, key });
  /** Position of the shown page in pixels, as of the last of {@link RECORD_EVENTS}. */
  const scrollTop = useRef(0);

  // Records the position before a navigation, because a shorter next page may change `window.scrollY` before the cleanup
  // below stores the position. Records it also on clicks and on Back and Forward, because a busy browser sends the last
  // scroll event late. Adds the listeners once: they must run before the router's listener for Back, after which React
  // renders the next page, and a child's effects run before those of the router around it.
  useLayoutEffect(() => {
    const recordPosition = () => {
      scrollTop.current = window.scrollY;
    };
    for (const type of RECORD_EVENTS) window.addEventListener(type, recordPosition, CAPTURE);
    return () => {
      for (const type of RECORD_EVENTS) window.removeEventListener(type, recordPosition, CAPTURE);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = shownEntry.current;
    shownEntry.current = { pathname, key };
    if (previous.key === key) return undefined;
    if (isBackOrForward) {
      if (previous.pathname !== pathname) main.current?.focus({ preventScroll: true });
      return restorePosition(readPositions().get(key) ?? 0);
    }
    if (previous.pathname === pathname) return undefined;
    const target = findHashTarget(hash);
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
    return undefined;
  }, [pathname, hash, key, isBackOrForward, main]);

  // Stores the position of the entry that is left.
  useLayoutEffect(() => {
    scrollTop.current = window.scrollY;
    const storePosition = () => {
      setPosition(key, window.scrollY);
      storePositions();
    };
    window.addEventListener('pagehide', storePosition);
    return () => {
      setPosition(key, scrollTop.current);
      window.removeEventListener('pagehide', storePosition);
    };
  }, [key]);

  // Sets `history.scrollRestoration` to `manual` while the page is shown, because the browser would scroll too. Sets
  // the value to `auto` when the page is left, so that the browser restores the position after a reload or a return
  // from another site.
  useEffect(() => {
    const enableBrowserRestoration = () => (history.scrollRestoration = 'auto');
    const disableBrowserRestoration = () => (history.scrollRestoration = 'manual');
    disableBrowserRestoration();
    window.addEventListener('pagehide', enableBrowserRestoration);
    window.addEventListener('pageshow', disableBrowserRestoration);
    return () => {
      enableBrowserRestoration();
      window.removeEventListener('pagehide', enableBrowserRestoration);
      window.removeEventListener('pageshow', disableBrowserRestoration);
    };
  }, []);
}

/** Returns the element that a URL's hash names; null for an unknown element and for a hash that cannot be decoded. */
function findHashTarget(hash: string): HTMLElement | null {
  if (!hash) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Scrolls to `top`, and again after each change of the page's size, until the page is tall enough, the user interacts
 * or {@link RESTORE_TIMEOUT_MS} have passed.
 * @returns a function that stops scrolling
 */
function restorePosition(top: number): () => void {
  const scroll = () => window.scrollTo({ top, left: 0, behavior: 'instant' });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of USER_SCROLL_EVENTS) window.removeEventListener(type, stop);
  };
  const observer = new ResizeObserver(() => {
    scroll();
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop();
  });
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
  for (const type of USER_SCROLL_EVENTS) window.addEventListener(type, stop, { passive: true });
  scroll();
  observer.observe(document.body);
  return stop;
}

/** Scroll positions in pixels by key of the history entry, oldest first; undefined before the first read. */
let positions: Map<string, number> | undefined;

function readPositions(): Map<string, number> {
  return (positions ??= new Map(readStoredPositions()));
}

function readStoredPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return [];
    return Object.entries(stored as Record<string, unknown>).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}

function setPosition(key: string, top: number): void {
  const all = readPositions();
  // Deletes the old entry first. Otherwise the Map would not move the key to the end, and the newest position could be
  // deleted as the oldest.
  all.delete(key);
  all.set(key, Math.round(top));
  const [oldestKey] = all.keys();
  if (all.size > MAX_ENTRIES && oldestKey !== undefined) all.delete(oldestKey);
}

function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(readPositions())));
  } catch {
    // Ignores positions that cannot be stored.
  }
}
