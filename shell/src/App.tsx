import type { ReactNode } from 'react';
import { ApiProvider } from '@rangmala/shared/api';
import type { PagePayload } from '@rangmala/shared/contract';
import { PrefetchProvider, type Prefetch } from '@rangmala/shared/remote';
import { UserProvider } from '@rangmala/shared/session';
import { SiteProvider } from '@rangmala/shared/site';
import { ThemeRoot } from '@rangmala/shared/theme';
import { ToastProvider } from '@rangmala/shared/ui';
import { FederationProvider } from './federation/loader-context.tsx';
import type { ModuleLoader } from './federation/module-loader.ts';
import { DeliveryNotice } from './frame/DeliveryNotice.tsx';

interface AppProps {
  payload: PagePayload;
  loader: ModuleLoader;
  prefetch: Prefetch;
  /** Collects the status of the page's answer; the server's only. */
  response?: { status: number };
  /** The router. */
  children: ReactNode;
}

/** Everything around the routes, the same on the server and in the browser. */
export function App({ payload, loader, prefetch, response, children }: AppProps) {
  return (
    <SiteProvider site={{ info: payload.site, ...(response ? { response } : {}) }}>
      <ThemeRoot>
        <ApiProvider answers={payload.answers}>
          <UserProvider initial={payload.session}>
            <FederationProvider loader={loader} snapshot={payload.snapshot}>
              <PrefetchProvider prefetch={prefetch}>
                <ToastProvider>
                  {payload.notice && <DeliveryNotice notice={payload.notice} />}
                  {children}
                </ToastProvider>
              </PrefetchProvider>
            </FederationProvider>
          </UserProvider>
        </ApiProvider>
      </ThemeRoot>
    </SiteProvider>
  );
}
