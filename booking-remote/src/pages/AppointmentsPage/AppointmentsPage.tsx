import { links } from '@rangmala/shared/links';
import { ButtonLink } from '@rangmala/shared/ui';
import { ComingPage } from '../../components/ComingPage.tsx';

export default function AppointmentsPage() {
  return (
    <ComingPage
      title="My Appointments"
      description="Your sessions with our artists."
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'My Account', to: links.account() },
        { name: 'My Appointments' },
      ]}
      noIndex
      ways={<ButtonLink to={links.appointment()}>Book an Appointment</ButtonLink>}
    >
      <p>
        Here your appointments will be listed, to be joined, moved or cancelled. Booking online is not open
        yet, so there are none to show.
      </p>
    </ComingPage>
  );
}
