import { apiError } from '@rangmala/shared/contract';

/** The refusals that a route documents, for its `response` schemas. */
export function refusals<const Status extends number>(
  ...statuses: Status[]
): Record<Status, typeof apiError> {
  return Object.fromEntries(statuses.map((status) => [status, apiError])) as Record<Status, typeof apiError>;
}
