/**
 * The address under which a request looks for its route. A page's that cannot be decoded (`/%`) is nobody's:
 * whoever typed it gets the page for that, not the error that a program gets.
 * @param url path and query, as they were sent
 */
export function routableUrl(url: string): string {
  const [path = '/'] = url.split('?');
  if (path.startsWith('/api/')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return '/not-found';
  }
}
