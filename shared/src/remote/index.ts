import type { ComponentType } from 'react';
import type { Access, PageDescription, SlotDescription } from '@rangmala/shared/contract';

/** A remote's whole offer, as plain data: its `remote.ts` is the only place that lists it. */
export interface RemoteDescription {
  /** The app's name in the registry: `shop`. */
  readonly name: string;
  readonly pages: readonly (Omit<PageDescription, 'access'> & { readonly access?: Access })[];
  readonly slots: readonly SlotDescription[];
}

/** Returns the description as it is; exists so that `remote.ts` is checked where it is written. */
export function defineRemote(description: RemoteDescription): RemoteDescription {
  return description;
}

/**
 * API paths, without `/api`, that a page or slot shows first. The server answers them in the HTML,
 * the browser fetches them on hover or focus of a link, and the page reads them with `useApi`.
 */
export type PageData = (
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
) => string[];

/** What a page's or slot's module exports. */
export interface PageModule {
  default: ComponentType;
  data?: PageData;
}
export { PrefetchProvider, usePrefetch, type Prefetch } from './prefetch.tsx';
