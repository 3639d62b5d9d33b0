import { ApiError } from '@rangmala/shared/api';

/** Status codes of error responses with a message for the artist; 0 without a response. */
const STATUSES_WITH_MESSAGE = [0, 404, 409, 413, 415, 422, 429, 503, 507];

/** Returns the server's message if the status is one of {@link STATUSES_WITH_MESSAGE}; otherwise undefined. */
export function getServerMessage(error: unknown): string | undefined {
  return error instanceof ApiError && STATUSES_WITH_MESSAGE.includes(error.status)
    ? error.message
    : undefined;
}
