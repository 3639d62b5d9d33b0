/** Path prefixes that the shell grants to each remote. */
export type RoutePrefixes = Readonly<Record<string, readonly string[]>>;

/** First path segments that the server handles itself, besides those that begin with `_`. */
const SERVER_SEGMENTS = ['api', 'media', 'pay', 'r', 'uploads'];

/** Returns the prefixes of `app`: those that the shell lists, or the one of its own name. */
export function routePrefixesOf(prefixes: RoutePrefixes, app: string): readonly string[] {
  return prefixes[app] ?? [`/${app}`];
}

/** Returns whether `app` may have a page at this route pattern: below one of its prefixes and not at a server path. */
export function mayClaimPath(prefixes: RoutePrefixes, app: string, path: string): boolean {
  const [, first = ''] = path.split('/');
  if (first.startsWith('_') || SERVER_SEGMENTS.includes(first)) return false;
  return longestPrefixOwner(prefixes, app, path) === app;
}

/** The longest prefix decides: `/account/appointments` belongs to booking although `/account` belongs to the shell. */
function longestPrefixOwner(prefixes: RoutePrefixes, app: string, path: string): string | undefined {
  const granted = Object.entries({ ...prefixes, [app]: routePrefixesOf(prefixes, app) });
  let owner: string | undefined;
  let longest = 0;
  for (const [name, paths] of granted) {
    for (const prefix of paths) {
      if ((path === prefix || path.startsWith(`${prefix}/`)) && prefix.length > longest) {
        owner = name;
        longest = prefix.length;
      }
    }
  }
  return owner;
}

/** Returns whether two route patterns match the same addresses with the same specificity: `/shop/:a` and `/shop/:b`. */
export function isSamePattern(one: string, other: string): boolean {
  const normalize = (path: string) =>
    path
      .replace(/\/+$/, '')
      .replace(/:[^/]+/g, ':')
      .toLowerCase();
  return normalize(one) === normalize(other);
}
