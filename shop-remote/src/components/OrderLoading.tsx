import type { ApiError } from '@rangmala/shared/api';
import { ErrorState, LoadingState } from '@rangmala/shared/ui';

interface OrderLoadingProps {
  /** Why the order could not be loaded; undefined while it loads. */
  error: ApiError | undefined;
  onRetry: () => void;
}

/** Stands in place of an order that is not loaded. */
export function OrderLoading({ error, onRetry }: OrderLoadingProps) {
  return error ? (
    <ErrorState message={error.message} onRetry={onRetry} />
  ) : (
    <LoadingState label="Loading your order…" />
  );
}
