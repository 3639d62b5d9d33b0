import { useState } from 'react';
import styled from 'styled-components';
import type { Appointment } from '@rangmala/shared/contract';
import { Button, Dialog, Notice } from '@rangmala/shared/ui';
import { CANCEL_FAILED, useCancel, type Refusal } from '../../api/send-appointment.ts';
import { dayInWords } from '../../lib/studio-time.ts';
import { labelOfTime } from '../../lib/time-label.ts';

export interface CancelDialogProps {
  /** The appointment that is asked about; nothing is asked without. */
  appointment: Appointment | undefined;
  onClose: () => void;
  onCancelled: (appointment: Appointment) => void;
}

/** The question before an appointment is cancelled (specification §4). */
export function CancelDialog({ appointment, onClose, onCancelled }: CancelDialogProps) {
  const cancel = useCancel();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  function close(): void {
    // What is under way cannot be kept any more.
    if (isBusy) return;
    setRefusal(undefined);
    onClose();
  }

  async function confirm(): Promise<void> {
    if (!appointment) return;
    setBusy(true);
    setRefusal(undefined);
    const refused = await cancel(appointment);
    setBusy(false);
    if (refused) setRefusal(refused);
    else onCancelled(appointment);
  }

  return (
    <Dialog
      title="Cancel Appointment"
      open={appointment !== undefined}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button busy={isBusy} onClick={() => void confirm()}>
            Yes, cancel
          </Button>
        </>
      }
    >
      <Stack>
        <p>Are you sure you want to cancel this appointment?</p>
        {appointment && (
          <p>
            <strong>
              {dayInWords(appointment.date)}, {labelOfTime(appointment.time)}
            </strong>{' '}
            with {appointment.artist_name}
          </p>
        )}
        {refusal && (
          <Notice tone="bad">
            <p>{CANCEL_FAILED}</p>
            {refusal.kind === 'failed' && refusal.reason && <p>{refusal.reason}</p>}
            {refusal.kind === 'signed-out' && <p>You are no longer signed in.</p>}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;
