/**
 * Returns the Content-Security-Policy of a page. Scripts run only with this answer's nonce, or when such a script
 * loads them (the remotes), so uploaded files can never be scripts. Style attributes are allowed for the blurred
 * placeholders of pictures.
 * @param devOrigins origins of apps in development: their fonts and hot updates are allowed
 */
export function pagePolicy(nonce: string, devOrigins: readonly string[] = []): string {
  const dev = devOrigins.map((origin) => ` ${origin}`).join('');
  const sockets = devOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `font-src 'self'${dev}`,
    `connect-src 'self'${dev}${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
