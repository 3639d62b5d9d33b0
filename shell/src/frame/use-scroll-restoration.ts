import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from '@rangmala/shared/router';

const STORAGE_KEY = 'rangmala.scroll-positions';

/** Longest time in milliseconds for which a restored position is kept while the page grows. */
const RESTORE_TIMEOUT_MS = 3_000;

const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Events of the window before which the position of the shown page is recorded. */
const RECORD_EVENTS = ['scroll', 'click', 'popstate'] as const;
const CAPTURE = { capture: true, passive: true };

/** Scroll positions in pixels by key of the history entry; undefined before the first use. */
let positions: Record<string, unknown> | undefined;

/**
 * Restores the scroll position on Back and Forward. A new page starts at its top, or at the element that the URL's
 * hash names. The new page takes the focus, so that keyboard and screen reader users continue in the new page.
 */
export function useScrollRestoration(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const navigationType: string = useNavigationType();
  const isBackOrForward = navigationType === 'POP';
  const shownEntry = useRef({ pathname, key });

  // Records the position also on clicks and on Back and Forward, because a busy browser sends the last scroll event
  // late. Adds the listeners once: they must run before the router's listener for Back, after which React renders the
  // next page, and a child's effects run before those of the router around it.
  // The browser does not scroll while the page is shown, but restores the position after a reload or a return from
  // another site.
  useLayoutEffect(() => {
    const recordPosition = () => {
      readPositions()[shownEntry.current.key] = Math.round(window.scrollY);
    };
    const disableBrowserRestoration = () => {
      history.scrollRestoration = 'manual';
    };
    const leavePage = () => {
      recordPosition();
      storePositions();
      history.scrollRestoration = 'auto';
    };
    disableBrowserRestoration();
    for (const type of RECORD_EVENTS) window.addEventListener(type, recordPosition, CAPTURE);
    window.addEventListener('pagehide', leavePage);
    window.addEventListener('pageshow', disableBrowserRestoration);
    return () => {
      for (const type of RECORD_EVENTS) window.removeEventListener(type, recordPosition, CAPTURE);
      window.removeEventListener('pagehide', leavePage);
      window.removeEventListener('pageshow', disableBrowserRestoration);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = shownEntry.current;
    shownEntry.current = { pathname, key };
    if (previous.key === key) return undefined;
    if (isBackOrForward) {
      if (previous.pathname !== pathname) main.current?.focus({ preventScroll: true });
      return restorePosition(Number(readPositions()[key]) || 0);
    }
    if (previous.pathname === pathname) return undefined;
    const target = findHashTarget(hash);
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
    return undefined;
  }, [pathname, hash, key, isBackOrForward, main]);
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

function readPositions(): Record<string, unknown> {
  if (!positions) {
    try {
      positions = { ...(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as object) };
    } catch {
      positions = {};
    }
  }
  return positions;
}

function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Ignores positions that cannot be stored.
  }
}
