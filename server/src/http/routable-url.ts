/**
 * The address under which a request looks for its route. A page's that cannot be decoded (`/%`), or
 * that no database knows how to keep (`/%00`), is nobody's: whoever typed it gets the page for that, not the
 * error that a program gets.
 * @param url path and query, as they were sent
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
