import { Suspense, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useRoutes, type RouteObject } from '@rangmala/shared/router';
import type { Access, PageDescription, Snapshot } from '@rangmala/shared/contract';
import { mayClaimPath, normalizePattern } from '@rangmala/shared/contract/route-prefixes';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { PageIndexing } from '@rangmala/shared/site';
import { LoadingState, ToastProvider } from '@rangmala/shared/ui';
import host from '../host.ts';
import { Federated } from './federation/Federated.tsx';
import { Frame } from './frame/Frame.tsx';

export interface RoutedPage extends PageDescription {
  app: string;
}

/**
 * Returns the pages of the shell and of the remotes in the snapshot. Omits a page of a remote when its path is outside
 * the remote's route prefixes or belongs to an earlier page. One team's mistake then cannot affect another team's page.
 */
export function listRoutedPages(snapshot: Snapshot): RoutedPage[] {
  const shellPages = host.pages.map(
    ({ path, page, access = 'all', indexed = access === 'all', slots = [] }) => ({
      app: host.name,
      path,
      page,
      access,
      indexed,
      slots: [...slots],
    }),
  );
  const pages: RoutedPage[] = shellPages;
  const patterns = new Set(shellPages.map(({ path }) => normalizePattern(path)));
  for (const remote of snapshot.remotes) {
    for (const page of remote.pages) {
      const pattern = normalizePattern(page.path);
      if (mayClaimPath(host.routePrefixes, remote.app, page.path) && !patterns.has(pattern)) {
        patterns.add(pattern);
        // Uses a default for releases that were built before the field `indexed` existed.
        pages.push({ ...page, indexed: page.indexed ?? page.access === 'all', app: remote.app });
      }
    }
  }
  return pages;
}

/** The page for every path that has no other page. */
export const NOT_FOUND: RoutedPage = {
  app: host.name,
  path: '*',
  page: 'NotFoundPage',
  access: 'all',
  indexed: false,
  slots: [],
};

/** Returns the route table of a snapshot. The `handle` of a page's route is its RoutedPage. */
export function createRoutes(snapshot: Snapshot): RouteObject[] {
  return [
    {
      element: <FramedOutlet />,
      children: [
        ...[...listRoutedPages(snapshot), { ...NOT_FOUND }].map((page) => ({
          path: page.path,
          handle: page,
          element: (
            <Guard access={page.access}>
              <PageIndexing indexed={page.indexed}>
                <Federated key={`${page.app}/${page.page}`} app={page.app} name={page.page} kind="page" />
              </PageIndexing>
            </Guard>
          ),
        })),
        { path: LOGIN_PATH, element: <Navigate to={links.signIn()} replace /> },
      ],
    },
  ];
}

/** Path that redirects to the sign-in page. */
export const LOGIN_PATH = links.login();

/** Renders the page of the current URL inside header and footer. Toasts are inside the router, because they contain links. */
export function Pages({ routes }: { routes: RouteObject[] }) {
  return <ToastProvider>{useRoutes(routes)}</ToastProvider>;
}

/** Renders header and footer around the current page, with a placeholder while the page loads. */
function FramedOutlet() {
  return (
    <Frame>
      <Suspense fallback={<LoadingState label="Loading…" />}>
        <Outlet />
      </Suspense>
    </Frame>
  );
}

/** Returns the URL of a sign-in page when the visitor may not see the page, otherwise undefined. */
export function findGuardRedirect(
  access: Access,
  session: { user: unknown; artist: unknown },
  currentUrl: string,
): string | undefined {
  if (access === 'customer' && !session.user) return links.signIn(currentUrl);
  if (access === 'artist' && !session.artist) return links.artistLogin(currentUrl);
  return undefined;
}

function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { user, artist } = useUser();
  const { pathname, search } = useLocation();
  const redirect = findGuardRedirect(access, { user, artist }, pathname + search);
  return redirect ? <Navigate to={redirect} replace /> : children;
}
