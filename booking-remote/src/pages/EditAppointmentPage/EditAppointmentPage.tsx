import { links } from '@rangmala/shared/links';
import { ButtonLink } from '@rangmala/shared/ui';
import { ComingPage } from '../../components/ComingPage.tsx';

export default function EditAppointmentPage() {
  return (
    <ComingPage
      title="Edit Appointment"
      description="Another day, time or method for an appointment."
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'My Appointments', to: links.appointments() },
        { name: 'Edit Appointment' },
      ]}
      noIndex
      ways={<ButtonLink to={links.contact()}>Write to us</ButtonLink>}
    >
      <p>
        Here you will move an appointment to another time. It is not open yet: until then, write to us and we
        move it for you.
      </p>
    </ComingPage>
  );
}
