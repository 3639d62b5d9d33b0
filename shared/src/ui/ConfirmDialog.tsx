import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './button-style.ts';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';
import { Stack } from './Layout.tsx';

type Outcome = ReactNode | void;

export interface ConfirmDialogProps {
  title: string;
  open: boolean;
  /** The question and its consequences, or the fields of a form. */
  children: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  /** Label of the confirm button while the action runs; `confirmLabel` by default. */
  busyLabel?: string;
  /** Look of the confirm button. */
  variant?: ButtonVariant;
  onCancel: () => void;
  /** Performs the action and closes the dialog. A result is a message, with which the dialog stays open. */
  onConfirm: () => Outcome | Promise<Outcome>;
  /** Returns the message about an action that has thrown. Required for actions that may throw. */
  describeFailure?: (error: unknown) => ReactNode;
}

/** A dialog that asks for confirmation, or a form. The user cannot cancel the dialog while the action runs. */
export function ConfirmDialog({
  title,
  open,
  children,
  cancelLabel,
  confirmLabel,
  busyLabel = confirmLabel,
  variant = 'primary',
  onCancel,
  onConfirm,
  describeFailure = rethrow,
}: ConfirmDialogProps) {
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();

  function cancel(): void {
    if (isBusy) return;
    setFailure(undefined);
    onCancel();
  }

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    setBusy(true);
    try {
      setFailure((await onConfirm()) as ReactNode);
    } catch (error) {
      setFailure(describeFailure(error));
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
          <Button type="submit" form={formId} variant={variant} busy={isBusy}>
            {isBusy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={(event) => void confirm(event)}>
        {children}
        {failure && <Notice tone="bad">{failure}</Notice>}
      </Stack>
    </Dialog>
  );
}

function rethrow(error: unknown): never {
  throw error;
}
