/**
 * Returns a pattern that matches the paths of a page as the shell's router does. A parameter (`:id` in `/product/:id`)
 * matches one path segment. Ignores letter case and a trailing slash.
 */
export function createRoutePattern(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}
