import { createContext, use, type ReactNode } from 'react';
import type { SiteInfo } from '@rangmala/shared/contract';

/** What a page may know of the site that shows it. */
export interface Site {
  info: SiteInfo;
  /** When the page's HTML was made, by the server's clock, in milliseconds. */
  madeAt: number;
  /** Present only while the server renders: collects the status the page's answer is to have. */
  response?: { status: number };
}

const SiteContext = createContext<Site | undefined>(undefined);

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site's name, contact details and origin. Throws outside a SiteProvider. */
export function useSite(): SiteInfo {
  return useSiteContext().info;
}

/**
 * When the page's HTML was made, in milliseconds: the time that server and browser both draw until the page is
 * hydrated. Their clocks differ, and what they draw must not.
 */
export function useRenderTime(): number {
  return useSiteContext().madeAt;
}

/** Says with which HTTP status the server answers this page (404 for what does not exist). */
export function useResponseStatus(status: number | undefined): void {
  const { response } = useSiteContext();
  if (response && status !== undefined) answerWith(status, response);
}

function answerWith(status: number, response: { status: number }): void {
  response.status = status;
}

function useSiteContext(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite must be used within a SiteProvider');
  return site;
}
