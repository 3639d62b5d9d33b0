import styled from 'styled-components';
import type { Product } from '@rangmala/shared/contract';

const COUNTRY_OF_ORIGIN_LABEL = 'Country of origin';

export function FactsTable({ product }: { product: Product }) {
  const { country_of_origin } = product;
  const hasCountryOfOrigin = product.facts.some(({ label }) => label === COUNTRY_OF_ORIGIN_LABEL);
  const facts =
    country_of_origin && !hasCountryOfOrigin
      ? [...product.facts, { label: COUNTRY_OF_ORIGIN_LABEL, value: country_of_origin }]
      : product.facts;
  if (facts.length === 0) return null;
  return (
    <Table>
      <caption>Details</caption>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export const Table = styled.table`
  font-size: ${({ theme }) => theme.text.small};

  caption {
    padding-bottom: ${({ theme }) => theme.space.xs};
    font-weight: 600;
    text-align: left;
  }
  th {
    padding-right: ${({ theme }) => theme.space.m};
    font-weight: 400;
    color: ${({ theme }) => theme.color.inkSoft};
  }
  th,
  td {
    padding-block: 0.35rem;
    border-top: 1px solid ${({ theme }) => theme.color.line};
    vertical-align: top;
  }
`;
