import { Notice } from '@rangmala/shared/ui';
import { useUser } from '@rangmala/shared/session';
import { useAppointments } from '../api/use-appointments.ts';
import type { BusinessTime } from '../lib/business-time.ts';

export interface SameTimeProps extends BusinessTime {
  /** Id of the appointment that the customer is changing. */
  excludedId?: string;
}

/**
 * Warns when the customer has another session at this time. The customer may still book, for example for two people.
 */
export function SameTimeNotice({ date, time, excludedId }: SameTimeProps) {
  const { user } = useUser();
  const { data: appointments } = useAppointments(user?.userId);
  const conflictingAppointment = appointments?.find(
    (appointment) => appointment.date === date && appointment.time === time && appointment.id !== excludedId,
  );
  return (
    conflictingAppointment && (
      <Notice tone="info">
        You already have a session with {conflictingAppointment.artist_name} at this time.
      </Notice>
    )
  );
}
