import { ApiError } from '@rangmala/shared/api';

/** Checks before a sign-in that the browser can keep the session. @throws ApiError when it blocks cookies */
export function requireCookies(): void {
  if (navigator.cookieEnabled) return;
  throw new ApiError(
    0,
    'Signing in needs cookies, and this browser blocks them. Please allow cookies for this site and try again.',
  );
}
