import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

interface HistoryRouterProps {
  /** Returns whether the code of the page at this path is loaded. */
  isPageLoaded: (pathname: string) => boolean;
  children: ReactNode;
}

/**
 * The router of the browser's history. Renders a page whose code is loaded in one task, before the next frame. For any
 * other page, React keeps the old page on the screen until the code is loaded or the page suspends.
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

/** Removing a focused element with its page would force a layout between the old page and the new one. */
function blurFocusedElement(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
