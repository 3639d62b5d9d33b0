import { links } from '@rangmala/shared/links';
import { ButtonLink } from '@rangmala/shared/ui';
import { ComingPage } from '../../components/ComingPage.tsx';

export default function AppointmentPage() {
  return (
    <ComingPage
      title="Book an Appointment"
      description="Half an hour with one of our artists, by video, call or chat."
      trail={[{ name: 'Home', to: links.home() }, { name: 'Book an Appointment' }]}
      ways={
        <>
          <ButtonLink to={links.contact()}>Ask for an appointment</ButtonLink>
          <ButtonLink to={links.shop()} variant="secondary">
            Shop by Category
          </ButtonLink>
        </>
      }
    >
      <p>
        Here you will choose an art type, an artist, a day and a time. Booking is not open yet: until then,
        write to us what you have in mind and when it suits you, and we find the artist and the hour.
      </p>
      <p>If you have a picture already, you can print it right away: every product takes your own design.</p>
    </ComingPage>
  );
}
