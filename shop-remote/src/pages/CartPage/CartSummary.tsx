import { useSyncExternalStore } from 'react';
import { useNavigate } from '@rangmala/shared/router';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useSite } from '@rangmala/shared/site';
import { Button, ButtonLink, Price } from '@rangmala/shared/ui';
import { ArrivalNote } from '../../components/ArrivalNote.tsx';
import { Card } from '../../components/Card.tsx';
import { HelpLinks } from '../../components/HelpLinks.tsx';
import { TotalsTable } from '../../components/OrderLine.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { readPin, subscribeToPin } from '../../lib/remembered-pin.ts';
import { computeTotals, type PricedLine, type Totals } from '../../lib/cart-lines.ts';

/** The totals of the cart, with the checkout button and help links. Shows placeholders while a price is unknown. */
export function CartSummary({ lines, isWaiting }: { lines: readonly PricedLine[]; isWaiting: boolean }) {
  const { checkout } = useSite();
  const navigate = useNavigate();
  const pin = useSyncExternalStore(subscribeToPin, readPin, () => '');
  const totals = computePricedTotals(lines);
  const renderAmount = (name: keyof Totals) => {
    if (totals) return <Price amount={totals[name]} />;
    return isWaiting ? <Skeleton $width="5rem" /> : '—';
  };

  return (
    <Box aria-label="Summary">
      <TotalsTable
        rows={[
          ['Subtotal', renderAmount('subtotal')],
          ['Shipping', renderAmount('shipping')],
          ['Total', renderAmount('total')],
        ]}
      />
      {/* The button does nothing in a shop that takes no orders online. */}
      <Button onClick={() => checkout && void navigate(links.checkout())}>Proceed to Checkout</Button>
      <ButtonLink variant="secondary" to={links.shop()}>
        Continue Shopping
      </ButtonLink>
      {checkout && <ArrivalNote pin={pin} lines={lines} />}
      <CenteredHelpLinks>
        <HelpLinks />
      </CenteredHelpLinks>
    </Box>
  );
}

/** Returns the totals of the available lines; undefined while any price is unknown. */
function computePricedTotals(lines: readonly PricedLine[]): Totals | undefined {
  if (lines.some(({ state }) => state === 'unknown')) return undefined;
  return computeTotals(
    lines.flatMap((pricedLine) =>
      pricedLine.state === 'priced' ? [{ price: pricedLine.price, quantity: pricedLine.line.quantity }] : [],
    ),
  );
}

const CenteredHelpLinks = styled.div`
  justify-self: center;
`;

const Box = styled(Card)`
  container-type: inline-size;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};

  @media print {
    padding-inline: 0;
    background: none;
    box-shadow: none;
  }
`;
