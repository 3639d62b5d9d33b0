import type { IncomingHttpHeaders } from 'node:http';
import type { PageDescription } from '@rangmala/shared/contract';
import type { Composition } from '../registry/composition.ts';

/**
 * Matches all cookies of the site. A visitor with any cookie except the canary bucket may not get guest pages.
 */
const SITE_COOKIE = /^(__Host-)?rangmala_/;
const BUCKET_COOKIE = /^(?:__Host-)?rangmala_bucket$/;

/**
 * Returns the canary bucket of a visitor who gets guest pages. Returns undefined when the visitor may be
 * signed in, has a preview or loads an app from their own machine.
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
    else if (SITE_COOKIE.test(name)) return undefined;
  }
  if (buckets.size === 0) return {};
  const [value = ''] = buckets;
  // With several values or an invalid value, the page's handler chooses the bucket.
  return buckets.size === 1 && /^\d{1,2}$/.test(value) ? { bucket: Number(value) } : undefined;
}

/** Matches parameters of advertising links. No page reads them. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/**
 * Returns the URL that identifies a page: its path with the declared parameters, sorted. Returns undefined
 * when the page declares no parameters but the URL has some, because the page may read any of them.
 * @param url path and query of the request
 */
export function relevantUrl(url: string, composition: Composition): string | undefined {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const path = url.slice(0, mark);
  const parameters = [...new URLSearchParams(url.slice(mark + 1))].filter(([name]) => !TRACKING.test(name));
  if (parameters.length === 0) return path;
  const names = findPage(path, composition)?.query;
  if (!names) return undefined;
  const used = parameters.filter(([name, value]) => names.includes(name) && value !== '');
  // Sorted by name; values of one name keep their order.
  used.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return used.length === 0 ? path : `${path}?${new URLSearchParams(used)}`;
}

type CompiledPage = PageDescription & { pattern: RegExp };
const compiled = new WeakMap<Composition, CompiledPage[]>();

/** Returns the page of a path. Exact paths take precedence over paths with parameters, as in the shell. */
export function findPage(path: string, composition: Composition): PageDescription | undefined {
  const pages = compiled.get(composition) ?? compile(composition);
  compiled.set(composition, pages);
  return pages.find(({ pattern }) => pattern.test(path));
}

function compile({ shell, releases }: Composition): CompiledPage[] {
  const pages = [...shell.pages, ...Object.values(releases).flatMap(([current]) => current?.pages ?? [])];
  return pages
    .map((page) => ({ ...page, pattern: toPattern(page.path) }))
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length);
}

function toPattern(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}
