import type { ReactNode } from 'react';
import { useParams } from '@rangmala/shared/router';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useUser } from '@rangmala/shared/session';
import { LoadingState, NoScriptNotice, Page } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { getAppointmentPath } from '../../api/paths.ts';
import { NoAppointment } from '../../components/NoAppointment.tsx';
import { SignInPrompt } from '../../components/SignInPrompt.tsx';
import { useNow } from '../../components/use-clock.ts';
import { isUpcoming } from '../../lib/business-time.ts';
import { EditForm } from './EditForm.tsx';

export const data: PageData = ({ id = '' }) => [getAppointmentPath(id)];

export default function EditAppointmentPage() {
  const { id = '' } = useParams();
  const { user } = useUser();
  const now = useNow();
  const { data: appointment, error, reload } = useApi(getAppointmentPath(id));
  // The cached response may belong to another customer who used this browser.
  const isOfAnotherCustomer = error?.status === 403 || (appointment && appointment.user_id !== user?.userId);

  let content: ReactNode;
  let status: number | undefined;
  if (!user || error?.status === 401) {
    content = <SignInPrompt next={links.editAppointment(id)} />;
  } else if (isOfAnotherCustomer) {
    status = 403;
    content = (
      <NoAppointment title="This appointment isn’t yours.">
        It belongs to another account. If you have two, sign in with the one you booked with.
      </NoAppointment>
    );
  } else if (error?.status === 404) {
    status = 404;
    content = (
      <NoAppointment title="Appointment not found">
        It may have been cancelled, or the address may be mistyped.
      </NoAppointment>
    );
  } else if (appointment && !isUpcoming(appointment, now)) {
    content = (
      <NoAppointment title="This appointment has passed.">
        It can’t be changed any more. You can book another with {appointment.artist_name}.
      </NoAppointment>
    );
  } else if (appointment) {
    content = <EditForm key={appointment.id} appointment={appointment} />;
  } else {
    content = <LoadingState tall label="Loading your appointment…" error={error} onRetry={reload} />;
  }

  return (
    <Page
      narrow
      title="Edit Appointment"
      description="Another day, time or method for an appointment."
      status={status}
      lead="Another day, time or method with the same artist."
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'My Appointments', to: links.appointments() },
      ]}
    >
      <NoScriptNotice>Changing an appointment here</NoScriptNotice>
      {content}
    </Page>
  );
}
