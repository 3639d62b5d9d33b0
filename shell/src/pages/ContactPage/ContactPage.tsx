import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { Container, PageHeader, PageMeta } from '@rangmala/shared/ui';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';

export default function ContactPage() {
  return (
    <Container>
      <PageMeta
        title="Contact"
        description="Write to us about an order, a custom design, a bulk order for your company, or working with us as an artist. We reply within two working days."
      />
      <PageHeader
        title="Contact"
        lead="Ask us about a product, a design, a bulk order for your company, or working with us as an artist. We reply within two working days."
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
