/**
 * Returns the address under which a request looks for its route. A page's address that cannot be decoded (`/%`) or has
 * a NUL character leads to the page that says so: the JSON of an error is for programs.
 * @param url path and query, as they were sent
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
