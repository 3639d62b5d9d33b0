import { use } from 'react';
import { useLocation, useRoutes } from '@rangmala/shared/router';
import { createFulfilledPromise } from './federation/fulfilled-promise.ts';
import { completeRoutes, findRoutes, type TabRoutes } from './tab-routes.ts';

/** Renders the page of the current URL. For a page without a route, suspends until the routes are complete. */
export function TabPages({ tab }: { tab: TabRoutes }) {
  const { pathname } = useLocation();
  const routes = findRoutes(tab, pathname);
  // Calls `use` for existing routes, too. After a component has suspended in `use`, React requires that its next render
  // calls `use` again.
  return useRoutes(use(routes ? createFulfilledPromise(routes) : completeRoutes(tab, true)));
}
