import styled from 'styled-components';
import { useCart } from '@rangmala/shared/cart';
import { Button, useToast } from '@rangmala/shared/ui';
import { setEmptiedCart, useEmptiedCart } from '../api/session.ts';

/**
 * The notice after a sign-out that the cart was emptied, with a button that restores the cart.
 * @param onClose moves the focus, because the pressed button disappears
 */
export function EmptiedCartNotice({ onClose }: { onClose: () => void }) {
  const lines = useEmptiedCart();
  const { restore } = useCart();
  const toast = useToast();

  function close(): void {
    setEmptiedCart([]);
    onClose();
  }

  return (
    <FixedArea className="screen-only" role="status">
      {lines.length > 0 && (
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
      )}
    </FixedArea>
  );
}

const FixedArea = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.toast};
  inset: auto 0 0;
  pointer-events: none;
`;

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
