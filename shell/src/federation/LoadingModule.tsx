import { LoadingState } from '@rangmala/shared/ui';
import { SlowNote } from './SlowNote.tsx';

/** Placeholder for a slot component that is still loading. */
export function LoadingModule() {
  return (
    <>
      <LoadingState label="Loading…" />
      <SlowNote />
    </>
  );
}
