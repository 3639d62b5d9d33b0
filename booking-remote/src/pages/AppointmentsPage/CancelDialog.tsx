import type { ReactNode } from 'react';
import { useLocation } from '@rangmala/shared/router';
import type { Appointment } from '@rangmala/shared/contract';
import { formatDay, formatTime } from '@rangmala/shared/format';
import { ConfirmDialog } from '@rangmala/shared/ui';
import { useCancelAppointment } from '../../api/send-appointment.ts';
import { useViewerTime } from '../../components/use-clock.ts';
import { useRedirectToSignIn } from '../../components/SignInPrompt.tsx';

export interface CancelDialogProps {
  /** The appointment to cancel; undefined closes the dialog. */
  appointment: Appointment | undefined;
  onClose: () => void;
  onCancelled: (appointment: Appointment) => void;
}

/** Asks for confirmation and cancels an appointment. */
export function CancelDialog({ appointment, onClose, onCancelled }: CancelDialogProps) {
  const cancel = useCancelAppointment();
  const redirectToSignIn = useRedirectToSignIn();
  const { pathname, search } = useLocation();

  async function confirm(): Promise<ReactNode> {
    if (!appointment) return undefined;
    const failure = await cancel(appointment);
    if (!failure) onCancelled(appointment);
    else if (failure.kind === 'signed-out') redirectToSignIn(pathname + search);
    else {
      return (
        <>
          <p>{failure.message}</p>
          {failure.kind === 'refused' && <p>{failure.reason}</p>}
        </>
      );
    }
    return undefined;
  }

  return (
    <ConfirmDialog
      title="Cancel Appointment"
      open={appointment !== undefined}
      cancelLabel="Keep it"
      confirmLabel="Yes, cancel"
      onCancel={onClose}
      onConfirm={confirm}
    >
      <p>Are you sure you want to cancel this appointment?</p>
      {appointment && <AppointmentLine appointment={appointment} />}
    </ConfirmDialog>
  );
}

function AppointmentLine({ appointment }: { appointment: Appointment }) {
  const { date, time, artist_name } = appointment;
  const viewerTime = useViewerTime({ date, time });
  return (
    <p>
      <strong>
        {formatDay(date)}, {formatTime(time)}
      </strong>
      {viewerTime && ` (${viewerTime} your time)`} with {artist_name}
    </p>
  );
}
