import { type ComponentType, lazy, Suspense } from 'react';
import styled from 'styled-components';
import { useEmptiedCart } from '../api/emptied-cart.ts';
import type { EmptiedCartBarProps } from './EmptiedCartBar.tsx';

/** Loads only after a sign-out. The page works without the bar when its code cannot be loaded. */
const LazyBar = lazy(async (): Promise<{ default: ComponentType<EmptiedCartBarProps> }> => {
  try {
    return { default: (await import('./EmptiedCartBar.tsx')).EmptiedCartBar };
  } catch {
    return { default: () => null };
  }
});

/**
 * The notice after a sign-out that the cart was emptied, with a button that restores the cart.
 * @param onClose moves the focus, because the pressed button disappears
 */
export function EmptiedCartNotice({ onClose }: { onClose: () => void }) {
  const lines = useEmptiedCart();
  return (
    <FixedArea role="status">
      <Suspense>{lines.length > 0 && <LazyBar lines={lines} onClose={onClose} />}</Suspense>
    </FixedArea>
  );
}

const FixedArea = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.toast};
  inset: auto 0 0;
  pointer-events: none;

  @media print {
    display: none;
  }
`;
