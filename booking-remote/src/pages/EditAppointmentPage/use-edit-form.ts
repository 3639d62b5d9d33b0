import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useNavigate } from '@rangmala/shared/router';
import type { Appointment, FreeTime } from '@rangmala/shared/contract';
import { SESSION_TYPE_PHRASES } from '@rangmala/shared/contract/rules';
import { formatDay, formatTime } from '@rangmala/shared/format';
import { links } from '@rangmala/shared/links';
import { useApi, useForgetResponses, useReload } from '@rangmala/shared/api';
import { callApi } from '@rangmala/shared/endpoints';
import { useBookingRequest } from '../../components/use-booking-request.ts';
import { useFreeTimes } from '../../components/use-free-times.ts';
import { usePhoneField } from '../../components/use-phone-field.ts';
import { applyChoice, type Choices } from '../../lib/choices.ts';
import { getAppointmentPath, getArtistPath } from '../../api/paths.ts';

type EditedChoices = Pick<Choices, 'date' | 'time' | 'method'>;

/** Returns the state of the form that changes an appointment, and the function that saves the change. */
export function useEditForm(appointment: Appointment) {
  const { artist_id, date: currentDate, time: currentTime, session_type } = appointment;
  const navigate = useNavigate();
  const forgetResponses = useForgetResponses();
  const reload = useReload();
  const { mutate } = useSWRConfig();
  const { data: artist } = useApi(getArtistPath(artist_id));
  const [choices, setChoices] = useState<EditedChoices>({
    date: currentDate,
    time: currentTime,
    method: session_type,
  });
  const [isTouched, setTouched] = useState(false);
  const { send, isBusy, failure } = useBookingRequest({
    message: 'Could not change the appointment. Please try again.',
    returnUrl: links.editAppointment(appointment.id),
    choices,
  });

  const { date, time, method } = choices;
  const [typedNumber, setTypedNumber] = useState<string>();
  const phone = usePhoneField(method === 'Call', {
    typedNumber,
    onType: setTypedNumber,
    appointmentPhone: appointment.phone,
  });
  const freeTimes = useFreeTimes(artist_id, date, date === currentDate ? currentTime : undefined);
  const { slots } = freeTimes;
  const isFree = slots?.some(({ value }) => value === time) ?? false;

  async function save(): Promise<void> {
    if (!date || !time || !method || !isFree || isBusy) return;
    if (method === 'Call' && !phone.validate()) return;
    const saveFailure = await send(async () => {
      const changed = await callApi('PUT /appointments/{id}', {
        params: { id: appointment.id },
        body: { date, time, session_type: method, ...(method === 'Call' && phone.request) },
      });
      // The form begins with these choices when it is opened again.
      await mutate(getAppointmentPath(appointment.id), changed, { revalidate: false });
      forgetResponses('/appointments/user/');
      void navigate(links.appointments(), { state: { successMessage: createSuccessMessage(changed) } });
    });
    // Another customer may have booked the time, or the server may have saved the change before the response was lost.
    if (saveFailure) void reload();
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
    freeTimes,
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
