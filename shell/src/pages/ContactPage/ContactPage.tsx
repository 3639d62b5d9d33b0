import { links } from '@rangmala/shared/links';
import { useSite } from '@rangmala/shared/site';
import { Columns, Page } from '@rangmala/shared/ui';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';

export default function ContactPage() {
  const { checkout } = useSite();
  const subjects = checkout
    ? 'a product, a design, a bulk order for your company,'
    : 'a product, a design, something for your company,';
  return (
    <Page
      title="Contact"
      description={`Write to us about ${checkout ? 'an order, ' : ''}${subjects} or working with us as an artist. We reply within two working days.`}
      lead={`Ask us about ${subjects} or working with us as an artist. We reply within two working days.`}
      trail={[{ name: 'Home', to: links.home() }]}
    >
      <Columns $wide="1.7fr 1fr">
        <ContactForm />
        <ContactDetails />
      </Columns>
    </Page>
  );
}
