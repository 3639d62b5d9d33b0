import styled from 'styled-components';
import type { Order } from '@rangmala/shared/contract';
import { STATUS_LABELS, formatInstant } from '../../lib/order-labels.ts';

export function Timeline({ entries }: { entries: Order['timeline'] }) {
  return (
    <List aria-label="Timeline">
      {entries.map(({ at, status, reason }, index) => (
        <li key={index}>
          <strong>{STATUS_LABELS[status]}</strong>
          <time dateTime={at}>{formatInstant(at)}</time>
          {reason && <span>{reason}</span>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    padding-left: ${({ theme }) => theme.space.m};
    border-left: 3px solid ${({ theme }) => theme.color.turmeric};
  }
  time,
  span {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.text.small};
  }
`;
