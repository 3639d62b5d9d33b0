import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Price, SquareFrame } from '@rangmala/shared/ui';

interface OrderLineProps {
  picture: ReactNode;
  name: string;
  /** Price of all pieces in rupees. */
  total: number;
  isLarge?: boolean;
  /** What was chosen, each as <small>. */
  children: ReactNode;
}

/** A line of an order: picture, texts and price. */
export function OrderLine({ picture, name, total, isLarge = false, children }: OrderLineProps) {
  return (
    <OrderLineRow $isLarge={isLarge}>
      <SquareFrame>{picture}</SquareFrame>
      <div>
        <strong>{name}</strong>
        {children}
      </div>
      <Price amount={total} />
    </OrderLineRow>
  );
}

const OrderLineRow = styled.li<{ $isLarge?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isLarge }) => ($isLarge ? '7rem' : '4rem')} minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  padding-block: ${({ $isLarge, theme }) => ($isLarge ? theme.space.m : theme.space.s)};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;

  /* On phones the price is below the text, because text and price do not fit into one row. */
  @media (max-width: 30rem) {
    grid-template-columns: min(${({ $isLarge }) => ($isLarge ? '6rem' : '4rem')}, 30%) minmax(0, 1fr);

    > :nth-child(3) {
      grid-column: 2;
      margin-top: -0.6rem;
    }
  }
`;

export type TotalsRow = readonly [name: string, amount: ReactNode];

/** The prices below the lines of a cart or order. A row whose name begins with “Total” is the sum of the rows above. */
export function TotalsTable({ rows }: { rows: readonly TotalsRow[] }) {
  return (
    <Table>
      <tbody>
        {rows.map(([name, amount]) => (
          <tr key={name} className={name.startsWith('Total') ? 'total' : undefined}>
            <th scope="row">{name}</th>
            <td>{typeof amount === 'number' ? <Price amount={amount} /> : amount}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  /* Column widths do not depend on the text, so that the columns do not move when amounts or web fonts have loaded. */
  table-layout: fixed;

  th {
    font-weight: 400;
  }
  td {
    text-align: right;
  }
  th,
  td {
    padding-block: 0.3rem;

    /* Puts an amount below its name where the text is large. */
    @container (width < 13rem) {
      display: block;
    }
  }
  .total > * {
    padding-top: ${({ theme }) => theme.space.s};
    border-top: 2px solid ${({ theme }) => theme.color.ink};
    font-size: ${({ theme }) => theme.text.large};
    font-weight: 600;
  }
`;
