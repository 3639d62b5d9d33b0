import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasUnsavedChanges } from '@rangmala/shared/remote';
import { ConfirmDialog } from '@rangmala/shared/ui';
import { storeEdits } from './stored-edits.ts';

export interface LeaveConfirmation {
  /** Does it, after a question where something would be lost by it. */
  ask: (leave: () => void) => void;
  question: ReactNode;
}

/** Asks before a link, or the browser, leaves a page with something unsaved. */
export function useLeaveConfirmation(artistId: string): LeaveConfirmation {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<() => void>();
  const ask = (action: () => void) => {
    if (hasUnsavedChanges()) setLeave(() => action);
    else action();
  };

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const to = leadsTo(event);
      if (to === undefined || !hasUnsavedChanges()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setLeave(() => () => void navigate(to));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    // Before anybody else hears of the click, the router among them.
    window.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [navigate]);

  const stay = () => setLeave(undefined);
  const question = (
    <ConfirmDialog
      title="Leave without saving?"
      open={leave !== undefined}
      cancelLabel="Stay here"
      confirmLabel="Leave without saving"
      onCancel={stay}
      onConfirm={() => {
        stay();
        storeEdits(artistId, undefined);
        leave?.();
      }}
    >
      <p>What you have changed on this page is not saved yet, and would be lost.</p>
    </ConfirmDialog>
  );
  return { ask, question };
}

/** Where a click leads on this site in this tab, away from this page; undefined for any other click. */
function leadsTo(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const to = new URL(link.href);
  const isAway = to.origin === window.location.origin && to.pathname !== window.location.pathname;
  return isAway ? `${to.pathname}${to.search}${to.hash}` : undefined;
}
