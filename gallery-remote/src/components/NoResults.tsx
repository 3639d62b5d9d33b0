import { Button, EmptyState } from '@rangmala/shared/ui';

/**
 * The empty state of a list, with a button that clears search or filter. Shows no button when `onClear` is undefined.
 */
export function NoResults({ noun, onClear }: { noun: string; onClear: (() => void) | undefined }) {
  return (
    <EmptyState
      title={`No ${noun}s found.`}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            Show all {noun}s
          </Button>
        )
      }
    >
      <p>
        {onClear
          ? 'Try a shorter search, or another art type.'
          : 'Come back soon: new artists join every month.'}
      </p>
    </EmptyState>
  );
}
