/** Screens that sign in, or only pass through: coming back to them would lead round in a circle. */
const NEVER = /^\/(signin|signup|login|auth-callback|forgot-password|reset-password|api)(\/|$)/i;

/**
 * Where to go after signing in, from an address that anybody may have written: its path, query and
 * fragment when it leads to a screen of this site, else `otherwise`.
 */
export function safeNext(value: string | null | undefined, otherwise = '/'): string {
  // Browsers read `\` as `/` and drop line breaks and tabs: what looks inside could lead out.
  if (!value || value.length > 2000 || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return otherwise;
  const base = 'http://site.invalid';
  if (!URL.canParse(value, base)) return otherwise;
  const { origin, pathname, search, hash } = new URL(value, base);
  // Asked again after `.` and `..` are gone: `/.//evil.example` becomes `//evil.example`.
  if (origin !== base || pathname.startsWith('//') || NEVER.test(pathname)) return otherwise;
  return `${pathname}${search}${hash}`;
}
