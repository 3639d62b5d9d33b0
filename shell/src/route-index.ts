import { matchRoutes, type RouteMatch, type RouteObject } from '@rangmala/shared/router';
import type { Snapshot } from '@rangmala/shared/contract';
import { createRoutes } from './routes.tsx';

interface IndexedRoute {
  route: RouteObject;
  segments: string[];
}

interface RouteIndex {
  /** The route that renders header and footer around all pages. */
  frame: RouteObject;
  routes: IndexedRoute[];
}

const indexes = new WeakMap<Snapshot, RouteIndex>();

/** A matched page, and a route table that is sufficient to render the page. */
export interface PageMatch {
  match: RouteMatch | undefined;
  routes: RouteObject[];
}

/**
 * Matches a path against the pages of a snapshot. Passes React Router only the routes that can match, because React
 * Router compiles the whole table at each match. For the same reason, the routes for every path are added only when no
 * other route matches.
 */
export function matchPage(snapshot: Snapshot, pathname: string): PageMatch {
  const { frame, routes } = indexes.get(snapshot) ?? indexSnapshot(snapshot);
  const segments = splitPath(pathname);
  const candidates = routes.filter((indexed) => canMatch(indexed.segments, segments));
  const matchCandidates = (children: IndexedRoute[]): PageMatch => {
    const table = [{ ...frame, children: children.map(({ route }) => route) } as RouteObject];
    return { match: matchRoutes(table, pathname)?.at(-1), routes: table };
  };
  const pageMatch = matchCandidates(candidates.filter((indexed) => !matchesEveryPath(indexed)));
  return pageMatch.match?.route.path === undefined ? matchCandidates(candidates) : pageMatch;
}

const matchesEveryPath = ({ segments }: IndexedRoute) => segments[0] === '*';

function indexSnapshot(snapshot: Snapshot): RouteIndex {
  const [frame = {}] = createRoutes(snapshot);
  const routes = (frame.children ?? []).map((route) => ({ route, segments: splitPath(route.path ?? '') }));
  const index = { frame, routes };
  indexes.set(snapshot, index);
  return index;
}

const splitPath = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/**
 * Returns whether a pattern can match a path. An encoded segment of the path can match any segment of the pattern,
 * because React Router decodes the path.
 */
function canMatch(pattern: readonly string[], path: readonly string[]): boolean {
  if (pattern.at(-1) === '*') return true;
  if (pattern.length !== path.length) return false;
  return pattern.every((patternSegment, index) => {
    const pathSegment = path[index] ?? '';
    return patternSegment === pathSegment || patternSegment.startsWith(':') || pathSegment.includes('%');
  });
}
