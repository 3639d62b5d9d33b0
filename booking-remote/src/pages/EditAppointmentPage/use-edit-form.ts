import { useState } from 'react';
import { useNavigate } from '@rangmala/shared/router';
import type { Appointment, FreeTime, TimeSlot } from '@rangmala/shared/contract';
import { SESSION_TYPE_PHRASES } from '@rangmala/shared/contract/rules';
import { formatDay, formatTime } from '@rangmala/shared/format';
import { links } from '@rangmala/shared/links';
import { useApi } from '@rangmala/shared/api';
import { type DisplayedFailure, useChangeAppointment } from '../../api/send-appointment.ts';
import { usePhoneField } from '../../components/use-phone-field.ts';
import { useRedirectToSignIn } from '../../components/SignInPrompt.tsx';
import { applyChoice, type Choices } from '../../lib/choices.ts';
import { addBookedTime } from '../../lib/time-slots.ts';
import { getAppointmentPath, getArtistPath, getAvailabilityPath } from '../../api/paths.ts';

type EditedChoices = Pick<Choices, 'date' | 'time' | 'method'>;

/** Returns the state of the form that changes an appointment, and the function that saves the change. */
export function useEditForm(appointment: Appointment) {
  const { artist_id, date: currentDate, time: currentTime, session_type } = appointment;
  const redirectToSignIn = useRedirectToSignIn();
  const navigate = useNavigate();
  const send = useChangeAppointment();
  const { reload: reloadAppointment } = useApi(getAppointmentPath(appointment.id));
  const { data: artist } = useApi(getArtistPath(artist_id));
  const [choices, setChoices] = useState<EditedChoices>({
    date: currentDate,
    time: currentTime,
    method: session_type,
  });
  const [isTouched, setTouched] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [currentFailure, setCurrentFailure] = useState<{
    choices: EditedChoices;
    failure: DisplayedFailure;
  }>();

  const { date, time, method } = choices;
  const [typedNumber, setTypedNumber] = useState<string>();
  const phone = usePhoneField(method === 'Call', {
    typedNumber,
    onType: setTypedNumber,
    appointmentPhone: appointment.phone,
  });
  const availability = useApi(date ? getAvailabilityPath(artist_id, date) : null);
  const freeSlots = availability.data?.slots;
  // The API omits the time that the customer has booked, because this time is taken.
  const slots: readonly TimeSlot[] | undefined =
    freeSlots && date === currentDate ? addBookedTime(freeSlots, currentTime) : freeSlots;
  const isFree = slots?.some(({ value }) => value === time) ?? false;
  const failure = currentFailure?.choices === choices ? currentFailure.failure : undefined;

  async function save(): Promise<void> {
    if (!date || !time || !method || !isFree || isBusy) return;
    if (method === 'Call' && !phone.validate()) return;
    setBusy(true);
    setCurrentFailure(undefined);
    const outcome = await send(appointment, {
      date,
      time,
      session_type: method,
      ...(method === 'Call' && phone.request),
    });
    if (outcome.kind === 'succeeded') {
      // Does not call `setBusy(false)`: the form stays busy until the list of appointments is shown.
      void navigate(links.appointments(), {
        state: { successMessage: createSuccessMessage(outcome.appointment) },
      });
      return;
    }
    setBusy(false);
    if (outcome.kind === 'signed-out') {
      redirectToSignIn(links.editAppointment(appointment.id));
      return;
    }
    setCurrentFailure({ choices, failure: outcome });
    // Requests the appointment and the free times again, because another customer may have booked the time, or the
    // server may have saved the change before the response was lost.
    void reloadAppointment();
    void availability.reload();
  }

  return {
    choices,
    choose<S extends keyof EditedChoices>(step: S, value: EditedChoices[S]): void {
      setTouched(true);
      setChoices(applyChoice<S>(choices, step, value));
    },
    chooseOtherTime({ date, time }: FreeTime): void {
      setTouched(true);
      setChoices({ ...choices, date, time });
    },
    phone,
    isTouched,
    slots,
    slotsFailure: availability.error,
    reloadSlots: availability.reload,
    week: artist?.availability,
    error:
      time && slots && slots.length > 0 && !isFree && !isBusy && !failure
        ? `${formatTime(time)} is not free. Please choose another time.`
        : undefined,
    isComplete: isFree && method !== undefined,
    isBusy,
    failure,
    save,
  };
}

function createSuccessMessage({ artist_name, date, time, session_type }: Appointment): string {
  return `Your appointment with ${artist_name} is now on ${formatDay(date)}, ${formatTime(time)}, ${SESSION_TYPE_PHRASES[session_type]}.`;
}
