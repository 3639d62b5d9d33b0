import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button, Dialog, Notice, Stack } from '@rangmala/shared/ui';
import { getServerMessage } from '../api/artist-changes.ts';

/** `saved` closes the dialog; `invalid` leaves it open, because a field shows what to correct. */
export type FormResult = 'saved' | 'invalid' | { problem: string };

interface FormDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  closeLabel?: string;
  submitLabel: string;
  submitVariant?: 'primary' | 'danger';
  /** Label of the button while the form is sent; the same by default. */
  busyLabel?: string;
  /** What the dialog says when the server gives no reason. */
  failureMessage: string;
  /** Checks and sends the form. */
  onSubmit: () => Promise<FormResult>;
  children: ReactNode;
}

/** A dialog of the artist area with a form. It closes when the form is saved, and stays with a message when it is not. */
export function FormDialog({
  title,
  open,
  onClose,
  closeLabel = 'Cancel',
  submitLabel,
  submitVariant = 'primary',
  busyLabel = submitLabel,
  failureMessage,
  onSubmit,
  children,
}: FormDialogProps) {
  const formId = useId();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProblem(undefined);
    setBusy(true);
    try {
      const result = await onSubmit();
      if (result === 'saved') onClose();
      else if (result !== 'invalid') setProblem(result.problem);
    } catch (error) {
      setProblem(getServerMessage(error) ?? failureMessage);
    } finally {
      setBusy(false);
    }
  }

  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {closeLabel}
      </Button>
      <Button type="submit" variant={submitVariant} form={formId} busy={isBusy}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
    </>
  );

  return (
    <Dialog title={title} open={open} onClose={onClose} actions={buttons}>
      <Stack as="form" id={formId} noValidate method="dialog" onSubmit={(event) => void submit(event)}>
        {children}
        {problem && <Notice tone="bad">{problem}</Notice>}
      </Stack>
    </Dialog>
  );
}
