import { apiErrorSchema } from '@rangmala/shared/contract';

/** The refusals that a route documents, for its `response` schemas. */
export function refusals<const Status extends number>(
  ...statuses: Status[]
): Record<Status, typeof apiErrorSchema> {
  return Object.fromEntries(statuses.map((status) => [status, apiErrorSchema])) as Record<
    Status,
    typeof apiErrorSchema
  >;
}
