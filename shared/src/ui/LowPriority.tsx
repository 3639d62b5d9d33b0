import { useDeferredValue, type ReactNode } from 'react';
import { useNavigationType } from '../router/index.ts';

/**
 * A part of a page that is less important than the rest. On the server, after a load, and for Back and Forward, the
 * part is rendered with the rest of the page. After any other navigation, the part is rendered when the rest has been
 * shown.
 */
export function LowPriority({ children }: { children: ReactNode }) {
  const navigationType: string = useNavigationType();
  // Back and Forward restore the scroll position, which needs the height of the whole page.
  const isRendered = useDeferredValue(true, navigationType === 'POP');
  return isRendered && children;
}
