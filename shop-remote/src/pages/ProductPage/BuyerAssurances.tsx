import styled from 'styled-components';
import type { DispatchDays } from '@rangmala/shared/contract';
import { describeDispatch } from '@rangmala/shared/contract/dispatch-days';
import { links } from '@rangmala/shared/links';
import { AppLink, Icon } from '@rangmala/shared/ui';

export function BuyerAssurances({ dispatch }: { dispatch: DispatchDays | undefined }) {
  return (
    <List>
      <li>
        <Icon name="bag" />
        <span>Free standard shipping across India.</span>
      </li>
      <li>
        <Icon name="search" />
        <span>One of us checks every design before printing.</span>
      </li>
      <li>
        <Icon name="calendar" />
        <span>
          Made to order, dispatched in {describeDispatch([dispatch])};{' '}
          <AppLink to={links.delivery()}>delivery</AppLink> takes 2–8 more working days.
        </span>
      </li>
      <li>
        <Icon name="check" />
        <span>
          Damaged or misprinted? We’ll replace it. Made-to-order items can’t be returned for a change of mind.{' '}
          <AppLink to={links.returns()}>Returns</AppLink> · <AppLink to={links.faq()}>FAQ</AppLink>
        </span>
      </li>
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m} 0 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.inkSoft};
  list-style: none;

  li {
    display: flex;
    gap: 0.75rem;
    align-items: start;
  }
  svg {
    flex: none;
    margin-top: 0.15rem;
    color: ${({ theme }) => theme.color.accent};
  }
`;
