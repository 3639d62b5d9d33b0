/**
 * Returns the Content-Security-Policy of a page. Scripts run only with this response's nonce, or when such a script
 * loads them (the remotes), so uploaded files can never be scripts. Style attributes are allowed for the blurred
 * placeholders of pictures.
 * @param devOrigins origins of apps in development: their fonts and hot updates are allowed
 */
export function pagePolicy(nonce: string, devOrigins: readonly string[] = []): string {
  const own = `'nonce-${nonce}'`;
  return policyOf(own, own, devOrigins);
}

/**
 * Returns the policy of a cached guest page: its inline scripts and styles are allowed by their hashes, other scripts
 * when such a script adds them.
 */
export function storedPagePolicy({ scripts, styles }: { scripts: string[]; styles: string[] }): string {
  return policyOf(scripts.join(' '), styles.join(' '), []);
}

function policyOf(scripts: string, styles: string, devOrigins: readonly string[]): string {
  const dev = devOrigins.map((origin) => ` ${origin}`).join('');
  const sockets = devOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    "default-src 'self'",
    `script-src ${scripts} 'strict-dynamic'`,
    `style-src 'self' ${styles}`,
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
