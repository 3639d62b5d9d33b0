import { Suspense, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import {
  insideTerritory,
  samePattern,
  type Access,
  type PageDescription,
  type Snapshot,
} from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { LoadingState } from '@rangmala/shared/ui';
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
export const NOT_FOUND: RoutedPage = {
  app: host.name,
  path: '*',
  page: 'NotFoundPage',
  access: 'all',
  places: [],
};

/** The route table of a snapshot; each route's handle is its page. */
export function createRoutes(snapshot: Snapshot): RouteObject[] {
  return [
    {
      element: <FramedOutlet />,
      children: [
        ...[...pagesOf(snapshot), NOT_FOUND].map((page) => ({
          path: page.path,
          handle: page,
          element: (
            <Guard access={page.access}>
              <Federated key={`${page.app}/${page.page}`} app={page.app} name={page.page} kind="page" />
            </Guard>
          ),
        })),
        { path: LOGIN_PATH, element: <Navigate to={links.signIn()} replace /> },
      ],
    },
  ];
}

/** No page: only leads on to one. */
export const LOGIN_PATH = links.login();

/** The page of the router's address, in the shell's frame. */
export function Pages({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** A navigation keeps the page that is shown until the next one's code is there, within reason. */
function FramedOutlet() {
  return (
    <Frame>
      <Suspense fallback={<LoadingState label="Loading…" />}>
        <Outlet />
      </Suspense>
    </Frame>
  );
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

function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { user, artist } = useUser();
  const { pathname, search } = useLocation();
  const elsewhere = guardRedirect(access, { user, artist }, pathname + search);
  return elsewhere ? <Navigate to={elsewhere} replace /> : children;
}
