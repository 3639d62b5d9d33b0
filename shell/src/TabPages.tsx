import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { Pages } from './routes.tsx';
import type { TabRoutes } from './tab-routes.ts';

/**
 * Renders the page of the current URL. A navigation to a page that the tab does not know yet keeps the old page until
 * the routes are loaded.
 */
export function TabPages({ tabRoutes }: { tabRoutes: TabRoutes }) {
  const { pathname } = useLocation();
  return <Pages routes={tabRoutes.at(pathname) ?? use(tabRoutes.waitOrLoadPage())} />;
}
