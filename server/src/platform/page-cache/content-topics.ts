import type { ContentTopic } from '../../database/content-versions.ts';

/** Topics of API responses by path. The first matching pattern applies. */
const TOPICS: readonly (readonly [pattern: RegExp, topics: readonly ContentTopic[]])[] = [
  [/^\/(categories|items(\/choices)?|shelves|products\/[^/]+)$/, ['shop']],
  [/^\/search$/, ['shop', 'search']],
  // These responses do not change while the process runs.
  [/^\/(information\/[^/]+|seller)$/, []],
  // A public artist page shows the next free times.
  [/^\/art-gallery\/artist\/[^/]+$/, ['gallery', 'bookings']],
  [/^\/art-gallery(\/|$)/, ['gallery']],
  [/^\/artists\/[^/]+\/(appointments|sessions|calendar-feed|free-days)$/, ['gallery', 'bookings']],
  [/^\/artists(\/|$)/, ['gallery']],
  [/^\/appointments\/availability$/, ['gallery', 'bookings']],
];

/**
 * Returns the topics on which an API response depends; undefined for an endpoint without known topics. A page that
 * reads an endpoint without known topics must not be cached.
 * @param path path below `/api` with its query
 */
export function findTopics(path: string): readonly ContentTopic[] | undefined {
  const [pathname = ''] = path.split('?');
  return TOPICS.find(([pattern]) => pattern.test(pathname))?.[1];
}
