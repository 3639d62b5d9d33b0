import { randomBytes } from 'node:crypto';
import type { Session } from '@rangmala/shared/contract';
import type { ContentTopic } from '../../database/content-versions.ts';
import { toCacheableHtml } from '../page-cache/cacheable-html.ts';
import { findTopics } from '../page-cache/content-topics.ts';
import type { GuestVisit } from '../page-cache/guest-pages.ts';
import { compressPage } from '../page-cache/page-body.ts';
import type { RenderedPage } from '../page-cache/page-cache.ts';
import { buildCachedPagePolicy } from './content-security-policy.ts';
import {
  type RenderedVisit,
  renderVisit,
  type RenderVisitOptions,
  isCacheable,
  type Visit,
} from './render-visit.ts';

export const GUEST_SESSION: Session = { user: null, artist: null };

/** A page that was rendered for a guest and cannot be cached. */
export interface UncacheablePage extends RenderedVisit {
  nonce: string;
}

/**
 * Renders a page for all guests: without cookies, and with hashes instead of a nonce in the Content-Security-Policy.
 * @param onUncacheable is called with a page that must not be cached
 * @param recordFailure see {@link Visit}
 * @returns undefined for a page that must not be cached, `unfinished` for a page that lacks data
 */
export async function renderGuestPage(
  options: RenderVisitOptions,
  { url, composition, headers }: GuestVisit,
  onUncacheable: (page: UncacheablePage) => void = () => undefined,
  recordFailure?: Visit['recordFailure'],
): Promise<RenderedPage | 'unfinished' | undefined> {
  const nonce = randomBytes(16).toString('base64');
  const renderedVisit = await renderVisit(options, {
    composition,
    url,
    nonce,
    session: GUEST_SESSION,
    devApps: {},
    ...(recordFailure && { recordFailure }),
  });
  const topics = listTopics(renderedVisit.paths);
  const { result, isComplete } = renderedVisit;
  if (!isCacheable(result) || !isComplete || !topics) {
    onUncacheable({ ...renderedVisit, nonce });
    return isComplete ? undefined : 'unfinished';
  }
  const { html, ...hashes } = toCacheableHtml(result.html.toString('utf8'), nonce);
  const body = await compressPage(html, {
    ...headers,
    'content-security-policy': buildCachedPagePolicy(hashes),
    'content-type': 'text/html; charset=utf-8',
  });
  return { ...body, topics };
}

function listTopics(paths: readonly string[]): ContentTopic[] | undefined {
  const topics = paths.map(findTopics);
  return topics.includes(undefined) ? undefined : [...new Set(topics.flatMap((each) => each ?? []))];
}
