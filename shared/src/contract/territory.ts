/** Path prefixes granted to each remote by the shell. */
export type Territories = Readonly<Record<string, readonly string[]>>;

/** First parts of the addresses that the server answers itself, beside those that begin with `_`. */
const SERVERS_OWN = ['api', 'media', 'r', 'uploads'];

/** The prefixes that are `app`'s: those the shell names, else the one that carries its name. */
export function territoryOf(territories: Territories, app: string): readonly string[] {
  return territories[app] ?? [`/${app}`];
}

/** Whether a route pattern lies in the app's territory: at a prefix of it, or below; never at the server's own. */
export function insideTerritory(territories: Territories, app: string, path: string): boolean {
  const [, first = ''] = path.split('/');
  if (first.startsWith('_') || SERVERS_OWN.includes(first)) return false;
  return longestPrefixOwner(territories, app, path) === app;
}

/** `/account/appointments` is booking's though `/account` is another's: the longest prefix decides. */
function longestPrefixOwner(territories: Territories, app: string, path: string): string | undefined {
  const named = Object.entries({ ...territories, [app]: territoryOf(territories, app) });
  let owner: string | undefined;
  let longest = 0;
  for (const [name, prefixes] of named) {
    for (const prefix of prefixes) {
      if ((path === prefix || path.startsWith(`${prefix}/`)) && prefix.length > longest) {
        owner = name;
        longest = prefix.length;
      }
    }
  }
  return owner;
}

/** Whether two route patterns can match the same address with the same specificity: `/shop/:a` and `/shop/:b`. */
export function samePattern(one: string, other: string): boolean {
  const shape = (path: string) =>
    path
      .replace(/\/+$/, '')
      .replace(/:[^/]+/g, ':')
      .toLowerCase();
  return shape(one) === shape(other);
}
