import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Appointment, FreeTime, TimeSlot } from '@rangmala/shared/contract';
import { SESSION_TYPE_PHRASES } from '@rangmala/shared/contract/rules';
import { formatDay, formatTime } from '@rangmala/shared/format';
import { links } from '@rangmala/shared/links';
import { useChange, type DisplayedRefusal } from '../../api/send-appointment.ts';
import { useAppointment } from '../../api/use-appointments.ts';
import { useArtist } from '../../api/use-artists.ts';
import { useAvailability } from '../../api/use-availability.ts';
import { usePhoneField } from '../../components/use-phone-field.ts';
import { useRedirectToSignIn } from '../../components/use-sign-in.ts';
import { withChoice, type Choices } from '../../lib/choices.ts';
import { withBookedTime } from '../../lib/time-slots.ts';

type Chosen = Pick<Choices, 'date' | 'time' | 'method'>;

/** Returns the state of a change of an appointment, and the function that saves it. */
export function useEdit(appointment: Appointment) {
  const { artist_id, date: currentDate, time: currentTime, session_type } = appointment;
  const signInFirst = useRedirectToSignIn();
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
  const [currentRefusal, setCurrentRefusal] = useState<{ of: Chosen; refusal: DisplayedRefusal }>();

  const { date, time, method } = chosen;
  const phone = usePhoneField(method === 'Call', appointment.phone);
  const availability = useAvailability(artist_id, date);
  const free = availability.data?.slots;
  // The API lists the customer's booked time as taken.
  const slots: readonly TimeSlot[] | undefined =
    free && date === currentDate ? withBookedTime(free, currentTime) : free;
  const isFree = slots?.some(({ value }) => value === time) ?? false;
  const refusal = currentRefusal?.of === chosen ? currentRefusal.refusal : undefined;

  async function save(): Promise<void> {
    if (!date || !time || !method || !isFree || isBusy) return;
    if (method === 'Call' && !phone.check()) return;
    setBusy(true);
    setCurrentRefusal(undefined);
    const outcome = await send(appointment, {
      date,
      time,
      session_type: method,
      ...(method === 'Call' && phone.value.trim() && { phone: phone.value }),
    });
    if (outcome.kind === 'done') {
      // Stays busy while the next page loads.
      void navigate(links.appointments(), { state: { successMessage: successMessage(outcome.appointment) } });
      return;
    }
    setBusy(false);
    if (outcome.kind === 'signed-out') {
      signInFirst(links.editAppointment(appointment.id));
      return;
    }
    setCurrentRefusal({ of: chosen, refusal: outcome });
    // After a lost response, the new time may already be booked for the customer.
    void reloadAppointment();
    void availability.reload();
  }

  return {
    chosen,
    choose<S extends keyof Chosen>(step: S, value: Chosen[S]): void {
      setTouched(true);
      setChosen(withChoice<S>(chosen, step, value));
    },
    chooseInstead({ date, time }: FreeTime): void {
      setTouched(true);
      setChosen({ ...chosen, date, time });
    },
    phone,
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

function successMessage({ artist_name, date, time, session_type }: Appointment): string {
  return `Your appointment with ${artist_name} is now on ${formatDay(date)}, ${formatTime(time)}, ${SESSION_TYPE_PHRASES[session_type]}.`;
}
