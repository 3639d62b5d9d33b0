import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Appointment, FreeTime, Slot } from '@rangmala/shared/contract';
import { formatDay, formatTime } from '@rangmala/shared/format';
import { links } from '@rangmala/shared/links';
import { useChange, type ToldRefusal } from '../../api/send-appointment.ts';
import { useAppointment } from '../../api/use-appointments.ts';
import { useArtist } from '../../api/use-artists.ts';
import { useAvailability } from '../../api/use-availability.ts';
import { useSignInFirst } from '../../components/use-sign-in.ts';
import { withChoice, type Choices } from '../../lib/choices.ts';
import { withOwnTime } from '../../lib/slots.ts';

type Chosen = Pick<Choices, 'date' | 'time' | 'method'>;

/** A change of an appointment: what is chosen, what can be, and the way to save it. */
export function useEdit(appointment: Appointment) {
  const { artist_id, date: currentDate, time: currentTime, session_type } = appointment;
  const signInFirst = useSignInFirst();
  const navigate = useNavigate();
  const send = useChange();
  const { reload: reloadAppointment } = useAppointment(appointment.id);
  const { data: artist } = useArtist(artist_id);
  const [chosen, setChosen] = useState<Chosen>({
    date: currentDate,
    time: currentTime,
    method: session_type,
  });
  const [isTouched, setTouched] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ of: Chosen; refusal: ToldRefusal }>();

  const { date, time, method } = chosen;
  const availability = useAvailability(artist_id, date);
  const free = availability.data?.slots;
  // The customer's own time is taken, by themselves.
  const slots: readonly Slot[] | undefined =
    free && date === currentDate ? withOwnTime(free, currentTime) : free;
  const isFree = slots?.some(({ value }) => value === time) ?? false;
  const refusal = refused?.of === chosen ? refused.refusal : undefined;

  async function save(): Promise<void> {
    if (!date || !time || !method || !isFree || isBusy) return;
    setBusy(true);
    setRefused(undefined);
    const outcome = await send(appointment, { date, time, session_type: method });
    if (outcome.kind === 'done') {
      // Busy to the end: nothing is to be pressed while the next screen comes.
      void navigate(links.appointments(), { state: { news: newsOf(outcome.appointment) } });
      return;
    }
    setBusy(false);
    if (outcome.kind === 'signed-out') {
      signInFirst(links.editAppointment(appointment.id));
      return;
    }
    setRefused({ of: chosen, refusal: outcome });
    // Where the answer was lost, the new time may be the customer's already.
    void reloadAppointment();
    void availability.reload();
  }

  return {
    chosen,
    choose<S extends keyof Chosen>(step: S, value: Chosen[S]): void {
      setTouched(true);
      setChosen(withChoice<S>(chosen, step, value));
    },
    takeInstead({ date, time }: FreeTime): void {
      setTouched(true);
      setChosen({ ...chosen, date, time });
    },
    isTouched,
    slots,
    slotsFailure: slots ? undefined : availability.error?.message,
    reloadSlots: () => void availability.reload(),
    week: artist?.availability,
    error:
      time && slots && slots.length > 0 && !isFree && !isBusy && !refusal
        ? `${formatTime(time)} is not free. Please choose another time.`
        : undefined,
    isComplete: isFree && method !== undefined,
    isBusy,
    refusal,
    save,
  };
}

function newsOf({ artist_name, date, time, session_type }: Appointment): string {
  return `Your appointment with ${artist_name} is now on ${formatDay(date)}, ${formatTime(time)}, by ${session_type}.`;
}
