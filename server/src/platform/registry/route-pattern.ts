/**
 * Returns a pattern that matches the paths of a page as the shell's router does: with any value for a parameter
 * (`/product/:id`), in any case, and with or without a trailing slash.
 */
export function createRoutePattern(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}
