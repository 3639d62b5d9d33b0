import styled from 'styled-components';
import type { Order, OrderStatus } from '@rangmala/shared/contract';
import { Stack } from '@rangmala/shared/ui';
import { STATUS_LABELS, formatInstant } from '../../lib/order-labels.ts';

/** The statuses of an order that goes as planned. */
const PLANNED_STATUSES: readonly OrderStatus[] = [
  'placed',
  'confirmed',
  'in_production',
  'packed',
  'shipped',
  'delivered',
];

/** What has happened to an order, the current status marked, and the steps to come. */
export function Timeline({ entries }: { entries: Order['timeline'] }) {
  const stepsToCome = listStepsToCome(entries.at(-1)?.status);
  return (
    <>
      <List aria-label="Timeline">
        {entries.map(({ at, status, reason }, index) => (
          <li key={index} aria-current={index === entries.length - 1 ? 'step' : undefined}>
            <strong>{STATUS_LABELS[status]}</strong>
            <time dateTime={at}>{formatInstant(at)}</time>
            {reason && <span>{reason}</span>}
          </li>
        ))}
      </List>
      {stepsToCome.length > 0 && (
        <StepsToCome aria-label="Still to come">
          {stepsToCome.map((status) => (
            <li key={status}>{STATUS_LABELS[status]}</li>
          ))}
        </StepsToCome>
      )}
    </>
  );
}

function listStepsToCome(current: OrderStatus | undefined): readonly OrderStatus[] {
  const position = PLANNED_STATUSES.indexOf(current === 'awaiting_payment' || !current ? 'placed' : current);
  return position < 0 ? [] : PLANNED_STATUSES.slice(position + 1);
}

const List = styled(Stack).attrs({ as: 'ol', $gap: 's' })`
  li {
    display: grid;
    padding-left: ${({ theme }) => theme.space.m};
    border-left: 3px solid ${({ theme }) => theme.color.turmeric};
  }
  li[aria-current] {
    border-left-color: ${({ theme }) => theme.color.accent};
    border-left-width: 6px;
  }
  time,
  span {
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.text.small};
  }
`;

const StepsToCome = styled(List)`
  color: ${({ theme }) => theme.color.inkSoft};

  li {
    border-left: 3px dotted ${({ theme }) => theme.color.edge};
  }
`;
