import { useDeferredValue, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * A part of a page that is less important than the rest. After a click on a link, it is rendered after the rest of the
 * page has been shown. On the server, after a load, and for Back and Forward, it is rendered with the page.
 */
export function LowPriority({ children }: { children: ReactNode }) {
  const navigationType: string = useNavigationType();
  // The scroll position can be restored only in the whole page.
  const isRendered = useDeferredValue(true, navigationType === 'POP');
  return isRendered && children;
}
