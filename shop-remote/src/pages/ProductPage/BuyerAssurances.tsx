import styled from 'styled-components';
import type { Product } from '@rangmala/shared/contract';
import { describeDispatch } from '@rangmala/shared/contract/rules';
import { useSite } from '@rangmala/shared/site';
import { Icon } from '@rangmala/shared/ui';
import { HelpLinks } from '../../components/HelpLinks.tsx';

/** Facts about delivery and returns, and links to the help pages. A shop that takes no orders shows only the links. */
export function BuyerAssurances({ product }: { product: Product }) {
  const { checkout } = useSite();
  return (
    <Box>
      {checkout && <Assurances product={product} />}
      <HelpLinks />
    </Box>
  );
}

function Assurances({ product: { dispatch_days, stock } }: { product: Product }) {
  // A product without a stock count is made to order.
  const dispatchedIn = stock === undefined ? 'Made to order, dispatched in' : 'Dispatched in';
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
          {dispatchedIn} {describeDispatch([dispatch_days])}. Delivery takes 2–8 more working days.
        </span>
      </li>
      <li>
        <Icon name="check" />
        <span>
          Damaged or misprinted? We’ll replace it. Items with your own design can’t be returned for a change
          of mind.
        </span>
      </li>
    </List>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.s};
  padding-top: ${({ theme }) => theme.space.m};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.inkSoft};

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
