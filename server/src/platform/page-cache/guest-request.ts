import type { IncomingHttpHeaders } from 'node:http';
import type { PageDescription } from '@rangmala/shared/contract';
import { listCurrentReleases, type Composition } from '../registry/composition.ts';
import { createRoutePattern } from '../registry/route-pattern.ts';

/**
 * Matches the names of the site's cookies. A visitor with one of these cookies gets no guest pages. {@link
 * canGetGuestPages} makes exceptions for the cookie of the canary bucket and for order cookies.
 */
const SITE_COOKIE = /^(__Host-)?rangmala_/;
const BUCKET_COOKIE = /^(?:__Host-)?rangmala_bucket$/;

/** Matches the cookies that give access to an order. */
const ORDER_COOKIE = /^rangmala_order_/;

/**
 * Returns whether a visitor may get guest pages; false when a header or cookie may change the page.
 * @param isCached whether the page is taken from the cache. A cached page depends on no order, because pages with
 * responses about orders are never cached.
 */
export function canGetGuestPages(
  { cookie = '', authorization }: IncomingHttpHeaders,
  isCached: boolean,
): boolean {
  if (authorization !== undefined) return false;
  const buckets = new Set<string>();
  for (const part of cookie.split(';')) {
    const [name = '', value = ''] = part.trim().split('=');
    if (BUCKET_COOKIE.test(name)) buckets.add(value);
    else if (SITE_COOKIE.test(name) && !(isCached && ORDER_COOKIE.test(name))) return false;
  }
  if (buckets.size === 0) return true;
  const [value = ''] = buckets;
  // With several values or an invalid value, the page's handler chooses the bucket.
  return buckets.size === 1 && /^\d{1,2}$/.test(value);
}

/** Matches parameters of advertising links. No page reads these parameters. */
const TRACKING_PARAMETER = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/**
 * Returns the URL that identifies a page: its path with the declared parameters that have a value, sorted by name.
 * Returns undefined when the declared parameters of the page are unknown and the URL has parameters that the page may
 * read.
 * @param url path and query of the request
 */
export function getRelevantUrl(url: string, composition: Composition): string | undefined {
  const queryStart = url.indexOf('?');
  if (queryStart === -1) return url;
  const path = url.slice(0, queryStart);
  const parameters = [...new URLSearchParams(url.slice(queryStart + 1))].filter(
    ([name]) => !TRACKING_PARAMETER.test(name),
  );
  // Copies the path, because a part of a string keeps the whole string in memory.
  if (parameters.length === 0) return Buffer.from(path).toString();
  const names = findPage(path, composition)?.query;
  if (!names) return undefined;
  const relevantParameters = parameters.filter(([name, value]) => names.includes(name) && value !== '');
  // Sorts by name only, so that values of one name keep their order.
  relevantParameters.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return relevantParameters.length === 0 ? path : `${path}?${new URLSearchParams(relevantParameters)}`;
}

type CompiledPage = PageDescription & { pattern: RegExp };
const compiledPages = new WeakMap<Composition, CompiledPage[]>();

/** Returns the page of a path, if there is one. Routes with fewer parameters take precedence. */
export function findPage(path: string, composition: Composition): PageDescription | undefined {
  const pages = compiledPages.get(composition) ?? compilePages(composition);
  compiledPages.set(composition, pages);
  return pages.find(({ pattern }) => pattern.test(path));
}

function compilePages(composition: Composition): CompiledPage[] {
  return listCurrentReleases(composition)
    .flatMap(({ pages }) => pages)
    .map((page) => ({ ...page, pattern: createRoutePattern(page.path) }))
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length);
}
