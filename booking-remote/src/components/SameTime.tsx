import { Notice } from '@rangmala/shared/ui';
import { useUser } from '@rangmala/shared/session';
import { useAppointments } from '../api/use-appointments.ts';
import type { StudioTime } from '../lib/studio-time.ts';

export interface SameTimeProps extends StudioTime {
  /** Id of the appointment that is being changed. */
  except?: string;
}

/** Warns who has another session at this time; they may want both, booking for two. */
export function SameTime({ date, time, except }: SameTimeProps) {
  const { user } = useUser();
  const { data: appointments } = useAppointments(user?.userId);
  const other = appointments?.find((each) => each.date === date && each.time === time && each.id !== except);
  return (
    other && <Notice tone="info">You have a session with {other.artist_name} at this time already.</Notice>
  );
}
