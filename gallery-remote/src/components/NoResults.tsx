import { Button, EmptyState } from '@rangmala/shared/ui';

/** The empty state of a search, with a button that clears it. */
export function NoResults({ what, onClear }: { what: string; onClear: (() => void) | undefined }) {
  return (
    <EmptyState
      title={`No ${what}s found.`}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            Show all {what}s
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
