import { Button, EmptyState } from '@rangmala/shared/ui';

/** Nothing was found, said in words, with the way back to everything. */
export function NoResults({ what, onClear }: { what: string; onClear: (() => void) | undefined }) {
  return (
    <EmptyState
      title={`No ${what} found.`}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            Show all {what}s
          </Button>
        )
      }
    >
      <p>
        {onClear ? 'Try fewer letters, or another art type.' : 'Come back soon: new ones join every month.'}
      </p>
    </EmptyState>
  );
}
