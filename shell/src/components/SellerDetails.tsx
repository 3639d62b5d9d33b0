import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useSite } from '@rangmala/shared/site';
import { AppLink } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';

/** The details of the seller. Shows nothing when the details are not available. */
export function SellerDetails() {
  const { data: seller } = useApi(apiPath('GET /seller'));
  const { checkout } = useSite();
  if (!seller) return null;
  return (
    <section aria-labelledby="seller">
      <h2 id="seller">Who runs this shop</h2>
      <List>
        <dt>Legal name</dt>
        <dd>{seller.legal_name}</dd>
        <dt>Address</dt>
        <dd>
          {seller.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </dd>
        {(checkout || seller.gstin) && (
          <>
            <dt>GSTIN</dt>
            <dd>{seller.gstin ?? 'Not registered for GST'}</dd>
          </>
        )}
        <dt>Contact</dt>
        <dd>
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
          <br />
          <a href={`tel:${seller.phone.replace(/[^+\d]/g, '')}`}>{seller.phone}</a>
        </dd>
        <dt>Grievance Officer</dt>
        <dd>
          {seller.grievance_officer}
          <br />
          <AppLink to={links.grievances()}>Raise a grievance</AppLink>
        </dd>
      </List>
    </section>
  );
}

const List = styled.dl`
  display: grid;
  margin: ${({ theme }) => theme.space.s} 0 0;
  overflow-wrap: anywhere;

  dt {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.text.small};
  }
  dd {
    margin: 0 0 ${({ theme }) => theme.space.s};
  }
  a {
    display: inline-block;
    padding-block: 0.2rem;
  }
`;
