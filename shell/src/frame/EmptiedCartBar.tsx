import styled from 'styled-components';
import { type CartLine, useCart } from '@rangmala/shared/cart';
import { Button, useToast } from '@rangmala/shared/ui';
import { setEmptiedCart } from '../api/emptied-cart.ts';

export interface EmptiedCartBarProps {
  lines: readonly CartLine[];
  /** Moves the focus, because the pressed button disappears. */
  onClose: () => void;
}

/** Says that the cart was emptied, with a button that restores its lines. */
export function EmptiedCartBar({ lines, onClose }: EmptiedCartBarProps) {
  const { restore } = useCart();
  const toast = useToast();

  function close(): void {
    setEmptiedCart([]);
    onClose();
  }

  return (
    <Bar>
      <p>You’re signed out, and your cart was emptied.</p>
      <Button
        variant="secondary"
        onClick={() => {
          restore(lines);
          close();
          toast('Your cart is back.');
        }}
      >
        Bring it back
      </Button>
      <Button variant="secondary" onClick={close}>
        Dismiss
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  align-items: center;
  justify-content: center;
  padding: 0.7rem 1rem;
  border-top: 0.3rem solid ${({ theme }) => theme.color.turmeric};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};
  font-weight: 600;
  pointer-events: auto;
`;
