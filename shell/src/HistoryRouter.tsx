import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

interface HistoryRouterProps {
  /** Returns whether the code of the page at this path is loaded. */
  isPageLoaded: (pathname: string) => boolean;
  children: ReactNode;
}

/**
 * The router of the browser's history. When the code of the next page is loaded, renders the page in one task, before
 * the next frame. Otherwise navigates in a transition, in which the old page stays on the screen while the next page
 * suspends.
 */
export function HistoryRouter({ isPageLoaded, children }: HistoryRouterProps) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });

  useLayoutEffect(
    () =>
      history.listen((update) => {
        const nextPath = update.location.pathname;
        if (!isPageLoaded(nextPath)) {
          startTransition(() => setState(update));
          return;
        }
        if (nextPath !== location.pathname) blurFocusedElement();
        setState(update);
      }),
    [history, isPageLoaded, location.pathname],
  );

  return (
    <Router navigator={history} location={location} navigationType={action} useTransitions={false}>
      {children}
    </Router>
  );
}

/** Blurs the focused element, because its removal would force a layout between the old page and the new one. */
function blurFocusedElement(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
