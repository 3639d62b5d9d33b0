import { randomUUID } from 'node:crypto';
import type { Session } from '@rangmala/shared/contract';
import { toCacheableHtml } from '../page-cache/cacheable-html.ts';
import { findPublicTopics } from '../page-cache/content-topics.ts';
import type { CustomerTemplate, TemplateVisit } from '../page-cache/customer-pages.ts';
import type { Encoding } from '../../http/accepted-encoding.ts';
import { MAX_TAIL_BYTES, compressPageStart, appendTail } from '../page-cache/page-with-tail.ts';
import { buildCachedPagePolicy } from './content-security-policy.ts';
import { renderVisit, type RenderVisitOptions, isCacheable } from './render-visit.ts';

/**
 * Renders the template of a page for signed-in customers. Renders without cookies, and with the session of a customer
 * who does not exist.
 * @returns `personal` when the page must be rendered for each customer; undefined when the page must not be cached
 */
export async function renderCustomerTemplate(
  options: RenderVisitOptions,
  { url, composition }: TemplateVisit,
): Promise<CustomerTemplate | 'personal' | undefined> {
  const marker = randomUUID();
  const nonce = randomUUID();
  const session: Session = {
    user: { email: `${marker}@customer.invalid`, name: marker, userId: marker, isGoogleUser: false },
    artist: null,
  };
  const { result, paths, isComplete } = await renderVisit(options, {
    composition,
    url,
    nonce,
    session,
    devApps: {},
    // Counts no failure: after a failure, the page is rendered again for the customer, and a failure of that render
    // counts.
    recordFailure: () => Promise.resolve(false),
  });
  if (!isCacheable(result)) return undefined;
  const topics = paths.map(findPublicTopics);
  if (result.usesCustomer !== false || topics.includes(undefined)) return 'personal';
  if (!isComplete) return undefined;
  const { html, ...hashes } = toCacheableHtml(result.html.toString('utf8'), nonce);
  const [start = '', end = '', ...furtherParts] = html.split(JSON.stringify(session));
  const isSessionLast = end !== '' && Buffer.byteLength(end) < MAX_TAIL_BYTES / 2;
  if (!isSessionLast || furtherParts.length > 0 || start.includes(marker) || end.includes(marker))
    return 'personal';
  return {
    ...(await compressPageStart(start)),
    end,
    policy: buildCachedPagePolicy(hashes),
    topics: [...new Set(topics.flatMap((each) => each ?? []))],
  };
}

/**
 * Returns the page of a customer in an encoding; undefined when the session and the end of the page together exceed
 * {@link MAX_TAIL_BYTES}.
 */
export function buildCustomerPage(
  template: CustomerTemplate,
  session: Session,
  encoding: Encoding,
): Buffer | undefined {
  const json = JSON.stringify(session).replace(/[<\u2028\u2029]/g, escapeCharacter);
  const tail = Buffer.from(json + template.end);
  return tail.byteLength <= MAX_TAIL_BYTES ? appendTail(template, tail, encoding) : undefined;
}

/** Returns the escape sequence of a character, such as `\u003c` for `<`. A `<` could end the script element. */
const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
