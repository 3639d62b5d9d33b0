import { startTransition, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from '@rangmala/shared/router';
import { recordScrollTop } from './frame/use-scroll-restoration.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

interface HistoryRouterProps {
  /** Returns whether the code of the page at this path is loaded. */
  isPageLoaded: (pathname: string) => boolean;
  children: ReactNode;
}

/**
 * The router of the browser's history. When the code of the next page is loaded, renders the page in one task, before
 * the next frame. Otherwise navigates in a transition: the old page stays on the screen while the next page suspends.
 */
export function HistoryRouter({ isPageLoaded, children }: HistoryRouterProps) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [initialEntry] = useState(() => readEntry(history));
  const [{ action, location }, setState] = useState(initialEntry);

  const isLoaded = useEffectEvent(isPageLoaded);
  const getShownPath = useEffectEvent(() => location.pathname);
  // Listens without interruption, because a part of the page may navigate in a layout effect.
  useLayoutEffect(() => {
    const show = (update: typeof initialEntry) => {
      recordScrollTop();
      const nextPath = update.location.pathname;
      if (!isLoaded(nextPath)) {
        startTransition(() => setState(update));
        return;
      }
      if (nextPath !== getShownPath()) blurFocusedElement();
      setState(update);
    };
    const stopListening = history.listen(show);
    // Shows the entry of a navigation between the first render and this effect.
    const missedEntry = readEntry(history);
    if (missedEntry.location.key !== initialEntry.location.key) show(missedEntry);
    return stopListening;
  }, [history, initialEntry]);

  return (
    <Router navigator={history} location={location} navigationType={action} useTransitions={false}>
      {children}
    </Router>
  );
}

const readEntry = ({ action, location }: BrowserHistory) => ({ action, location });

/** Blurs the focused element, because its removal would force a layout between the old page and the new page. */
function blurFocusedElement(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
