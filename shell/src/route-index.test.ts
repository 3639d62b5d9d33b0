import type { Snapshot, SnapshotRemote } from '@rangmala/shared/contract';
import { matchPage } from './route-index.ts';

function createRemote(app: string, paths: string[]): SnapshotRemote {
  const pages = paths.map((path) => ({
    path,
    page: `Page of ${path}`,
    access: 'all' as const,
    indexed: true,
    slots: [],
  }));
  return { app, releases: [], pages, slots: [] };
}

const snapshot: Snapshot = {
  number: 1,
  shell: '1.0.0',
  remotes: [createRemote('weaving', ['/weaving/looms/new', '/weaving/looms/:id', '/weaving/*'])],
};

const findPage = (pathname: string) =>
  (matchPage(snapshot, pathname).match?.route.handle as { page: string } | undefined)?.page;

it.each([
  ['/', 'HomePage'],
  ['/About', 'AboutPage'],
  ['/weaving/looms/new', 'Page of /weaving/looms/new'],
  ['/weaving/looms/7', 'Page of /weaving/looms/:id'],
  ['/weaving/l%6Foms/7', 'Page of /weaving/looms/:id'],
  ['/weaving/looms/7/threads', 'Page of /weaving/*'],
  ['/nowhere', 'NotFoundPage'],
  ['/nowhere/at/all', 'NotFoundPage'],
])('finds the page of %s', (pathname, page) => {
  expect(findPage(pathname)).toBe(page);
});

it('returns a route table with only the routes that can match', () => {
  const [frame] = matchPage(snapshot, '/weaving/looms/new').routes;
  expect(frame?.children?.map(({ path }) => path)).toEqual([
    '/weaving/looms/new',
    '/weaving/looms/:id',
    '/weaving/*',
  ]);
});
