/**
 * Returns the URL that the router uses for a request. Replaces a URL outside the API with `/not-found` when the path
 * cannot be decoded (such as `/%`) or the URL contains a NUL character. The visitor then sees the not-found page
 * instead of a JSON error.
 * @param url path and query of the request
 */
export function toRoutableUrl(url: string): string {
  const [path = '/', query = ''] = url.split('?');
  if (path.startsWith('/api/')) return url;
  try {
    return (decodeURIComponent(path) + query.replaceAll('%00', '\0')).includes('\0') ? '/not-found' : url;
  } catch {
    return '/not-found';
  }
}
