import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { Card } from '../../components/Card.tsx';

/** A card with the grievance officer's details and the next steps. Renders nothing until the details are loaded. */
export function GrievanceOfficer() {
  const { data: seller } = useApi(apiPath('GET /seller'));
  if (!seller) return null;
  const { grievance_officer, grievance_email, legal_name, address, phone } = seller;
  return (
    <OfficerCard aria-labelledby="grievance-officer">
      <h2 id="grievance-officer">Grievance Officer</h2>
      <p>{grievance_officer}</p>
      <address>
        {[legal_name, ...address].map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <p>
        <a href={`mailto:${grievance_email}`}>{grievance_email}</a>
        <br />
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      </p>
      <h2>What happens next</h2>
      <ol>
        <li>You get a ticket number at once, on screen and by email.</li>
        <li>The Grievance Officer answers within 48 hours.</li>
        <li>We resolve it within one month.</li>
      </ol>
    </OfficerCard>
  );
}

const OfficerCard = styled(Card)`
  border-top: 0.4rem solid ${({ theme }) => theme.color.turmeric};
  border-radius: ${({ theme }) => theme.radius.small};

  a {
    display: inline-block;
    padding-block: 0.2rem;
  }
  ol {
    display: grid;
    gap: ${({ theme }) => theme.space.xs};
    padding-left: 1.25rem;
  }
`;
