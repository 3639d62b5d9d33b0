import { links } from '@rangmala/shared/links';
import { ButtonLink } from '@rangmala/shared/ui';
import { ComingPage } from '../../components/ComingPage.tsx';

export default function ConfirmationPage() {
  return (
    <ComingPage
      title="Appointment Confirmation"
      description="The summary of an appointment that was just booked."
      trail={[{ name: 'Home', to: links.home() }, { name: 'Appointment Confirmation' }]}
      noIndex
      ways={
        <>
          <ButtonLink to={links.home()}>Go to Home</ButtonLink>
          <ButtonLink to={links.appointment()} variant="secondary">
            Book Another
          </ButtonLink>
        </>
      }
    >
      <p>
        There is no booking to confirm: appointments cannot be booked online yet. Until they can, write to us
        on the contact page and we arrange one for you.
      </p>
    </ComingPage>
  );
}
