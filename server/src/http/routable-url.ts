/**
 * Returns the address under which a request's route is looked up. A page address that cannot be decoded (`/%`) or
 * contains a NUL character becomes an unknown page, so that the visitor sees the not-found page instead of a JSON
 * error.
 * @param url path and query, as sent
 */
export function routableUrl(url: string): string {
  const [path = '/', query = ''] = url.split('?');
  if (path.startsWith('/api/')) return url;
  try {
    return (decodeURIComponent(path) + query.replaceAll('%00', '\0')).includes('\0') ? '/not-found' : url;
  } catch {
    return '/not-found';
  }
}
