import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './button-style.ts';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';
import { Stack } from './Layout.tsx';

export interface ConfirmDialogProps {
  title: string;
  open: boolean;
  /** The question and its consequences. */
  children: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  /** Look of the confirm button. */
  variant?: ButtonVariant;
  onCancel: () => void;
  /** Performs the action and closes the dialog, or returns a message about the failure. */
  onConfirm: () => ReactNode | Promise<ReactNode>;
}

/** A dialog that asks for confirmation. The user cannot cancel the dialog while the action runs. */
export function ConfirmDialog({
  title,
  open,
  children,
  cancelLabel,
  confirmLabel,
  variant = 'primary',
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();

  function cancel(): void {
    if (isBusy) return;
    setFailure(undefined);
    onCancel();
  }

  async function confirm(): Promise<void> {
    setFailure(undefined);
    setBusy(true);
    try {
      setFailure(await onConfirm());
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={title}
      open={open}
      onClose={cancel}
      actions={
        <>
          <Button variant="secondary" onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button variant={variant} busy={isBusy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {failure && <Notice tone="bad">{failure}</Notice>}
      </Stack>
    </Dialog>
  );
}
