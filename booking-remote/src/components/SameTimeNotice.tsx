import { Notice } from '@rangmala/shared/ui';
import { useUser } from '@rangmala/shared/session';
import { useAppointments } from '../api/use-appointments.ts';
import type { BusinessTime } from '../lib/business-time.ts';

export interface SameTimeProps extends BusinessTime {
  /** Id of the appointment that is being changed. */
  except?: string;
}

/** Warns when the customer has another session at this time. Only a warning, because they may book for two people. */
export function SameTimeNotice({ date, time, except }: SameTimeProps) {
  const { user } = useUser();
  const { data: appointments } = useAppointments(user?.userId);
  const other = appointments?.find((each) => each.date === date && each.time === time && each.id !== except);
  return (
    other && <Notice tone="info">You already have a session with {other.artist_name} at this time.</Notice>
  );
}
