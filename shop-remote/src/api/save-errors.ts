import { ApiError } from '@rangmala/shared/api';

/** Statuses of limits and of a full disk, which the customer cannot solve by waiting a few seconds. */
const REFUSAL_STATUSES = [429, 507];
/** Statuses of 4xx responses after which the same request may succeed later. */
const RETRIED_STATUSES = [401, 408, 409, 429];

/** Returns whether the server will refuse the same content again. */
export const isPermanentRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !RETRIED_STATUSES.includes(error.status);

/** Returns the server's sentence about a refused change; undefined for a failure that may pass by itself. */
export const findRefusalMessage = (error: unknown): string | undefined =>
  isPermanentRefusal(error) || (error instanceof ApiError && REFUSAL_STATUSES.includes(error.status))
    ? error.message
    : undefined;
