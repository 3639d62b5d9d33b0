import { ApiError } from '@rangmala/shared/api';

/**
 * Statuses for a reached limit (429) and a full disk (507). The customer sees the server's message, because a retry a
 * few seconds later fails again.
 */
const LIMIT_STATUSES = [429, 507];
/** Statuses of 4xx responses after which the same request may succeed later. */
const RETRYABLE_STATUSES = [401, 408, 409, 429];

/** Returns whether the server will refuse the same content again. */
export const isPermanentRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !RETRYABLE_STATUSES.includes(error.status);

/** Returns the server's message about a refused change; undefined for other errors. */
export const findRefusalMessage = (error: unknown): string | undefined =>
  isPermanentRefusal(error) || (error instanceof ApiError && LIMIT_STATUSES.includes(error.status))
    ? error.message
    : undefined;
