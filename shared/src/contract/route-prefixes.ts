/** Path prefixes that the shell grants, by name of the remote. */
type RoutePrefixes = Readonly<Record<string, readonly string[]>>;

/** First path segments of the server's own URLs. Segments that begin with `_` belong to the server too. */
const SERVER_SEGMENTS = ['api', 'media', 'pay', 'r', 'uploads'];

/** Returns the route prefixes of `app`: the prefixes in the shell's list, or `/<app>` for an unlisted app. */
export function getRoutePrefixes(prefixes: RoutePrefixes, app: string): readonly string[] {
  return prefixes[app] ?? [`/${app}`];
}

/**
 * Returns whether `app` may have a page at a route pattern. `app` must have the longest matching route prefix, and the
 * pattern must not be one of the server's own paths.
 */
export function mayClaimPath(prefixes: RoutePrefixes, app: string, path: string): boolean {
  const [, firstSegment = ''] = path.split('/');
  if (firstSegment.startsWith('_') || SERVER_SEGMENTS.includes(firstSegment)) return false;
  return findLongestPrefixOwner(prefixes, app, path) === app;
}

/**
 * Returns the app with the longest matching prefix, if any. An app with the prefix `/account/appointments` owns that
 * path even when another app has the prefix `/account`.
 */
function findLongestPrefixOwner(prefixes: RoutePrefixes, app: string, path: string): string | undefined {
  const prefixesByApp = Object.entries({ ...prefixes, [app]: getRoutePrefixes(prefixes, app) });
  let owner: string | undefined;
  let longest = 0;
  for (const [name, paths] of prefixesByApp) {
    for (const prefix of paths) {
      if ((path === prefix || path.startsWith(`${prefix}/`)) && prefix.length > longest) {
        owner = name;
        longest = prefix.length;
      }
    }
  }
  return owner;
}

/**
 * Returns whether two route patterns match the same paths with the same specificity, such as `/shop/:a` and `/shop/:b`.
 */
export function isSamePattern(firstPattern: string, secondPattern: string): boolean {
  return normalizePattern(firstPattern) === normalizePattern(secondPattern);
}

/** Returns the same text for all route patterns that match the same paths with the same specificity. */
export function normalizePattern(pattern: string): string {
  return pattern
    .replace(/\/+$/, '')
    .replace(/:[^/]+/g, ':')
    .toLowerCase();
}
