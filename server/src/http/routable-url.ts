/**
 * Returns the address under which a request's route is looked up. A page address that cannot be decoded (`/%`) or
 * stored in a database (`/%00`) becomes an unknown page, so that the visitor sees the not-found page instead of an
 * API error.
 * @param url path and query, as sent
 */
export function routableUrl(url: string): string {
  const [path = '/'] = url.split('?');
  if (path.startsWith('/api/')) return url;
  try {
    return decodeURIComponent(path).includes('\0') ? '/not-found' : url;
  } catch {
    return '/not-found';
  }
}
