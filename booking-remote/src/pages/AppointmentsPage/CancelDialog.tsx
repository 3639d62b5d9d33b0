import type { ReactNode } from 'react';
import { useLocation } from '@rangmala/shared/router';
import type { Appointment } from '@rangmala/shared/contract';
import { useChangeApi } from '@rangmala/shared/endpoints';
import { formatDay, formatTime } from '@rangmala/shared/format';
import { ConfirmDialog } from '@rangmala/shared/ui';
import { useBookingRequest } from '../../components/use-booking-request.ts';
import { useViewerTime } from '../../components/use-clock.ts';

export interface CancelDialogProps {
  /** The appointment to cancel; undefined closes the dialog. */
  appointment: Appointment | undefined;
  onClose: () => void;
  onCancelled: (appointment: Appointment) => void;
}

/** Asks for confirmation and cancels an appointment. */
export function CancelDialog({ appointment, onClose, onCancelled }: CancelDialogProps) {
  const changeApi = useChangeApi();
  const { pathname, search } = useLocation();
  const { send } = useBookingRequest({
    message: 'Could not cancel the appointment. Please try again.',
    returnUrl: pathname + search,
  });

  async function confirm(): Promise<ReactNode> {
    if (!appointment) return undefined;
    const failure = await send(async () => {
      await changeApi('DELETE /appointments/{id}', { params: { id: appointment.id } });
      onCancelled(appointment);
    });
    return (
      failure && (
        <>
          <p>{failure.message}</p>
          {failure.reason !== undefined && <p>{failure.reason}</p>}
        </>
      )
    );
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
