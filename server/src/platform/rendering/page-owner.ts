import type { Snapshot } from '@rangmala/shared/contract';
import { createRoutePattern } from '../registry/route-pattern.ts';

type PageIndex = { app: string; pattern: RegExp }[];

/** Caches the patterns of the remotes' pages by snapshot, because each snapshot is rendered many times. */
const pageIndexes = new WeakMap<Snapshot, PageIndex>();

/** Returns the app that has a page at a URL; the shell when no remote has a page at this URL. */
export function findPageOwner(snapshot: Snapshot, url: string): string {
  let index = pageIndexes.get(snapshot);
  if (!index) {
    index = snapshot.remotes.flatMap(({ app, pages }) =>
      pages.map(({ path }) => ({ app, pattern: createRoutePattern(path) })),
    );
    pageIndexes.set(snapshot, index);
  }
  const [pathname = '/'] = url.split('?');
  return index.find(({ pattern }) => pattern.test(pathname))?.app ?? 'shell';
}
