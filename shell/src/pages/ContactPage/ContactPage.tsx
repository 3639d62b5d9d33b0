import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useSite } from '@rangmala/shared/site';
import { Container, PageHeader, PageMeta } from '@rangmala/shared/ui';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';

export default function ContactPage() {
  const { checkout } = useSite();
  const subjects = checkout
    ? 'a product, a design, a bulk order for your company,'
    : 'a product, a design, something for your company,';
  return (
    <Container>
      <PageMeta
        title="Contact"
        description={`Write to us about ${checkout ? 'an order, ' : ''}${subjects} or working with us as an artist. We reply within two working days.`}
      />
      <PageHeader
        title="Contact"
        lead={`Ask us about ${subjects} or working with us as an artist. We reply within two working days.`}
        trail={[{ name: 'Home', to: links.home() }, { name: 'Contact' }]}
      />
      <Columns>
        <ContactForm />
        <ContactDetails />
      </Columns>
    </Container>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  align-items: start;

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: 1.7fr 1fr;
    gap: ${({ theme }) => theme.space.xxl};
  }
`;
