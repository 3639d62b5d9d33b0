import { useRef, useState } from 'react';
import { useTextDraft } from '@rangmala/shared/chat';
import type { ArtistSession } from '@rangmala/shared/contract';
import { findLengthProblem, REASON_MAX } from '@rangmala/shared/contract/rules';
import { useChangeApi } from '@rangmala/shared/endpoints';
import { formatDayWithoutYear, formatTime } from '@rangmala/shared/format';
import { ConfirmDialog, TextArea, useToast } from '@rangmala/shared/ui';
import { getServerMessage } from '../../api/server-message.ts';

export interface CancelSessionDialogProps {
  artistId: string;
  session: ArtistSession;
  open: boolean;
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks for the reason and cancels a session. */
export function CancelSessionDialog({
  artistId,
  session: { id, customer_name, date, time },
  open,
  onClose,
  onCancelled,
}: CancelSessionDialogProps) {
  const changeApi = useChangeApi();
  const toast = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useTextDraft('artist', ` cancel ${id}`);
  const [isMissing, setMissing] = useState(false);

  async function submit(): Promise<void> {
    setMissing(reason.trim() === '');
    if (reason.trim() === '' || findLengthProblem(reason, REASON_MAX)) {
      field.current?.focus();
      return;
    }
    await changeApi('POST /artists/{id}/sessions/{appointmentId}/cancellation', {
      params: { id: artistId, appointmentId: id },
      body: { reason: reason.trim() },
    });
    setReason('');
    toast(`Session cancelled. We’ve told ${customer_name}.`);
    onClose();
    onCancelled();
  }

  return (
    <ConfirmDialog
      title="Cancel this session?"
      open={open}
      cancelLabel="Keep it"
      confirmLabel="Yes, cancel"
      variant="danger"
      onCancel={onClose}
      onConfirm={submit}
      describeFailure={(error) =>
        getServerMessage(error) ?? 'We couldn’t cancel the session. Please try again.'
      }
    >
      <p>
        {customer_name}, {formatDayWithoutYear(date)}, {formatTime(time)}. We’ll mail your reason to{' '}
        {customer_name}.
      </p>
      <TextArea
        ref={field}
        label="Your reason"
        name="reason"
        rows={3}
        value={reason}
        error={isMissing ? 'Please give a reason.' : findLengthProblem(reason, REASON_MAX)}
        onChange={({ currentTarget: { value } }) => {
          setReason(value);
          setMissing(false);
        }}
      />
    </ConfirmDialog>
  );
}
