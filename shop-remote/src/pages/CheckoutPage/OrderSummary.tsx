import { useId, useState } from 'react';
import styled from 'styled-components';
import { Icon, Price } from '@rangmala/shared/ui';
import type { PricedCart } from '../../api/catalogue.ts';
import { OrderLines } from './OrderLines.tsx';
import { computeOrderTotal, toCheckoutLines } from './checkout-lines.ts';

/** The lines of the order beside the delivery form. On small screens a button shows and hides the lines. */
export function OrderSummary({ cart }: { cart: PricedCart }) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const lines = toCheckoutLines(cart.lines);
  const total = lines && computeOrderTotal(lines);
  return (
    <div>
      <ToggleButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bag" />
        <span>{isOpen ? 'Hide order summary' : 'Show order summary'}</span>
        {total !== undefined && <Price amount={total} />}
      </ToggleButton>
      <Content id={contentId} $isOpen={isOpen}>
        <OrderLines lines={lines} count={cart.lines.length} total={total} />
      </Content>
    </div>
  );
}

const ToggleButton = styled.button`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  width: 100%;
  min-height: ${({ theme }) => theme.size.target};
  padding: 0.6rem ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.card};
  color: ${({ theme }) => theme.color.ink};
  font-weight: 600;
  text-align: left;

  span:nth-of-type(1) {
    flex: 1 1 6rem;
  }
  @media ${({ theme }) => theme.media.wide} {
    display: none;
  }
`;

const Content = styled.div<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  margin-top: ${({ theme }) => theme.space.s};

  @media ${({ theme }) => theme.media.wide} {
    display: block;
    margin-top: 0;
  }
`;
