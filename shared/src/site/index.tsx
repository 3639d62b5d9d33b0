import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { SiteInfo } from '@rangmala/shared/contract';

/** Data about the site and about the render of the page. */
export interface Site {
  info: SiteInfo;
  /** Time of the server render in milliseconds since 1970. */
  renderedAt: number;
  /** Collects the HTTP status of the page; set only while the server renders. */
  response?: { status: number };
}

const SiteContext = createContext<Site | undefined>(undefined);

/** Provides the site that the hooks of this module read. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/**
 * Returns the name, contact details and features of the site.
 * @throws Error outside a SiteProvider
 */
export function useSite(): SiteInfo {
  return useSiteContext().info;
}

/**
 * Returns the time of the server render in milliseconds since 1970. Server and browser both render with this time,
 * because their clocks differ.
 * @throws Error outside a SiteProvider
 */
export function useRenderTime(): number {
  return useSiteContext().renderedAt;
}

const subscribeToNothing = () => () => undefined;

/** Returns whether the page is hydrated. A hydrated page may show values that only the browser has. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/**
 * Sets the HTTP status of the page during the server render. Undefined leaves the status unchanged.
 * @throws Error outside a SiteProvider
 */
export function useResponseStatus(status: number | undefined): void {
  const { response } = useSiteContext();
  if (response && status !== undefined) setStatus(status, response);
}

function setStatus(status: number, response: { status: number }): void {
  response.status = status;
}

function useSiteContext(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite must be used within a SiteProvider');
  return site;
}

const IndexedContext = createContext(true);

/** Sets whether search engines may list the page in `children`. */
export function PageIndexing({ indexed, children }: { indexed: boolean; children: ReactNode }) {
  return <IndexedContext value={indexed}>{children}</IndexedContext>;
}

/** Returns the value of the enclosing {@link PageIndexing}; true by default. */
export function useIsIndexed(): boolean {
  return use(IndexedContext);
}
