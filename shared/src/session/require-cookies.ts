import { ApiError } from '@rangmala/shared/api';

/**
 * Checks before a sign-in that the browser says that it keeps cookies, or after it whether it has kept the session.
 * @throws ApiError when the browser blocks cookies
 */
export function requireCookies(areCookiesKept = navigator.cookieEnabled): void {
  if (areCookiesKept) return;
  throw new ApiError(
    0,
    'Signing in needs cookies, and this browser blocks them. Please allow cookies for this site and try again.',
  );
}
