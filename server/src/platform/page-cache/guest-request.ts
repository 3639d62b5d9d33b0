import type { IncomingHttpHeaders } from 'node:http';
import type { PageDescription } from '@rangmala/shared/contract';
import { listCurrentReleases, type Composition } from '../registry/composition.ts';
import { createRoutePattern } from '../registry/route-pattern.ts';

/** Matches the names of the site's cookies, except for the cookie of the canary bucket. */
const PERSONAL_COOKIE = /(^|;\s*)(__Host-)?rangmala_(?!bucket=)/;

/** Returns whether a visitor gets the same pages as every guest: no header and no cookie identifies the visitor. */
export function isGuest({ cookie = '', authorization }: IncomingHttpHeaders): boolean {
  return authorization === undefined && !PERSONAL_COOKIE.test(cookie);
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
  if (parameters.length === 0) return path;
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
function findPage(path: string, composition: Composition): PageDescription | undefined {
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
