import type { ContentTopic } from '../../database/content-versions.ts';

/** Topics of API answers, by the beginning of their path; the first match counts. */
const TOPICS: readonly (readonly [pattern: RegExp, topics: readonly ContentTopic[]])[] = [
  [/^\/(categories|items|products\/[^/]+)$/, ['shop']],
  // From the settings: unchanged while the process runs.
  [/^\/(information\/[^/]+|seller)$/, []],
  [/^\/art-gallery(\/|$)/, ['gallery']],
  [/^\/artists\/[^/]+\/(appointments|sessions|calendar-feed)$/, ['gallery', 'bookings']],
  [/^\/artists(\/|$)/, ['gallery']],
  [/^\/appointments\/availability$/, ['gallery', 'bookings']],
];

/**
 * Returns the topics that an API answer depends on; undefined when they are unknown, and a page with this answer
 * cannot be cached.
 * @param path below `/api`, with its query
 */
export function topicsOf(path: string): readonly ContentTopic[] | undefined {
  const [pathname = ''] = path.split('?');
  return TOPICS.find(([pattern]) => pattern.test(pathname))?.[1];
}

/** Endpoints with the same answer for every visitor; they read neither session nor time. */
const PUBLIC = /^\/(categories|items|products\/[^/]+|art-gallery(\/type|\/artist)?)$/;

/** Returns the topics of an answer that is the same for every visitor; undefined for other answers. */
export function publicTopicsOf(path: string): readonly ContentTopic[] | undefined {
  const [pathname = ''] = path.split('?');
  return PUBLIC.test(pathname) ? topicsOf(path) : undefined;
}
