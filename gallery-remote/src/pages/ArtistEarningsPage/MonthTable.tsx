import styled from 'styled-components';
import type { Earnings } from '@rangmala/shared/contract';
import { formatMonth } from '@rangmala/shared/format';
import { Price } from '@rangmala/shared/ui';

/** Sales, share, refunds and payouts of each month. */
export function MonthTable({ months }: { months: Earnings['months'] }) {
  return (
    <Scrollable tabIndex={0} role="region" aria-labelledby="earnings-months">
      <h2 id="earnings-months">By month</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Sales</th>
            <th scope="col">Your share</th>
            <th scope="col">Refunded</th>
            <th scope="col">Paid</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, sales, earned, reversed, paid }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month)}</th>
              <td>{sales}</td>
              {[earned, reversed, paid].map((amount, column) => (
                <td key={column}>
                  <Price amount={amount} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}

const Scrollable = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    margin-top: ${({ theme }) => theme.space.s};
    border-collapse: collapse;
    font-size: ${({ theme }) => theme.text.small};
  }
  th,
  td {
    padding: ${({ theme }) => theme.space.s} 0 ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.s};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    text-align: right;
    white-space: nowrap;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
`;
