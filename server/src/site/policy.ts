/**
 * Content-Security-Policy of a page. Scripts run only with this answer's nonce, or when such a script loads
 * them (the remotes); uploaded files can therefore never be scripts. Style attributes are allowed for the
 * blurred placeholders of pictures.
 */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
