import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom';
import {
  insideTerritory,
  samePattern,
  type Access,
  type PageDescription,
  type Snapshot,
} from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import host from '../host.ts';
import { Federated } from './federation/Federated.tsx';
import { Frame } from './frame/Frame.tsx';

/** A page of any app, ready to be matched. */
export interface RoutedPage extends PageDescription {
  app: string;
}

/**
 * Every page of the snapshot: the shell's, and the remotes' inside their territories. A path that is not the
 * remote's to claim, or that another claimed before, is left out: one team's mistake takes nobody's page.
 */
export function pagesOf(snapshot: Snapshot): RoutedPage[] {
  const own = host.pages.map(({ path, page, access = 'all', places = [] }) => ({
    app: host.name,
    path,
    page,
    access,
    places: [...places],
  }));
  const pages: RoutedPage[] = own;
  for (const remote of snapshot.remotes) {
    for (const page of remote.pages) {
      const granted = insideTerritory(host.territories, remote.app, page.path);
      if (granted && !pages.some(({ path }) => samePattern(path, page.path))) {
        pages.push({ ...page, app: remote.app });
      }
    }
  }
  return pages;
}

/** The page that stands at every address nobody claims. */
export const NOT_FOUND: RoutedPage = { app: host.name, path: '*', page: 'NotFoundPage', access: 'all', places: [] };

/** How a route of the table carries its page. */
export interface PageRoute {
  id: string;
  path: string;
  handle: RoutedPage;
  loader?: RouteObject['loader'];
}

/**
 * The route table of a snapshot.
 * @param prepare gets a page's code and data on their way; the navigation waits for it
 */
export function createRoutes(
  snapshot: Snapshot,
  prepare?: (page: RoutedPage, url: URL, params: Record<string, string | undefined>) => Promise<void>,
): RouteObject[] {
  const pages = [...pagesOf(snapshot), NOT_FOUND];
  return [
    {
      id: 'frame',
      element: (
        <Frame>
          <Outlet />
        </Frame>
      ),
      children: [
        ...pages.map((page) => ({
          id: `${page.app}${page.path}`,
          path: page.path,
          handle: page,
          element: (
            <Guard access={page.access}>
              <Federated key={`${page.app}/${page.page}`} app={page.app} name={page.page} kind="page" />
            </Guard>
          ),
          ...(prepare
            ? {
                loader: async ({ request, params }: { request: Request; params: Record<string, string | undefined> }) => {
                  await prepare(page, new URL(request.url), params);
                  return null;
                },
              }
            : {}),
        })),
        { id: 'login', path: '/login', element: <Navigate to={links.signIn()} replace /> },
      ],
    },
  ];
}

/** Where a visitor is sent who may not see the page; undefined: nowhere, they may. */
export function guardRedirect(
  access: Access,
  session: { user: unknown; artist: unknown },
  address: string,
): string | undefined {
  if (access === 'customer' && !session.user) return links.signIn(address);
  if (access === 'artist' && !session.artist) return links.artistLogin();
  return undefined;
}

function Guard({ access, children }: { access: Access; children: React.ReactNode }) {
  const { user, artist } = useUser();
  const { pathname, search } = useLocation();
  const elsewhere = guardRedirect(access, { user, artist }, pathname + search);
  return elsewhere ? <Navigate to={elsewhere} replace /> : children;
}
