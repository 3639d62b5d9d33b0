import { useCallback, type ReactNode } from 'react';
import { ApiProvider } from '@rangmala/shared/api';
import type { PagePayload, Session } from '@rangmala/shared/contract';
import { PrefetchProvider } from '@rangmala/shared/remote';
import { UserProvider, useUser } from '@rangmala/shared/session';
import { SiteProvider } from '@rangmala/shared/site';
import { ThemeRoot } from '@rangmala/shared/theme';
import { FederationProvider } from './federation/federation-context.tsx';
import type { ModuleLoader } from './federation/module-loader.ts';
import { PreviewBanner } from './frame/PreviewBanner.tsx';

/** Prefetches the page at the URL `to` for the given session. */
type PrefetchFunction = (to: string, session: Session) => void;

interface AppProps {
  payload: PagePayload;
  loader: ModuleLoader;
  prefetch: PrefetchFunction;
  /** Receives the HTTP status of the page; set on the server only. */
  response?: { status: number };
  /** The router and its routes. */
  children: ReactNode;
}

/** The providers around the routes, the same on the server and in the browser. */
export function App({ payload, loader, prefetch, response, children }: AppProps) {
  return (
    <SiteProvider
      site={{ info: payload.site, renderedAt: payload.renderedAt, ...(response ? { response } : {}) }}
    >
      <ThemeRoot>
        <ApiProvider answers={payload.answers}>
          <UserProvider initial={payload.session}>
            <FederationProvider loader={loader} snapshot={payload.snapshot}>
              <PrefetchForVisitor prefetch={prefetch}>
                {payload.notice && <PreviewBanner notice={payload.notice} />}
                {children}
              </PrefetchForVisitor>
            </FederationProvider>
          </UserProvider>
        </ApiProvider>
      </ThemeRoot>
    </SiteProvider>
  );
}

function PrefetchForVisitor({ prefetch, children }: { prefetch: PrefetchFunction; children: ReactNode }) {
  const { user, artist } = useUser();
  const prefetchForVisitor = useCallback(
    (to: string) => prefetch(to, { user, artist }),
    [prefetch, user, artist],
  );
  return <PrefetchProvider prefetch={prefetchForVisitor}>{children}</PrefetchProvider>;
}
