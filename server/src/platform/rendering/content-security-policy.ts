/**
 * Returns the Content-Security-Policy of a page. Allows scripts with the nonce of the response, and the scripts that
 * these scripts load, for example remotes. Uploaded files cannot run as scripts. Style attributes are allowed, because
 * components use them.
 * @param devOrigins origins of apps in development; their fonts and hot updates are allowed
 */
export function buildPagePolicy(nonce: string, devOrigins: readonly string[] = []): string {
  const nonceSource = `'nonce-${nonce}'`;
  return buildPolicy(nonceSource, nonceSource, devOrigins);
}

/**
 * Returns the Content-Security-Policy of a cached page. Allows inline scripts and styles by their hashes, and the
 * scripts that the inline scripts load.
 */
export function buildCachedPagePolicy({ scripts, styles }: { scripts: string[]; styles: string[] }): string {
  return buildPolicy(scripts.join(' '), styles.join(' '), []);
}

function buildPolicy(scripts: string, styles: string, devOrigins: readonly string[]): string {
  const devSources = devOrigins.map((origin) => ` ${origin}`).join('');
  const socketSources = devOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    "default-src 'self'",
    `script-src ${scripts} 'strict-dynamic'`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `font-src 'self'${devSources}`,
    `connect-src 'self'${devSources}${socketSources}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
