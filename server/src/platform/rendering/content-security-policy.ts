/**
 * Returns the Content-Security-Policy of a page. Only files of this site run as scripts: the site sends uploaded files
 * with their own types, so browsers do not run uploaded files. Inline styles are allowed, because components use them.
 * @param devOrigins origins of apps in development; their scripts, styles, fonts and hot updates are allowed
 */
export function buildPagePolicy(devOrigins: readonly string[] = []): string {
  const devSources = devOrigins.map((origin) => ` ${origin}`).join('');
  const socketSources = devOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${devSources}`,
    `style-src 'self' 'unsafe-inline'${devSources}`,
    `img-src 'self' data: blob:${devSources}`,
    `font-src 'self'${devSources}`,
    `connect-src 'self'${devSources}${socketSources}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
