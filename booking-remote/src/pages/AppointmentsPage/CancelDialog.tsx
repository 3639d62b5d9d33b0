import type { ReactNode } from 'react';
import type { Appointment } from '@rangmala/shared/contract';
import { Question } from '@rangmala/shared/ui';
import { CANCEL_FAILED, useCancel } from '../../api/send-appointment.ts';
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

  async function confirm(): Promise<ReactNode> {
    if (!appointment) return undefined;
    const refusal = await cancel(appointment);
    if (!refusal) {
      onCancelled(appointment);
      return undefined;
    }
    return (
      <>
        <p>{CANCEL_FAILED}</p>
        {refusal.kind === 'failed' && refusal.reason && <p>{refusal.reason}</p>}
        {refusal.kind === 'signed-out' && <p>You are no longer signed in.</p>}
      </>
    );
  }

  return (
    <Question
      title="Cancel Appointment"
      open={appointment !== undefined}
      no="Keep it"
      yes="Yes, cancel"
      onNo={onClose}
      onYes={confirm}
    >
      <p>Are you sure you want to cancel this appointment?</p>
      {appointment && (
        <p>
          <strong>
            {dayInWords(appointment.date)}, {labelOfTime(appointment.time)}
          </strong>{' '}
          with {appointment.artist_name}
        </p>
      )}
    </Question>
  );
}
