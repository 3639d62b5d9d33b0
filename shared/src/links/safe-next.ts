/** Sign-in and redirect pages: returning to them would loop. */
const NEVER = /^\/(signin|signup|login|auth-callback|forgot-password|reset-password|api)(\/|$)/i;

/**
 * Validates the return address of a sign-in, which comes from the query and is not trusted.
 * @returns path, query and fragment when it is a page of this site, else `otherwise`
 */
export function safeNext(value: string | null | undefined, otherwise = '/'): string {
  // Browsers treat `\` as `/` and drop line breaks and tabs, so such an address could leave the site.
  if (!value || value.length > 2000 || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return otherwise;
  const base = 'http://site.invalid';
  if (!URL.canParse(value, base)) return otherwise;
  const { origin, pathname, search, hash } = new URL(value, base);
  // Checked after `.` and `..` are resolved: `/.//evil.example` becomes `//evil.example`.
  if (origin !== base || pathname.startsWith('//') || NEVER.test(pathname)) return otherwise;
  return `${pathname}${search}${hash}`;
}
