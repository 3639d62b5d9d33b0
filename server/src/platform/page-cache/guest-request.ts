import type { IncomingHttpHeaders } from 'node:http';
import type { PageDescription } from '@rangmala/shared/contract';
import type { Composition } from '../registry/composition.ts';

/** Our cookies; with any of them except the canary's, the visitor may get a page of their own. */
const OUR_COOKIE = /^(__Host-)?rangmala_/;
const BUCKET_COOKIE = /^(?:__Host-)?rangmala_bucket$/;

/**
 * Returns the cookies of a visitor who gets guest pages; undefined when the visitor may be signed in, sees a preview
 * or uses an app from their own machine.
 */
export function guestCookies({
  cookie = '',
  authorization,
}: IncomingHttpHeaders): { bucket?: number } | undefined {
  if (authorization !== undefined) return undefined;
  const buckets = new Set<string>();
  for (const part of cookie.split(';')) {
    const [name = '', value = ''] = part.trim().split('=');
    if (BUCKET_COOKIE.test(name)) buckets.add(value);
    else if (OUR_COOKIE.test(name)) return undefined;
  }
  if (buckets.size === 0) return {};
  const [value = ''] = buckets;
  // Two values, or an invalid one: the page's handler decides.
  return buckets.size === 1 && /^\d{1,2}$/.test(value) ? { bucket: Number(value) } : undefined;
}

/** Parameters that advertising adds to links; no page reads them. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/**
 * Returns path and query as far as the page depends on them: the parameters in its description, sorted. undefined
 * when the description lists none, because any of them may matter.
 * @param url path and query as requested
 */
export function relevantUrl(url: string, composition: Composition): string | undefined {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const path = url.slice(0, mark);
  const given = [...new URLSearchParams(url.slice(mark + 1))].filter(([name]) => !TRACKING.test(name));
  if (given.length === 0) return path;
  const names = pageAt(path, composition)?.query;
  if (!names) return undefined;
  const used = given.filter(([name, value]) => names.includes(name) && value !== '');
  // Sorted by name; values of one name keep their order.
  used.sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  return used.length === 0 ? path : `${path}?${new URLSearchParams(used)}`;
}

type CompiledPage = PageDescription & { pattern: RegExp };
const compiled = new WeakMap<Composition, CompiledPage[]>();

/** Returns the page of a path; exact paths come before those with parameters, as in the shell. */
function pageAt(path: string, composition: Composition): PageDescription | undefined {
  const pages = compiled.get(composition) ?? compile(composition);
  compiled.set(composition, pages);
  return pages.find(({ pattern }) => pattern.test(path));
}

function compile({ shell, releases }: Composition): CompiledPage[] {
  const pages = [...shell.pages, ...Object.values(releases).flatMap(([current]) => current?.pages ?? [])];
  return pages
    .map((page) => ({ ...page, pattern: patternOf(page.path) }))
    .sort((one, other) => one.path.split(':').length - other.path.split(':').length);
}

function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}
