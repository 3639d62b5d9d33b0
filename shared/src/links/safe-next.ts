/** Paths that a sign-in must not return to. */
const EXCLUDED_PAGES = /^\/(signin|signup|login|auth-callback|forgot-password|reset-password|api)(\/|$)/i;

/**
 * Validates the URL to return to after a sign-in. The URL comes from the query and is not trusted.
 * @returns path, query and fragment of an allowed URL of this site; `fallback` for any other value
 */
export function sanitizeNextUrl(value: string | null | undefined, fallback = '/'): string {
  // Rejects `\` and control characters. Browsers treat `\` as `/` and ignore line breaks and tabs, so a URL with these
  // characters could lead to another site.
  if (!value || value.length > 2000 || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return fallback;
  const base = 'http://site.invalid';
  if (!URL.canParse(value, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, base);
  // Checks the resolved path, because `/.//evil.example` becomes `//evil.example`.
  if (origin !== base || pathname.startsWith('//') || EXCLUDED_PAGES.test(pathname)) return fallback;
  return `${pathname}${search}${hash}`;
}

/** @deprecated Renamed: call `sanitizeNextUrl`. */
export const safeNext = sanitizeNextUrl;
