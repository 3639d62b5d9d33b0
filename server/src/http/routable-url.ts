/** Path of no page. Pages of the site answer it with the not-found page. */
const NOT_FOUND_PATH = '/not-found';

/**
 * Returns the URL that the router uses for a request. Removes scheme and host of an absolute URL. Replaces a URL
 * outside the API with {@link NOT_FOUND_PATH} when the URL is not a path (such as `*`), the path cannot be decoded
 * (such as `/%`), or the URL contains a NUL character. The visitor then sees the not-found page instead of a JSON error.
 * @param url target of the request line: path and query, or an absolute URL
 */
export function toRoutableUrl(url: string): string {
  const target = url.startsWith('/') ? url : removeOrigin(url);
  const [path = '/', query = ''] = target.split('?');
  if (path.startsWith('/api/')) return target;
  try {
    return (decodeURIComponent(path) + query.replaceAll('%00', '\0')).includes('\0')
      ? NOT_FOUND_PATH
      : target;
  } catch {
    return NOT_FOUND_PATH;
  }
}

function removeOrigin(url: string): string {
  if (!URL.canParse(url)) return NOT_FOUND_PATH;
  const { protocol, pathname, search } = new URL(url);
  return protocol === 'http:' || protocol === 'https:' ? pathname + search : NOT_FOUND_PATH;
}
