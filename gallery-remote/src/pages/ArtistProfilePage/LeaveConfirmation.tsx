import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from '@rangmala/shared/router';
import { hasUnsavedChanges } from '@rangmala/shared/remote';
import { ConfirmDialog } from '@rangmala/shared/ui';
import { storeEdits } from './use-profile-form.ts';

export interface LeaveConfirmation {
  /** Runs the action, after a confirmation if there are unsaved changes. */
  confirmLeave: (action: () => void) => void;
  dialog: ReactNode;
}

/**
 * Asks for confirmation before a link or the browser leaves the page with unsaved changes. Returns `confirmLeave` for
 * buttons that leave the page, and the dialog, which the caller renders.
 */
export function useLeaveConfirmation(artistId: string): LeaveConfirmation {
  const navigate = useNavigate();
  const [pendingLeave, setPendingLeave] = useState<() => void>();
  const confirmLeave = (action: () => void) => {
    if (hasUnsavedChanges()) setPendingLeave(() => action);
    else action();
  };

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = findClickTarget(event);
      if (target === undefined || !hasUnsavedChanges()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setPendingLeave(() => () => void navigate(target));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    // Listens in the capture phase, before the router handles the click.
    window.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [navigate]);

  const closeDialog = () => setPendingLeave(undefined);
  const dialog = (
    <ConfirmDialog
      title="Leave without saving?"
      open={pendingLeave !== undefined}
      cancelLabel="Stay here"
      confirmLabel="Leave without saving"
      onCancel={closeDialog}
      onConfirm={() => {
        closeDialog();
        storeEdits(artistId, undefined);
        pendingLeave?.();
      }}
    >
      <p>You have unsaved changes on this page. If you leave now, they’ll be lost.</p>
    </ConfirmDialog>
  );
  return { confirmLeave, dialog };
}

/** Returns the path of another page of this site that a click opens in this tab, otherwise undefined. */
function findClickTarget(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const target = new URL(link.href);
  const leavesPage = target.origin === window.location.origin && target.pathname !== window.location.pathname;
  return leavesPage ? `${target.pathname}${target.search}${target.hash}` : undefined;
}
