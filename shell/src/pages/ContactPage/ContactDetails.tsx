import styled from 'styled-components';
import { useSite } from '@rangmala/shared/site';
import { Icon, InfoCard } from '@rangmala/shared/ui';

export function ContactDetails() {
  const { address, email, phone } = useSite();
  return (
    <InfoCard aria-labelledby="contact-details">
      <h2 id="contact-details">Visit or call</h2>
      <Row>
        <Icon name="pin" />
        <address>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </Row>
      <Row>
        <Icon name="mail" />
        <a href={`mailto:${email}`}>{email}</a>
      </Row>
      <Row>
        <Icon name="phone" />
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      </Row>
      <Row>
        <Icon name="calendar" />
        <p>Monday to Saturday, 10 AM to 6 PM (India time). Please write before you visit the studio.</p>
      </Row>
    </InfoCard>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.75rem;
  align-items: start;
  overflow-wrap: anywhere;

  svg {
    margin-top: 0.15rem;
    color: ${({ theme }) => theme.color.accent};
  }
  address {
    font-style: normal;
  }
`;
