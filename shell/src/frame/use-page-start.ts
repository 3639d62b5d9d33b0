import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Begins every new path at its top (specification §2), or at the part that the address names, and moves the
 * focus there: who reads by keyboard or ear goes on in the new page, not in the menu of the old one.
 */
export function usePageStart(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (part) part.scrollIntoView();
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, main]);

  // The browser would put back the old position after we went to the top; a reload is to keep it, though.
  useEffect(() => {
    const give = () => (history.scrollRestoration = 'auto');
    const take = () => (history.scrollRestoration = 'manual');
    take();
    window.addEventListener('pagehide', give);
    window.addEventListener('pageshow', take);
    return () => {
      give();
      window.removeEventListener('pagehide', give);
      window.removeEventListener('pageshow', take);
    };
  }, []);
}
