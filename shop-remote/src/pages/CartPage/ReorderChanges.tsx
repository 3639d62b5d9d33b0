import { Notice } from '@rangmala/shared/ui';

/** Lists the differences from the earlier order after “Order Again”. `state` is the navigation state. */
export function ReorderChanges({ state }: { state: unknown }) {
  const changes = (state as { changes?: unknown } | null)?.changes;
  if (!Array.isArray(changes) || changes.length === 0) return null;
  return (
    <Notice tone="info">
      <p>A few things have changed since your order:</p>
      <ul>
        {changes
          .filter((sentence) => typeof sentence === 'string')
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
      </ul>
    </Notice>
  );
}
