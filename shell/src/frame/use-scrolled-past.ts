import { useSyncExternalStore } from 'react';

/**
 * Scroll position in pixels at the last scroll event or subscription. Stored, because reading `window.scrollY` while
 * React renders forces a layout.
 */
let scrollTop = 0;

function subscribe(listener: () => void) {
  const recordPosition = () => {
    scrollTop = window.scrollY;
    listener();
  };
  scrollTop = window.scrollY;
  window.addEventListener('scroll', recordPosition, { passive: true });
  return () => window.removeEventListener('scroll', recordPosition);
}

/** Returns whether the page is scrolled by more than `pixels`. Re-renders only when the result changes. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollTop > pixels,
    () => false,
  );
}
